import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Units are part of the labels; network access has a table of its own that only explains. */
export const unitsInLabels: SyntheticInvoice = {
  name: 'units in labels, dates in words, networks explained in a table of their own',
  items: typed(`
Plenitude                                      O seu comercializador: Eni Plenitude Iberia, S.L.
Fatura de energia elétrica                     N.º 12/2026-88
De 12 de setembro de 2026 até 11 de outubro de 2026
Morada de fornecimento: Rua Provisória 2, 4750-290 Barcelos

CPE: PT0002000027272828TM
Potência (kVA): 4,6
Tarifário: Bi-horário
Ciclo horário: semanal

Consumo fora de vazio (kWh): 118,4
Consumo vazio (kWh): 73,2
Preço fora de vazio (€/kWh): 0,18955
Preço vazio (€/kWh): 0,10441
Preço da potência (€/dia): 0,2519
N.º de dias: 30

Tarifas de acesso às redes incluídas nos preços acima
                              Quantidade    Preço           Valor
Potência                      30 dias       0,1714 €/dia    5,14 €
Energia fora de vazio         118,4 kWh     0,0712 €/kWh    8,43 €
Energia vazio                 73,2 kWh      0,0199 €/kWh    1,46 €

Total a pagar (EUR): 48,20
`),
  values: {
    energyType: 'electricity',
    supplier: 'ENIPLENITUDE',
    postalCode: '4750-290',
    from: '2026-09-12',
    to: '2026-10-11',
    total: 48.2,
    cpe: 'PT0002000027272828TM',
    contractedPower: 4.6,
    powerPrice: 0.2519,
    meter: 'bi',
    cycle: 'weekly',
    'kwh.outsideOffPeak': 118.4,
    'kwh.offPeak': 73.2,
    'price.outsideOffPeak': 0.18955,
    'price.offPeak': 0.10441,
  },
}
