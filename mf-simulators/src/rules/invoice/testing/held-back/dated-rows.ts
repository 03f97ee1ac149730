import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Every row dated, units once per row, registers of three periods at one price, notes of what the prices hold. */
export const datedRows: SyntheticInvoice = {
  name: 'dual, dated rows, registers of three periods at one price, notes in brackets',
  items: typed(`
Goldenergy                                                      Fatura 2026/4411
Período de Faturação 01/09/2026 a 30/09/2026                    Valor a pagar   84,17 €
Local de consumo: Largo do Rascunho 8, 5000-610 Vila Real

GÁS NATURAL         CUI PT1605000099990000RS
Contador   Data        Leitura   Data        Leitura  Tipo   m3    Fator       kWh
7712       01/09/2026  3348      30/09/2026  3362     Real   14    11,2430028  157
Termo Fixo                                                      01/09/2026 30/09/2026   30 Dia    0,1220   3,66   23
Consumo Gás Natural Escalão 2 BP < (221 - 500 m3/ano) medido    01/09/2026 30/09/2026   157 kWh   0,0928   14,57  23
Imposto Especial de Consumo GN medido                           01/09/2026 30/09/2026   157 kWh   0,0152532  2,39  23
Taxa Ocupação Subsolo variável                                  01/09/2026 30/09/2026   157 kWh   0,002113   0,33  23
9,00€ (0,0441 €/kWh * 157 kWh) Acessos de Energia Escalão 2 BP (Desde 01/09/2026 a 30/09/2026)

ELETRICIDADE        CPE PT0002000055554444MN
Potência:
3,45 kVA/Simples
000009   Vazio   01/09/2026   4393 Inicial   30/09/2026   4468 Real   75
000009   Ponta   01/09/2026   4563 Inicial   30/09/2026   4601 Real   38
000009   Cheia   01/09/2026   8285 Inicial   30/09/2026   8385 Real   100
Acesso às Redes Potência Contratada 3,45 kVA     01/09/2026 30/09/2026   30 Dia   0,2000   6,00   6
Potência Contratada 3,45 kVA                     01/09/2026 30/09/2026   30 Dia   0,2600   7,80   23
Consumo Eletricidade Vazio medido                01/09/2026 30/09/2026   60 kWh   0,1400   8,40   6
Consumo Eletricidade Ponta medido                01/09/2026 30/09/2026   30 kWh   0,1400   4,20   6
Consumo Eletricidade Cheia medido                01/09/2026 30/09/2026   80 kWh   0,1400   11,20  6
Consumo Eletricidade Vazio medido                01/09/2026 30/09/2026   15 kWh   0,1400   2,10   23
Consumo Eletricidade Ponta medido                01/09/2026 30/09/2026   8 kWh    0,1400   1,12   23
Consumo Eletricidade Cheia medido                01/09/2026 30/09/2026   20 kWh   0,1400   2,80   23
6,00€ (0,2000 €/Dia * 30 Dia) Acessos às Redes Potência Contratada 3,45 kVA (Desde 01/09/2026 a 30/09/2026)
4,55€ (0,0607 €/kWh * 75 kWh) Acessos de Energia Vazio (Desde 01/09/2026 a 30/09/2026)
Imposto Especial de Consumo Electricidade medido  01/09/2026 30/09/2026   213 kWh   0,001   0,21   23
O desconto aplicado ao preço final de eletricidade tem por referência o valor base de 0.1631 €/kWh em Vazio
Gasto médio diário de eletricidade referente ao período de faturação: 7.10 kWh
`),
  values: {
    energyType: 'dual',
    supplier: 'GOLD',
    postalCode: '5000-610',
    from: '2026-09-01',
    to: '2026-09-30',
    total: 84.17,
    cpe: 'PT0002000055554444MN',
    cui: 'PT1605000099990000RS',
    contractedPower: 3.45,
    powerPrice: 0.46,
    meter: 'simple',
    'kwh.peak': 38,
    'kwh.mid': 100,
    'kwh.offPeak': 75,
    'price.peak': 0.14,
    'price.mid': 0.14,
    'price.offPeak': 0.14,
    gasTier: 2,
    'gas.kwh': 157,
    'gas.price': 0.0928,
    gasFixedPrice: 0.122,
  },
}
