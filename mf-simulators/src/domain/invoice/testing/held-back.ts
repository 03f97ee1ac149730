import type { SyntheticInvoice } from './facts'
import { Sheet } from './sheet'

/*
 * Invoices in layouts written after the rules, to measure how far these carry. People, codes and amounts are invented.
 */

const boxes: SyntheticInvoice = {
  name: 'values in boxes with captions below, price in cents',
  items: new Sheet()
    .row(
      50,
      [
        [40, 'Luzboa'],
        [400, 'Fatura-recibo'],
      ],
      14,
    )
    .row(
      90,
      [
        [60, '4,6 kVA'],
        [220, 'Simples'],
        [380, '62,15 €'],
      ],
      14,
    )
    .row(
      106,
      [
        [60, 'Potência contratada'],
        [220, 'Tarifa'],
        [380, 'Valor a pagar'],
      ],
      8,
    )
    .row(140, [[40, 'CPE PT0002000033334444TU']])
    .row(155, [[40, 'Local de consumo']])
    .row(168, [[40, 'Rua Aparente 55']])
    .row(181, [[40, '4700-321 Braga']])
    .row(210, [[40, 'Período: 5 de agosto de 2026 a 4 de setembro de 2026']])
    .row(240, [
      [40, 'Eletricidade consumida'],
      [300, '231 kWh'],
      [380, '15,85 cênt/kWh'],
      [540, '36,61 €', 'right'],
    ])
    .row(254, [
      [40, 'Potência'],
      [300, '31 dias'],
      [380, '0,2511 €/dia'],
      [540, '7,78 €', 'right'],
    ])
    .row(268, [
      [40, 'IEC'],
      [300, '231 kWh'],
      [380, '0,001 €/kWh'],
      [540, '0,23 €', 'right'],
    ]).items,
  values: {
    energyType: 'electricity',
    supplier: 'LUZBOA',
    postalCode: '4700-321',
    from: '2026-08-05',
    to: '2026-09-04',
    total: 62.15,
    cpe: 'PT0002000033334444TU',
    contractedPower: 4.6,
    powerPrice: 0.2511,
    meter: 'simple',
    'kwh.simple': 231,
    'price.simple': 0.1585,
  },
}

const splitPrice: SyntheticInvoice = {
  name: 'two halves of the period with two prices',
  items: new Sheet()
    .row(
      50,
      [
        [40, 'Repsol Portuguesa, Lda.'],
        [380, 'www.repsol.pt'],
      ],
      10,
    )
    .row(80, [
      [40, 'Nome: Beatriz Suposição'],
      [300, 'N.º cliente 00123456'],
    ])
    .row(94, [[40, 'Morada do ponto de entrega: Rua Quase 9, 2400-100 Leiria']])
    .row(108, [
      [40, 'CPE: PT0002000012121212VX'],
      [300, 'Pot. contratada: 3,45 kVA'],
    ])
    .row(122, [[40, 'Ciclo horário: bi-horário semanal']])
    .row(150, [[40, 'Intervalo faturado: 16/02/2026 - 15/03/2026']])
    .table(
      180,
      [40, 200, -330, -420, -520],
      [
        ['Conceito', 'Datas', 'Quantidade', 'Preço', 'Importância'],
        ['Consumo vazio', '16/02 - 28/02', '61 kWh', '0,1011 €/kWh', '6,17 €'],
        ['Consumo vazio', '01/03 - 15/03', '70 kWh', '0,0999 €/kWh', '6,99 €'],
        ['Consumo fora vazio', '16/02 - 28/02', '74 kWh', '0,1899 €/kWh', '14,05 €'],
        ['Consumo fora vazio', '01/03 - 15/03', '80 kWh', '0,1888 €/kWh', '15,10 €'],
        ['Termo fixo potência', '28 dias', '28', '0,2044 €/dia', '5,72 €'],
      ],
    )
    .row(300, [
      [40, 'Importância total a pagar'],
      [520, '58,40 €', 'right'],
    ]).items,
  values: {
    energyType: 'electricity',
    supplier: 'REPSOL',
    postalCode: '2400-100',
    from: '2026-02-16',
    to: '2026-03-15',
    total: 58.4,
    cpe: 'PT0002000012121212VX',
    contractedPower: 3.45,
    powerPrice: 0.2044,
    meter: 'bi',
    cycle: 'weekly',
    'kwh.offPeak': 131,
    'kwh.outsideOffPeak': 154,
    'price.offPeak': 0.100459,
    'price.outsideOffPeak': 0.189329,
  },
}

const gasTable: SyntheticInvoice = {
  name: 'gas in a table with units in the heads',
  items: new Sheet()
    .row(
      50,
      [
        [40, 'Plenitude'],
        [300, 'Fatura de gás natural n.º 77'],
      ],
      12,
    )
    .row(90, [
      [40, 'CUI'],
      [200, 'Escalão'],
      [300, 'Data de emissão'],
    ])
    .row(103, [
      [40, 'PT1605000001112223WY'],
      [200, '3'],
      [300, '10/04/2026'],
    ])
    .row(130, [[40, 'Morada de fornecimento: Alameda Talvez 2, 3800-040 Aveiro']])
    .row(150, [[40, 'Faturado entre 05/03/2026 e 04/04/2026']])
    .table(
      180,
      [40, -300, -400, -520],
      [
        ['Descrição', 'Consumo (kWh)', 'Preço (€/kWh)', 'Valor (€)'],
        ['Gás natural', '1.106', '0,0688', '76,09'],
      ],
    )
    .table(
      230,
      [40, -300, -400, -520],
      [
        ['Descrição', 'Dias', 'Preço (€/dia)', 'Valor (€)'],
        ['Tarifa fixa', '31', '0,2210', '6,85'],
      ],
    )
    .row(300, [
      [40, 'TOTAL FATURA'],
      [520, '103,77 €', 'right'],
    ]).items,
  values: {
    energyType: 'gas',
    supplier: 'ENIPLENITUDE',
    postalCode: '3800-040',
    from: '2026-03-05',
    to: '2026-04-04',
    total: 103.77,
    cui: 'PT1605000001112223WY',
    gasTier: 3,
    'gas.kwh': 1106,
    'gas.price': 0.0688,
    gasFixedPrice: 0.221,
  },
}

export const heldBack: readonly SyntheticInvoice[] = [boxes, splitPrice, gasTable]
