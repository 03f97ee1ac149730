import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Periods head the columns, the names of the values begin the rows; the year of the first day is left out. */
export const columnsOfPeriods: SyntheticInvoice = {
  name: 'periods as columns, first date without its year, totals with and without VAT',
  items: typed(`
EZU ENERGIA, LDA                         Factura nº 2026A/91
Período faturado: 12/09 a 11/10/2026     Vencimento: 05/11/2026
Pot. cont.: 5.75 kVA                     Opção: Bi-horária      Ciclo: Diário
Ponto de entrega: PT 0002 0000 7171 8282 EZ
Endereço do fornecimento: Rua da Dúvida 40, 2560-253 Torres Vedras

                       Fora de Vazio     Vazio
Leitura inicial        8.112             5.004
Leitura final          8.260             5.101
Consumo (kWh)          148               97
Preço (€/kWh)          0.186420          0.100310
Valor (€)              27,59             9,73

Termo de potência      30 dias           0.300100 €/dia      9,00
Subtotal s/ IVA                                              46,32
IVA                                                          8,75
Total c/ IVA                                                 58,02
`),
  values: {
    energyType: 'electricity',
    supplier: 'EZUENERGIA',
    postalCode: '2560-253',
    from: '2026-09-12',
    to: '2026-10-11',
    total: 58.02,
    cpe: 'PT0002000071718282EZ',
    contractedPower: 5.75,
    powerPrice: 0.3001,
    meter: 'bi',
    cycle: 'daily',
    'kwh.outsideOffPeak': 148,
    'kwh.offPeak': 97,
    'price.outsideOffPeak': 0.18642,
    'price.offPeak': 0.10031,
  },
}
