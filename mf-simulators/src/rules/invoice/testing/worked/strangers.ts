import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Papers that are no energy bill, with words and numbers of one. People, addresses and amounts are invented. */
export const strangers: readonly SyntheticInvoice[] = [
  {
    name: 'a water bill with a supply point, days, and energy of the pumps',
    items: typed(`
Águas da Região Fictícia, S.A.                              Fatura/Recibo 2026/81234
Período de faturação: 05/09/2026 a 05/10/2026               Valor a pagar   31,06 €
Local de consumo: Rua da Fonte Seca 11, 3810-155 Aveiro     CPE 00123456
Água (Tarifa Variável) - 1.º Esc. Até 5 m3       5,000 m3     0,7167     3,58     6%
Água (Tarifa Variável) - 2.º Esc. > 5 m3         10,000 m3    1,1183     11,18    6%
Água (Tarifa Fixa)                               31 dias      0,2252     6,98     6%
Saneamento (Tarifa Fixa)                         31 dias      0,2401     7,44     6%
Tx. Rec. Hídricos                                15,000 m3    0,0285     0,43     6%
Cada m3 gasta em média 0,61 kWh de eletricidade. IBAN PT50 0002 0000 1234 5678 9012 3
Se tem tarifa social na eletricidade ou no gás, tem direito à tarifa social da água.
`),
    values: { postalCode: '3810-155', from: '2026-09-05', to: '2026-10-05', total: 31.06 },
  },
  {
    name: 'a bill of television and internet that advertises power, prices and gas',
    items: typed(`
Operadora de Telecomunicações                               Fatura FT 26/0099
Período: 01-10-2026 a 31-10-2026                            Total a pagar   46,98 €
Morada de instalação: Rua do Sinal 2, 2700-190 Amadora
Pacote Net 500 + TV 120 canais + Voz     1 mês     41,99     41,99     23%
Canal de filmes                          1 mês     4,99      4,99      23%
Muda a tua eletricidade: 6,9 kVA por 0,3100 €/dia e 0,1390 €/kWh; gás no escalão 2 a 0,0750 €/kWh.
Por exemplo, com 200 kWh e potência contratada de 4,6 kVA poupas 60 € por ano.
`),
    values: { postalCode: '2700-190', from: '2026-10-01', to: '2026-10-31', total: 46.98 },
  },
  {
    name: 'an insurance receipt of a home',
    items: typed(`
Seguros Imaginários, S.A.                                   Recibo de prémio 551234
Período do seguro: 01/10/2026 a 30/09/2027                  Total a pagar   142,10 €
Morada do local de risco: Rua da Chama 5, 4900-350 Viana do Castelo
Avarias elétricas até 3 500 €, riscos elétricos, fuga de gás incluídos.
Ar condicionado até 12 kW. Equipamento com potência superior a 3,45 kVA não está coberto.
`),
    values: { postalCode: '4900-350', from: '2026-10-01', to: '2027-09-30', total: 142.1 },
  },
]
