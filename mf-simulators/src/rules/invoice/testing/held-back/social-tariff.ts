import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Social tariff as discounts by the kWh and by the day; networks quoted for information; a year's history. */
export const socialTariff: SyntheticInvoice = {
  name: 'social tariff discounts, bi-hourly, history and comparison with the regulated market',
  items: typed(`
SU Eletricidade, S.A.                              Fatura FT 26/01122
Cliente: Olga Fingida                              Valor da fatura      21,67 €
Local de consumo                                   Período faturado     05 ago 2026 - 04 set 2026
Beco do Faz de Conta 1
6000-250 Castelo Branco
CPE                                                PT 0002 0000 6161 7272 PR
Tarifa                                             Tarifa social, bi-horária, ciclo diário
Potência                                           4,60 kVA

Energia ativa - horas fora de vazio                88 kWh      0,1855 €/kWh       16,32
Energia ativa - horas de vazio                     64 kWh      0,1019 €/kWh       6,52
Desconto tarifa social - energia fora de vazio     88 kWh      -0,0325 €/kWh      -2,86
Desconto tarifa social - energia vazio             64 kWh      -0,0325 €/kWh      -2,08
Potência contratada                                31 dias     0,2467 €/dia       7,65
Desconto tarifa social - potência                  31 dias     -0,1641 €/dia      -5,09
Contribuição audiovisual (reduzida)                1 mês       1,00 €/mês         1,00

Do valor faturado, 8,12 € são acesso às redes: potência 31 dias x 0,1312 €/dia, energia 152 kWh x 0,0267 €/kWh.
Consumo dos últimos 12 meses: 2 044 kWh
Consumo médio diário: 4,9 kWh. Mês homólogo: 160 kWh
`),
  values: {
    energyType: 'electricity',
    supplier: 'EDPSU',
    postalCode: '6000-250',
    from: '2026-08-05',
    to: '2026-09-04',
    total: 21.67,
    socialTariff: true,
    cpe: 'PT0002000061617272PR',
    contractedPower: 4.6,
    powerPrice: 0.2467,
    meter: 'bi',
    cycle: 'daily',
    'kwh.outsideOffPeak': 88,
    'kwh.offPeak': 64,
    'price.outsideOffPeak': 0.1855,
    'price.offPeak': 0.1019,
    yearlyKwh: 2044,
  },
}
