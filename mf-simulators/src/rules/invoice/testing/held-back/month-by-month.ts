import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Two months of one bill, each charged in lines of its own, every line again split by VAT. */
export const monthByMonth: SyntheticInvoice = {
  name: 'two months in lines of their own, split by VAT, blanks between thousands',
  addsUp: true,
  items: typed(`
Iberdrola Clientes Portugal, Unipessoal Lda.
Fatura de eletricidade            Data 06/11/2026
Período de faturação              01/09/2026 - 31/10/2026
Local de consumo                  Av. do Acaso 300, 2.º A, 2810-054 Almada
CPE                               PT0002000042424343EB
Potência contratada               13,8 kVA
Opção tarifária                   simples

SETEMBRO
Energia            200 kWh     0,1490 €/kWh     29,80 €    IVA 6%
Energia            880 kWh     0,1490 €/kWh     131,12 €   IVA 23%
Potência           30 dias     0,6522 €/dia     19,57 €    IVA 23%
OUTUBRO
Energia            200 kWh     0,1535 €/kWh     30,70 €    IVA 6%
Energia            1 014 kWh   0,1535 €/kWh     155,65 €   IVA 23%
Potência           31 dias     0,6522 €/dia     20,22 €    IVA 23%

Total faturado de energia         2 294 kWh
TOTAL A PAGAR                     462,91 €
`),
  values: {
    energyType: 'electricity',
    supplier: 'IBD',
    postalCode: '2810-054',
    from: '2026-09-01',
    to: '2026-10-31',
    total: 462.91,
    cpe: 'PT0002000042424343EB',
    contractedPower: 13.8,
    powerPrice: 0.6522,
    meter: 'simple',
    'kwh.simple': 2294,
    // (1080 × 0.1490 + 1214 × 0.1535) / 2294
    'price.simple': 0.151381,
  },
}
