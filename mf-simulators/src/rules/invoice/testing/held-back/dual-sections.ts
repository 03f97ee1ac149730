import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Gas first, then electricity in three periods; both with the same words; a page of its own for each. */
export const dualSections: SyntheticInvoice = {
  name: 'dual, a page for each energy with the same words, three periods, different days',
  items: typed(`
Dourogás Energia
Resumo                       Fatura 1188 de 20-10-2026
Gás natural                  31,70 €
Eletricidade                 88,45 €
Valor a debitar              120,15 €
Morada de consumo: Rua Dupla 2, 5400-311 Chaves
\f
GÁS NATURAL
CUI: PT1608000055556666DG         Escalão 3
Período de 10 set 2026 a 9 out 2026
Consumo faturado             412 kWh
Preço                        0,0699 €/kWh
Termo fixo diário            0,1875 €/dia
\f
ELETRICIDADE
CPE: PT0002000091919292DG         10,35 kVA, tri-horária, ciclo semanal
Período de 8 set 2026 a 9 out 2026
Consumo faturado
  Ponta                      61 kWh       0,2590 €/kWh
  Cheias                     190 kWh      0,1722 €/kWh
  Vazio                      144 kWh      0,1033 €/kWh
Termo fixo diário            0,5044 €/dia
`),
  values: {
    energyType: 'dual',
    supplier: 'DOUROGAS',
    postalCode: '5400-311',
    from: '2026-09-08',
    to: '2026-10-09',
    gasDays: 30,
    total: 120.15,
    cpe: 'PT0002000091919292DG',
    cui: 'PT1608000055556666DG',
    contractedPower: 10.35,
    powerPrice: 0.5044,
    meter: 'tri',
    cycle: 'weekly',
    'kwh.peak': 61,
    'kwh.mid': 190,
    'kwh.offPeak': 144,
    'price.peak': 0.259,
    'price.mid': 0.1722,
    'price.offPeak': 0.1033,
    gasTier: 3,
    'gas.kwh': 412,
    'gas.price': 0.0699,
    gasFixedPrice: 0.1875,
  },
}
