import type { SyntheticInvoice } from '../facts'
import { Sheet } from '../sheet'

/** No unit next to any price: only the sums prove which number is one. Social tariff. */
export const provenBySums: SyntheticInvoice = {
  name: 'prices without units, social tariff',
  items: new Sheet()
    .row(
      50,
      [
        [40, 'SU ELETRICIDADE, S.A.'],
        [330, 'Comercializador de último recurso'],
      ],
      11,
    )
    .block(330, 80, ['Zulmira Postiça', 'Bairro do Modelo, lote 4', '7000-010 Évora'])
    .row(140, [[40, 'Endereço da instalação: Bairro do Modelo, lote 4, 7000-010 Évora']])
    .row(154, [
      [40, 'Potência contratada (kVA): 3,45'],
      [300, 'Tarifa: simples'],
    ])
    .row(168, [[40, 'Cód. ponto entrega PT0002000011112222QR']])
    .row(182, [[40, 'Faturação de 10/05/2026 a 09/06/2026']])
    .table(
      210,
      [40, -280, -360, -440],
      [
        ['', 'Qtd.', 'Preço', 'Euros'],
        ['Energia ativa', '103', '0,1606', '16,54'],
        ['Potência', '31', '0,1684', '5,22'],
        ['Desconto tarifa social – energia', '103', '-0,0513', '-5,28'],
      ],
    )
    .row(300, [[40, 'Quantidades de energia em kWh e de potência em dias.']])
    .row(
      330,
      [
        [40, 'Total a pagar'],
        [440, '19,80', 'right'],
      ],
      12,
    ).items,
  values: {
    energyType: 'electricity',
    supplier: 'EDPSU',
    postalCode: '7000-010',
    from: '2026-05-10',
    to: '2026-06-09',
    total: 19.8,
    socialTariff: true,
    cpe: 'PT0002000011112222QR',
    contractedPower: 3.45,
    powerPrice: 0.1684,
    meter: 'simple',
    'kwh.simple': 103,
    'price.simple': 0.1606,
  },
}
