import type { SyntheticInvoice } from '../facts'
import { Sheet } from '../sheet'

/** Gas alone, cubic metres turned into kWh. */
export const gasAlone: SyntheticInvoice = {
  name: 'gas alone, tier in words, days without a period',
  items: new Sheet()
    .row(
      50,
      [
        [40, 'Dourogás'],
        [300, 'Fatura de gás natural'],
      ],
      12,
    )
    .block(330, 80, ['Óscar Imaginado', 'Rua Sem Nome 8', '5000-333 Vila Real'])
    .row(140, [[40, 'Morada do local de consumo: Rua Sem Nome 8, 5000-333 Vila Real']])
    .row(154, [[40, 'Código universal da instalação: PT1604000009876543ST']])
    .row(168, [
      [40, '2.º escalão'],
      [200, 'Pressão: 22 mbar'],
    ])
    .row(190, [[40, 'Consumo estimado: 31 m³ × PCS 11,9 × FCV 0,9566 = 353 kWh']])
    .table(
      220,
      [40, 240, 330, -540],
      [
        ['Conceito', 'Quantidade', 'Preço', 'Valor'],
        ['Termo variável', '353 kWh', '0,0698 €/kWh', '24,64 €'],
        ['Termo fixo', '61 dias', '0,1123 €/dia', '6,85 €'],
      ],
    )
    .row(
      290,
      [
        [40, 'Valor total a pagar'],
        [540, '39,41 €', 'right'],
      ],
      12,
    ).items,
  values: {
    energyType: 'gas',
    supplier: 'DOUROGAS',
    postalCode: '5000-333',
    days: 61,
    total: 39.41,
    cui: 'PT1604000009876543ST',
    gasTier: 2,
    'gas.kwh': 353,
    'gas.price': 0.0698,
    gasFixedPrice: 0.1123,
  },
}
