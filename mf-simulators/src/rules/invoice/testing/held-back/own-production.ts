import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Energy that the roof sold to the network and the car took elsewhere is no use of the home. */
export const ownProduction: SyntheticInvoice = {
  name: 'energy sold to the network and charged elsewhere beside the home',
  items: typed(`
Luzboa, S.A.                                            Fatura n.º 5512
Período: 01-10-2026 a 31-10-2026
Instalação: Rua do Sol Posto 9, 3500-088 Viseu
CPE PT 0002 0000 3535 4646 UV    6,90 kVA    Simples

Energia consumida da rede           302 kWh       0,1521 €/kWh      45,93 €
Energia excedente injetada na rede  -140 kWh      0,0450 €/kWh      -6,30 €
Excedente vendido (setembro)        96 kWh        0,0450 €/kWh      4,32 €
Termo de potência                   31 dias       0,3390 €/dia      10,51 €
Carregamentos mobilidade elétrica   44 kWh        0,2100 €/kWh      9,24 €
Produção do mês: 388 kWh, autoconsumo 248 kWh

Valor total da fatura                                               71,02 €
`),
  values: {
    energyType: 'electricity',
    supplier: 'LUZBOA',
    postalCode: '3500-088',
    from: '2026-10-01',
    to: '2026-10-31',
    total: 71.02,
    cpe: 'PT0002000035354646UV',
    contractedPower: 6.9,
    powerPrice: 0.339,
    meter: 'simple',
    'kwh.simple': 302,
    'price.simple': 0.1521,
  },
}
