import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** No energy at all: nothing of it may be read, not even from what looks like it. */
export const water: SyntheticInvoice = {
  name: 'a water bill',
  items: typed(`
Águas do Concelho                                 Fatura 2026/331
Período de faturação: 01/09/2026 a 30/09/2026     Total a pagar: 24,18 €
Local de consumo: Rua Sem Fio 3, 3700-121 São João da Madeira
Escalão 1   5 m3   0,6150 €/m3   3,08 €
Escalão 2   4 m3   1,1120 €/m3   4,45 €
Tarifa fixa   30 dias   0,1877 €/dia   5,63 €
Energia usada na captação por cada m3: 0,61 kWh
`),
  values: { postalCode: '3700-121', from: '2026-09-01', to: '2026-09-30', total: 24.18 },
}
