import type { SyntheticInvoice } from '../facts'
import { Sheet } from '../sheet'

/** Electricity and gas side by side. */
export const dualColumns: SyntheticInvoice = {
  name: 'electricity and gas side by side',
  items: new Sheet()
    .row(
      50,
      [
        [40, 'endesa'],
        [300, 'A tua fatura'],
      ],
      14,
    )
    .block(40, 80, ['Rui Hipotético', 'Largo do Faz de Conta 1', '3000-200 Coimbra'])
    .row(80, [[300, 'Período faturado 2026-06-15 a 2026-07-14']])
    .row(94, [[300, 'Montante a pagar: 87,05 EUR']])
    .row(
      150,
      [
        [40, 'Eletricidade'],
        [320, 'Gás'],
      ],
      12,
    )
    .row(
      166,
      [
        [40, 'Ponto de entrega PT0002000055556666JK'],
        [320, 'CUI PT1601234567890123LM'],
      ],
      8,
    )
    .row(
      180,
      [
        [40, 'Morada de consumo: 3000-200 Coimbra'],
        [320, 'Escalão de consumo: 1'],
      ],
      8,
    )
    .row(196, [
      [40, 'Potência contratada'],
      [270, '3,45 kVA', 'right'],
      [320, 'Consumo'],
      [550, '96 kWh', 'right'],
    ])
    .row(210, [
      [40, 'Consumo'],
      [270, '141 kWh', 'right'],
      [320, 'Preço da energia'],
      [550, '0,0861 €/kWh', 'right'],
    ])
    .row(224, [
      [40, 'Preço da energia'],
      [270, '0,1499 €/kWh', 'right'],
      [320, 'Termo fixo'],
      [550, '0,0923 €/dia', 'right'],
    ])
    .row(238, [
      [40, 'Preço da potência'],
      [270, '0,1811 €/dia', 'right'],
      [320, 'Subtotal'],
      [550, '11,04 €', 'right'],
    ])
    .row(252, [[40, 'Tarifa social: não']])
    .row(800, [[40, 'Endesa Energia, S.A. – Sucursal Portugal, NIPC 980000000']], 7).items,
  values: {
    energyType: 'dual',
    supplier: 'END',
    postalCode: '3000-200',
    from: '2026-06-15',
    to: '2026-07-14',
    total: 87.05,
    socialTariff: false,
    cpe: 'PT0002000055556666JK',
    contractedPower: 3.45,
    powerPrice: 0.1811,
    'kwh.simple': 141,
    'price.simple': 0.1499,
    cui: 'PT1601234567890123LM',
    gasTier: 1,
    'gas.kwh': 96,
    'gas.price': 0.0861,
    gasFixedPrice: 0.0923,
  },
}
