import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** A credit note gives back what an invoice charged: nothing was used. */
export const creditNote: SyntheticInvoice = {
  name: 'a credit note',
  items: typed(`
Endesa                                    Nota de crédito NC 2026/14
Período a creditar: 01/08/2026 a 31/08/2026
Local de consumo: Rua Devolvida 5, 1900-221 Lisboa
CPE PT0002000061616262HA    Potência contratada 3,45 kVA

Energia          -120 kWh     0,1600 €/kWh      -19,20 €
Potência         -31 dias     0,1900 €/dia      -5,89 €

Total a creditar                                -30,86 €
`),
  values: {
    energyType: 'electricity',
    supplier: 'END',
    postalCode: '1900-221',
    from: '2026-08-01',
    to: '2026-08-31',
    cpe: 'PT0002000061616262HA',
    contractedPower: 3.45,
    powerPrice: 0.19,
    'price.simple': 0.16,
  },
}
