import type { SyntheticInvoice } from '../facts'
import { Sheet } from '../sheet'

/** Values under their labels, units in the heads of columns only, two periods and a table of registers of three. */
export const unitsInHeads: SyntheticInvoice = {
  name: 'cards of label over value, bi-hourly, units in the heads of columns',
  items: new Sheet()
    .row(
      50,
      [
        [40, 'Goldenergy'],
        [400, 'Fatura eletrónica 2026/98765'],
      ],
      12,
    )
    .block(350, 90, ['João Fictício de Teste', 'Travessa do Ensaio, n.º 7', '4050-077 Porto'])
    .row(150, [
      [40, 'Potência contratada'],
      [180, 'Tarifa'],
      [300, 'Ciclo'],
      [430, 'Total a pagar'],
    ])
    .row(
      164,
      [
        [40, '10,35 kVA'],
        [180, 'Bi-horária'],
        [300, 'Diário'],
        [430, '98,31 €'],
      ],
      12,
    )
    .row(200, [
      [40, 'Morada de fornecimento'],
      [300, 'Período de faturação'],
    ])
    .row(214, [
      [40, 'Travessa do Ensaio, n.º 7'],
      [300, '12-08-2026 a 11-09-2026'],
    ])
    .row(228, [
      [40, '4050-077 Porto'],
      [300, 'CPE'],
    ])
    .row(242, [[300, 'PT0002000098765432CD']])
    .row(270, [[40, 'Leituras (kWh)']], 11)
    .table(
      286,
      [40, -220, -320, -420, -520],
      [
        ['Registo', 'Leitura anterior', 'Leitura atual', 'Diferença', 'Consumo'],
        ['Vazio', '10.245', '10.398', '153', '153'],
        ['Ponta', '3.120', '3.171', '51', '51'],
        ['Cheias', '8.004', '8.152', '148', '148'],
      ],
    )
    .row(370, [[40, 'Eletricidade']], 11)
    .table(
      386,
      [40, -300, -390, -460, -540],
      [
        ['', 'Consumo (kWh)', 'Preço (€/kWh)', 'IVA (%)', 'Total (€)'],
        ['Energia fora de vazio', '199', '0,1962', '23', '39,04'],
        ['Energia vazio', '153', '0,1043', '23', '15,96'],
      ],
    )
    .table(
      450,
      [40, -300, -390, -460, -540],
      [
        ['', 'Dias', 'Preço (€/dia)', 'IVA (%)', 'Total (€)'],
        ['Termo de potência', '31', '0,5121', '23', '15,88'],
      ],
    )
    .row(500, [[40, 'O preço inclui as tarifas de acesso às redes.']])
    .row(520, [[40, 'Financiamento da tarifa social: 0,0029 €/kWh, custo do comercializador.']])
    .row(
      790,
      [[40, 'GOLDENERGY – Comercializadora de Energia, S.A. NIPC 500000000, sede em 5000-421 Vila Real']],
      7,
    ).items,
  values: {
    energyType: 'electricity',
    supplier: 'GOLD',
    postalCode: '4050-077',
    from: '2026-08-12',
    to: '2026-09-11',
    total: 98.31,
    cpe: 'PT0002000098765432CD',
    contractedPower: 10.35,
    powerPrice: 0.5121,
    meter: 'bi',
    cycle: 'daily',
    'kwh.outsideOffPeak': 199,
    'kwh.offPeak': 153,
    'price.outsideOffPeak': 0.1962,
    'price.offPeak': 0.1043,
  },
}
