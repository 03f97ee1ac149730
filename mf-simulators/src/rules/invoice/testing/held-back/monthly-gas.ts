import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Gas whose fixed term is paid by the month, with the social tariff and a note of the regulated price. */
export const monthlyGas: SyntheticInvoice = {
  name: 'gas with the social tariff, fixed term by the month, a price that fell',
  items: typed(`
Tagusgás Comercialização                            FATURA GN 2026/7001
Faturação de 16/09/2026 a 15/10/2026                Cliente 55443
MORADA DE ABASTECIMENTO
Praça do Pretexto, 4 r/c
2000-050 SANTARÉM
CUI: PT1606000033334444KP                           ESC. 1
Contador 4431   Leit. anterior 882 m3   Leit. atual 901 m3   F.C. 11,2891

GAS NATURAL CONSUMIDO    16/09-30/09    107 kWh    0,0790 €/kWh     8,45
GAS NATURAL CONSUMIDO    01/10-15/10    107 kWh    0,0751 €/kWh     8,04
TERMO FIXO               1 mês          2,9200 €/mês                2,92
DESC. TARIFA SOCIAL      214 kWh        -0,0220 €/kWh               -4,71
T. OCUP. SUBSOLO         214 kWh        0,0030 €/kWh                0,64
No mercado regulado o preço seria de 0,0622 €/kWh.

VALOR A PAGAR            18,87 EUR
`),
  values: {
    energyType: 'gas',
    supplier: 'CUR',
    postalCode: '2000-050',
    from: '2026-09-16',
    to: '2026-10-15',
    total: 18.87,
    socialTariff: true,
    cui: 'PT1606000033334444KP',
    gasTier: 1,
    'gas.kwh': 214,
    'gas.price': 0.07705,
    // 2.92 × 12 / 365
    gasFixedPrice: 0.096,
  },
}
