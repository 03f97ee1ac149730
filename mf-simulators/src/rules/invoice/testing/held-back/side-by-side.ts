import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Electricity on the left and gas on the right of the same lines. */
export const sideBySide: SyntheticInvoice = {
  name: 'dual, electricity and gas side by side on the same lines',
  items: typed(`
Galp                                                Fatura 77 / 2026
Período de consumo: 03/10/2026 a 02/11/2026         Montante a pagar: 96,55 €
Instalação: Rua do Talvez 12, 2900-411 Setúbal

ELETRICIDADE                                        GÁS NATURAL
CPE PT0002000015151616WT                            CUI PT1604000018181919XH
Potência contratada: 5,75 kVA                       Escalão: 2
Tarifa simples                                      Pressão: BP
Consumo: 226 kWh                                    Consumo: 301 kWh
Preço: 0,1648 €/kWh                                 Preço: 0,0811 €/kWh
Termo fixo: 0,3011 €/dia                            Termo fixo: 0,1310 €/dia
Subtotal: 46,58 €                                   Subtotal: 28,47 €
`),
  values: {
    energyType: 'dual',
    supplier: 'GALP',
    postalCode: '2900-411',
    from: '2026-10-03',
    to: '2026-11-02',
    total: 96.55,
    cpe: 'PT0002000015151616WT',
    cui: 'PT1604000018181919XH',
    contractedPower: 5.75,
    powerPrice: 0.3011,
    meter: 'simple',
    'kwh.simple': 226,
    'price.simple': 0.1648,
    gasTier: 2,
    'gas.kwh': 301,
    'gas.price': 0.0811,
    gasFixedPrice: 0.131,
  },
}
