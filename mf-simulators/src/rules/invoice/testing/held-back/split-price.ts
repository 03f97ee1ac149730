import type { SyntheticInvoice } from '../facts'
import { Sheet } from '../sheet'

export const splitPrice: SyntheticInvoice = {
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
