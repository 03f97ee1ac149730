import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Notes and a tip share the lines of the table; prices of an offer come below it. */
export const notesNextToTable: SyntheticInvoice = {
  name: 'notes on the lines of the table, an offer with prices of its own',
  items: typed(`
MUON ELECTRIC                                    Fatura  M-2026-1190
Cliente 8810                                     Emissão 2026-11-04
Abastecimento em: Rua da Sebenta 22              Período 2026-10-01 a 2026-10-31
                  3000-377 Coimbra               CPE PT0002000083838484MU

As suas leituras                                 Eletricidade (3,45 kVA, tarifa simples)
Comunique entre os dias 28 e 31                  Energia      176 kWh    0,162300    28,56 €
Última leitura 9.917 (real)                      Potência     31 dias    0,189900    5,89 €
                                                 IEC          176 kWh    0,001000    0,18 €
Sabia que?                                       CAV          1 mês      2,850000    2,85 €
Um frigorífico gasta 250 kWh por ano.            Total a pagar                       44,87 €

Mude para o Plano Noite: 0,0890 €/kWh em vazio, 0,1950 €/kWh fora de vazio e 0,2100 €/dia de potência!
`),
  values: {
    energyType: 'electricity',
    supplier: 'MUON',
    postalCode: '3000-377',
    from: '2026-10-01',
    to: '2026-10-31',
    total: 44.87,
    cpe: 'PT0002000083838484MU',
    contractedPower: 3.45,
    powerPrice: 0.1899,
    meter: 'simple',
    'kwh.simple': 176,
    'price.simple': 0.1623,
  },
}
