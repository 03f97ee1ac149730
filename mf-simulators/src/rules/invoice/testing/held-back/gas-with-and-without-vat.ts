import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Cubic metres first, then kWh by a factor; each price without VAT and with it, and municipal charges. */
export const gasWithAndWithoutVat: SyntheticInvoice = {
  name: 'gas in cubic metres and kWh, prices with and without VAT',
  items: typed(`
Lisboagás Comercialização
Fatura de gás natural                               Emitida em 3 nov 2026
Código Universal de Instalação: PT 1601 0000 2222 3333 LB
Morada do local: Calçada da Conjetura 5, 1100-099 Lisboa
De 12 set 2026 a 11 out 2026
Escalão de consumo: 1 (0-220 m³/ano)

Leitura inicial (real)    1 204 m³
Leitura final (estimada)  1 219 m³
Volume                    15 m³
Fator de conversão        11,3125 kWh/m³
PCS médio                 11,91 kWh/m³
Energia                   170 kWh

                          Quantidade    Preço s/ IVA      Preço c/ IVA      Total c/ IVA
Termo variável            170 kWh       0,0845 €/kWh      0,1039 €/kWh      17,67 €
Termo tarifário fixo      30 dias       0,1098 €/dia      0,1351 €/dia      4,05 €
TOS - parte variável      170 kWh       0,0021 €/kWh      0,0026 €/kWh      0,44 €
TOS - parte fixa          30 dias       0,0101 €/dia      0,0124 €/dia      0,37 €
ISP                       170 kWh       0,0015 €/kWh      0,0019 €/kWh      0,31 €

Total desta fatura                                                          22,84 €
`),
  values: {
    energyType: 'gas',
    supplier: 'CUR',
    postalCode: '1100-099',
    from: '2026-09-12',
    to: '2026-10-11',
    total: 22.84,
    cui: 'PT1601000022223333LB',
    gasTier: 1,
    'gas.kwh': 170,
    'gas.price': 0.0845,
    gasFixedPrice: 0.1098,
  },
}
