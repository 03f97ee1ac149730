import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** No table: what was used and its prices in sentences, as a small supplier writes a letter. */
export const letter: SyntheticInvoice = {
  name: 'a letter in sentences, thousands parted by a blank',
  items: typed(`
Cooperativa Coopérnico, CRL                                      12 de outubro de 2026

Exma. Senhora
Rita Inexistente
Rua das Hipóteses, 3
2750-330 Cascais

Fatura n.º 2026/551 relativa ao fornecimento de energia elétrica no local com o CPE PT 0002 0000 8888 2222 QA,
morada de fornecimento Rua das Hipóteses, 3, 2750-330 Cascais.

No período de 12/09/2026 a 11/10/2026 (30 dias) foram consumidos 1 284 kWh, ao preço de 0,158412 €/kWh.
A potência contratada é de 10,35 kVA e custou 0,5127 € por dia durante 30 dias.
O seu contrato tem a opção horária simples.
No período anterior foram consumidos 1 102 kWh e no mesmo mês do ano passado 998 kWh.

O total a pagar, com impostos, é de 271,86 EUR e será debitado a partir de 2 de novembro de 2026.
Se tivesse tarifa bi-horária, pagaria 0,1899 €/kWh fora de vazio e 0,1012 €/kWh em vazio.
`),
  values: {
    energyType: 'electricity',
    supplier: 'COOP',
    postalCode: '2750-330',
    from: '2026-09-12',
    to: '2026-10-11',
    total: 271.86,
    cpe: 'PT0002000088882222QA',
    contractedPower: 10.35,
    powerPrice: 0.5127,
    meter: 'simple',
    'kwh.simple': 1284,
    'price.simple': 0.158412,
  },
}
