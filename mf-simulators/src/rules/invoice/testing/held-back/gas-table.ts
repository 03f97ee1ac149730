import type { SyntheticInvoice } from '../facts'
import { Sheet } from '../sheet'

export const gasTable: SyntheticInvoice = {
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
