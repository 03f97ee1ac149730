import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** A narrow invoice as an app shows it: each value below its label, in one column. */
export const oneBelowTheOther: SyntheticInvoice = {
  name: 'narrow, each label above its value',
  items: typed(`
MEO Energia

Total a pagar
59,04 €

Período de faturação
1 a 31 de outubro de 2026

Morada de fornecimento
Rua do Ensejo 100, 3.º
3030-175 Coimbra

Código do ponto de entrega
PT 0002 0000 9090 1212 ZB

Potência contratada
6,9 kVA

Opção horária
Simples

Consumo de eletricidade
241 kWh

Preço da energia
0,1539 €/kWh

Preço da potência
0,3488 €/dia

Número de dias
31
`),
  values: {
    energyType: 'electricity',
    supplier: 'MEOENERGIA',
    postalCode: '3030-175',
    from: '2026-10-01',
    to: '2026-10-31',
    total: 59.04,
    cpe: 'PT0002000090901212ZB',
    contractedPower: 6.9,
    powerPrice: 0.3488,
    meter: 'simple',
    'kwh.simple': 241,
    'price.simple': 0.1539,
  },
}
