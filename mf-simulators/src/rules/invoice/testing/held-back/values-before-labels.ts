import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Each value comes before its label, as in the summary of an app. */
export const valuesBeforeLabels: SyntheticInvoice = {
  name: 'values before their words',
  items: typed(`
G9 Energy                        A sua fatura de outubro
74,35 € a pagar até 20/11/2026
8 out 2026 - 7 nov 2026 (31 dias)

5,75 kVA de potência contratada, tarifa simples
287 kWh consumidos
0,1612 €/kWh pela eletricidade
0,2899 €/dia pela potência

CPE PT 0002 0000 5656 7878 GC
Local de consumo: Rua Ao Contrário 1, 8500-510 Portimão
`),
  values: {
    energyType: 'electricity',
    supplier: 'G9ENERGY',
    postalCode: '8500-510',
    from: '2026-10-08',
    to: '2026-11-07',
    total: 74.35,
    cpe: 'PT0002000056567878GC',
    contractedPower: 5.75,
    powerPrice: 0.2899,
    meter: 'simple',
    'kwh.simple': 287,
    'price.simple': 0.1612,
  },
}
