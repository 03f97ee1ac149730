import type { SyntheticInvoice } from '../facts'
import { Sheet } from '../sheet'

export const boxes: SyntheticInvoice = {
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
