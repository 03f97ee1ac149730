import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Bills that take something back, or charge two energies. People, addresses, codes and amounts are invented. */
export const correctedBills: readonly SyntheticInvoice[] = [
  {
    name: 'EDP gas: estimates taken back, networks apart, no unit at a price',
    addsUp: true,
    items: typed(`
EDP Comercial                                               Fatura de gás natural
Período de faturação: 12 out a 11 nov 2026                  Valor a pagar     16,68 €
Local de consumo: Travessa da Hipótese 2, 2775-330 Parede
CUI: PT1604000027272828QR     Escalão 1

                                                 Qtd.         Preço       Valor      IVA
Consumo real 13 set a 11 out 2026                349 kWh      0,0682      23,80      23%
Consumo estimado 12 out a 11 nov 2026            146 kWh      0,0682      9,96       23%
Abate consumo estimado 13 set a 11 out 2026      -157 kWh     0,0682      -10,71     23%
Acerto de consumo 12 ago a 12 set 2026           -258 kWh     0,0682      -17,60     23%
Tarifa de acesso às redes                        349 kWh      0,03902     13,62      23%
Tarifa de acesso às redes                        146 kWh      0,03902     5,70       23%
Abate tarifa de acesso às redes                  -157 kWh     0,03902     -6,13      23%
Acerto tarifa de acesso às redes                 -258 kWh     0,03902     -10,07     23%
Termo fixo                                       31 dias      0,0978      3,03       23%
Termo fixo de acesso às redes                    31 dias      0,0213      0,66       6%
ISP e taxa de carbono                            80 kWh       0,015253    1,22       23%
Taxa de ocupação do subsolo (TOS)                80 kWh       0,0021      0,17       23%
`),
    values: {
      energyType: 'gas',
      supplier: 'EDPC',
      postalCode: '2775-330',
      from: '2026-10-12',
      to: '2026-11-11',
      total: 16.68,
      cui: 'PT1604000027272828QR',
      gasTier: 1,
      'gas.kwh': 80,
      'gas.price': 0.10722,
      gasFixedPrice: 0.1191,
    },
  },
  {
    name: 'EDP: an estimate taken back with words and amounts, without a sign before its kWh',
    addsUp: true,
    items: typed(`
EDP Comercial                                               Quanto tenho a pagar?   70,85 €
Período de faturação: 2 set a 2 nov 2026
Local de consumo: Rua do Talvez 30, 3000-150 Coimbra
CPE PT 0002 0000 3838 3939 ST     3,45 kVA     Simples

                                            Qtd.        Preço (€)    Valor (€)   IVA
Consumo real 2 set a 2 nov 2026             502 kWh     0,1613       80,97       23%
Estorno consumo estimado 2 set a 2 out      214 kWh     0,1613       -34,52      23%
Potência 2 set a 2 nov 2026                 62 dias     0,2711       16,81       23%
Estorno potência 2 set a 2 out              31 dias     0,2711       -8,40       23%
IEC                                         288 kWh     0,0010       0,29        23%
Contribuição Audiovisual                    1 mês       2,8500       2,85        6%
`),
    values: {
      energyType: 'electricity',
      supplier: 'EDPC',
      postalCode: '3000-150',
      from: '2026-09-02',
      to: '2026-11-02',
      days: 31,
      total: 70.85,
      cpe: 'PT0002000038383939ST',
      contractedPower: 3.45,
      powerPrice: 0.2711,
      meter: 'simple',
      'kwh.simple': 288,
      'price.simple': 0.1613,
    },
  },
  {
    name: 'EDP bi-hourly: networks moved from one VAT rate to another cancel out',
    addsUp: true,
    items: typed(`
EDP Comercial                                               Quanto tenho a pagar?   81,84 €
Período de faturação: 1 out a 31 out 2026
Local de consumo: Rua do Quase 7, 4150-098 Porto
CPE PT 0002 0000 4949 5050 UV     3,45 kVA     Bi-horário, ciclo diário

                                            Qtd.        Preço (€)    Valor (€)   IVA
Consumo real Vazio 1 out a 31 out 2026      124 kWh     0,1119       13,88       6%
Consumo real Fora vazio 1 out a 31 out 2026 203 kWh     0,1935       39,28       23%
Potência (3,45 kVA) 1 out a 31 out 2026     31 dias     0,4253       13,18       23%
Tarifa de acesso às redes                   -31 dias    0,1718       -5,33       23%
Tarifa de acesso às redes (DL 60/2019)      31 dias     0,1718       5,33        6%
IEC                                         327 kWh     0,0010       0,33        23%
Contribuição Audiovisual                    1 mês       2,8500       2,85        6%
DGEG                                        1 mês       0,0700       0,07        23%
`),
    values: {
      energyType: 'electricity',
      supplier: 'EDPC',
      postalCode: '4150-098',
      from: '2026-10-01',
      to: '2026-10-31',
      total: 81.84,
      cpe: 'PT0002000049495050UV',
      contractedPower: 3.45,
      powerPrice: 0.4253,
      meter: 'bi',
      cycle: 'daily',
      'kwh.offPeak': 124,
      'kwh.outsideOffPeak': 203,
      'price.offPeak': 0.1119,
      'price.outsideOffPeak': 0.1935,
    },
  },
  {
    name: 'SU Eletricidade: the social tariff as billed',
    addsUp: true,
    items: typed(`
SU Eletricidade, S.A.                                       Fatura FT 26/77001
Local de consumo: Bairro do Esboço 14, 7800-309 Beja        Período faturado: 05 ago 2026 - 04 set 2026
CPE PT 0002 0000 6262 7373 WX     3,45 kVA     tarifa simples

Energia ativa                     118 kWh     0,1654 €/kWh      19,52     6%
Desconto tarifa social energia    118 kWh     -0,0513 €/kWh     -6,05     6%
Potência contratada               31 dias     0,2467 €/dia      7,65      23%
Desconto tarifa social potência   31 dias     -0,1641 €/dia     -5,09     23%
IEC                               118 kWh     0,0010 €/kWh      0,12      23%
Contribuição audiovisual          1 mês       1,0000 €/mês      1,00      6%
DGEG                              1 mês       0,0700 €/mês      0,07      23%

Valor da fatura                                                 18,72 €
`),
    values: {
      energyType: 'electricity',
      supplier: 'EDPSU',
      postalCode: '7800-309',
      from: '2026-08-05',
      to: '2026-09-04',
      total: 18.72,
      socialTariff: true,
      cpe: 'PT0002000062627373WX',
      contractedPower: 3.45,
      powerPrice: 0.2467,
      meter: 'simple',
      'kwh.simple': 118,
      'price.simple': 0.1654,
    },
  },
  {
    name: 'Goldenergy dual: electricity of 45 days, gas of 30',
    addsUp: true,
    items: typed(`
Goldenergy                                                  Fatura 2026/9001
Local de consumo: Largo da Suposição 6, 5000-421 Vila Real  Valor a pagar   112,69 €

ELETRICIDADE     CPE PT0002000018182929YZ     6,9 kVA/Simples
Período de Faturação 17/08/2026 a 30/09/2026
Potência Contratada 6,9 kVA                    17/08/2026 30/09/2026   45 Dia    0,3207   14,43   23
Consumo Eletricidade Simples medido            17/08/2026 30/09/2026   402 kWh   0,1511   60,74   23
Imposto Especial de Consumo Electricidade      17/08/2026 30/09/2026   402 kWh   0,001    0,40    23
Contribuição Audiovisual                       17/08/2026 30/09/2026   1,5 mês   2,85     4,28    6
GÁS NATURAL      CUI PT1605000037373838AB
Período de Faturação 01/09/2026 a 30/09/2026
Termo Fixo                                     01/09/2026 30/09/2026   30 Dia    0,1189   3,57    23
Consumo Gás Natural Escalão 1 BP < (0 - 220 m3/ano) medido   01/09/2026 30/09/2026   83 kWh   0,0887   7,36   23
Imposto Especial de Consumo GN medido          01/09/2026 30/09/2026   83 kWh    0,015253 1,27    23
Taxa Ocupação Subsolo variável                 01/09/2026 30/09/2026   83 kWh    0,0019   0,16    23
`),
    values: {
      energyType: 'dual',
      supplier: 'GOLD',
      postalCode: '5000-421',
      from: '2026-08-17',
      to: '2026-09-30',
      gasDays: 30,
      total: 112.69,
      cpe: 'PT0002000018182929YZ',
      cui: 'PT1605000037373838AB',
      contractedPower: 6.9,
      powerPrice: 0.3207,
      meter: 'simple',
      'kwh.simple': 402,
      'price.simple': 0.1511,
      gasTier: 1,
      'gas.kwh': 83,
      'gas.price': 0.0887,
      gasFixedPrice: 0.1189,
    },
  },
]
