import type { SyntheticInvoice } from '../facts'
import { Sheet } from '../sheet'

/** Electricity and gas one above the other; sums with × and =; a discount; dates in words. */
export const dualStacked: SyntheticInvoice = {
  name: 'electricity above gas, sums written out, discount',
  items: new Sheet()
    .row(40, [[40, 'galp']], 18)
    .block(330, 60, ['Ana Suposta', 'Praceta Imaginária 3', '2800-555 Almada'])
    .row(120, [
      [40, 'De 3 de julho a 2 de agosto de 2026'],
      [400, 'Período de faturação'],
    ])
    .row(
      150,
      [
        [40, 'Total da fatura'],
        [300, '€ 112,40'],
      ],
      13,
    )
    .row(180, [
      [40, 'Local de abastecimento'],
      [250, 'Praceta Imaginária 3, 2800-555 Almada'],
    ])
    .row(210, [[40, 'ELETRICIDADE']], 12)
    .row(226, [
      [40, 'CPE'],
      [120, 'PT 0002 000045671234 EF'],
      [330, 'Potência'],
      [420, '5,75 kVA'],
    ])
    .row(240, [
      [40, 'Tarifário'],
      [120, 'Plano Casa – simples'],
    ])
    .row(262, [
      [40, 'Consumo de energia'],
      [250, '212 kWh x 0,1712 €/kWh = 36,29 €'],
    ])
    .row(276, [
      [40, 'Desconto débito direto'],
      [250, '212 kWh x -0,0085 €/kWh = -1,80 €'],
    ])
    .row(290, [
      [40, 'Potência 5,75 kVA'],
      [250, '31 dias x 0,2978 €/dia = 9,23 €'],
    ])
    .row(320, [[40, 'GÁS NATURAL']], 12)
    .row(336, [
      [40, 'CUI'],
      [120, 'PT1606000001234567GH'],
      [330, 'Escalão'],
      [420, '2'],
    ])
    .row(352, [
      [40, 'Consumo'],
      [250, '28 m3 = 318 kWh'],
    ])
    .row(366, [
      [40, 'Energia'],
      [250, '318 kWh x 0,0792 €/kWh = 25,19 €'],
    ])
    .row(380, [
      [40, 'Termo fixo'],
      [250, '31 dias x 0,1287 €/dia = 3,99 €'],
    ])
    .row(394, [
      [40, 'Taxa de ocupação do subsolo'],
      [250, '318 kWh x 0,0018 €/kWh = 0,57 €'],
    ])
    .row(800, [[40, 'Petrogal, S.A. Capital social 516.750.000 €, sede 1600-209 Lisboa. galp.pt']], 7).items,
  values: {
    energyType: 'dual',
    supplier: 'GALP',
    postalCode: '2800-555',
    from: '2026-07-03',
    to: '2026-08-02',
    total: 112.4,
    cpe: 'PT0002000045671234EF',
    contractedPower: 5.75,
    powerPrice: 0.2978,
    meter: 'simple',
    'kwh.simple': 212,
    'price.simple': 0.1627,
    cui: 'PT1606000001234567GH',
    gasTier: 2,
    'gas.kwh': 318,
    'gas.price': 0.0792,
    gasFixedPrice: 0.1287,
  },
}
