import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** A bill of television and internet that also sells electricity: an advertisement is no invoice. */
export const telecom: SyntheticInvoice = {
  name: 'a telecommunications bill with an advertisement of electricity',
  items: typed(`
Operador de Comunicações                          Fatura 000123
Período de faturação: 01/10/2026 a 31/10/2026     Total a pagar: 42,99 €
Morada de instalação: Rua do Cabo 8, 4100-140 Porto
Pacote TV + Net + Voz                             39,99 €
Chamadas internacionais                           3,00 €
Junte a eletricidade da MEO Energia desde 0,1429 €/kWh e poupe na potência!
`),
  values: {
    supplier: 'MEOENERGIA',
    postalCode: '4100-140',
    from: '2026-10-01',
    to: '2026-10-31',
    total: 42.99,
  },
}
