import type { SyntheticInvoice } from '../facts'
import { typed } from '../typed'

/** Electricity bills whose lines add up to their total. People, addresses, codes and amounts are invented. */
export const electricityBills: readonly SyntheticInvoice[] = [
  {
    name: 'EDP: a footnote about a yearly limit, broken over two lines',
    addsUp: true,
    items: typed(`
EDP Comercial - Comercialização de Energia, S.A.            A tua fatura de setembro
Período de faturação: 1 set a 30 set 2026 (30 dias)         Quanto tenho a pagar?   75,67 €
Local de consumo: Rua da Invenção 4, 1700-034 Lisboa
Código de Ponto de Entrega: PT 0002 0000 1111 4242 AB       Potência contratada: 6,9 kVA     Simples

                                            Qtd.        Preço (€)    Valor (€)   IVA
Consumo real Simples 1 set a 30 set 2026    200 kWh     0,1497       29,94       6%
Consumo real Simples 1 set a 30 set 2026    151 kWh     0,1497       22,60       23%
Potência (6,9 kVA) 1 set a 30 set 2026      30 dias     0,3412       10,24       23%
Contribuição Audiovisual (1)                1 mês       2,8500       2,85        6%
Taxa de Exploração DGEG                     1 mês       0,0700       0,07        23%
IEC                                         351 kWh     0,0010       0,35        23%

(1) Contribuição para o serviço público. Não é devida quando o consumo anual é inferior a
400 kWh por ano. Um casal sem filhos gasta em média 1 900 kWh por ano.
Sabia que um consumo anual até 2 500 kWh é o mais comum?
`),
    values: {
      energyType: 'electricity',
      supplier: 'EDPC',
      postalCode: '1700-034',
      from: '2026-09-01',
      to: '2026-09-30',
      total: 75.67,
      cpe: 'PT0002000011114242AB',
      contractedPower: 6.9,
      powerPrice: 0.3412,
      meter: 'simple',
      'kwh.simple': 351,
      'price.simple': 0.1497,
    },
  },
  {
    name: 'G9: explains the social tariff and whom it is for',
    addsUp: true,
    items: typed(`
G9 Energy                                   Fatura FT 2026/5512 de 05-11-2026
Morada de fornecimento                      CPE PT0002000052525353CD
Rua do Improviso 18, 4710-229 Braga         4,6 kVA - tarifa simples
Período: 03-10-2026 a 02-11-2026            Total da fatura     63,84 €

Energia                 268 kWh     0,148900 €/kWh     39,91 €     23%
Potência contratada     31 dias     0,296800 €/dia     9,20 €      23%
IEC                     268 kWh     0,001000 €/kWh     0,27 €      23%
CAV                     1 mês       2,850000 €/mês     2,85 €      6%
Taxa DGEG               1 mês       0,070000 €/mês     0,07 €      23%

A tarifa social é um desconto de 33,8% aplicado nas tarifas de acesso às redes a clientes com
potência contratada igual ou inferior a 6,9 kVA e rendimento anual até 6 272,64 €.
Quem beneficia da tarifa social de eletricidade tem um desconto de -0,0513 €/kWh, já aplicado na fatura.
`),
    values: {
      energyType: 'electricity',
      supplier: 'G9ENERGY',
      postalCode: '4710-229',
      from: '2026-10-03',
      to: '2026-11-02',
      total: 63.84,
      cpe: 'PT0002000052525353CD',
      contractedPower: 4.6,
      powerPrice: 0.2968,
      meter: 'simple',
      'kwh.simple': 268,
      'price.simple': 0.1489,
    },
  },
  {
    name: 'Galp: energy and networks in lines of their own',
    addsUp: true,
    items: typed(`
Galp Power, S.A.                                            Fatura: FT 0001/5550123
Período de Faturação: 01 SET 2026 a 30 SET 2026
O valor desta fatura é 57,94 € e pode pagar até 20 OUT 2026
Local de fornecimento: R DO ACASO 3, 2605-120 CASAL DE CAMBRA
CPE PT0002000063636464EF     Potência contratada 4,6 kVA     Tarifa simples

ELETRICIDADE
Energia e Estrutura Comercial     219 kWh     0,0940 €/kWh     20,59 €     23%
Acesso às Redes                   219 kWh     0,0607 €/kWh     13,29 €     23%
Potência                          30 dias     0,1202 €/dia     3,61 €      23%
Acesso às Redes - Potência        30 dias     0,2291 €/dia     6,87 €      23%
Imposto Especial de Consumo       219 kWh     0,0010 €/kWh     0,22 €      23%
Contribuição Audiovisual          1 mês       2,8500 €/mês     2,85 €      6%
Taxa Exploração DGEG              1 mês       0,0700 €/mês     0,07 €      23%
`),
    values: {
      energyType: 'electricity',
      supplier: 'GALP',
      postalCode: '2605-120',
      from: '2026-09-01',
      to: '2026-09-30',
      total: 57.94,
      cpe: 'PT0002000063636464EF',
      contractedPower: 4.6,
      powerPrice: 0.3493,
      meter: 'simple',
      'kwh.simple': 219,
      'price.simple': 0.1547,
    },
  },
  {
    name: 'Iberdrola: a price that changed two days before the end, VAT in lines of its own',
    addsUp: true,
    items: typed(`
IBERDROLA CLIENTES PORTUGAL, Unipessoal, Lda.
Instalação: Av. do Ensaio 9, 8000-074 Faro                  CPE PT0002000074747575GH
Período de faturação: 18/11/2025 a 01/01/2026               Potência 3,45 kVA   simples

Energia ativa      301 kWh     0,1544     46,47
Energia ativa      14 kWh      0,1602     2,24
Termo de potência  43 dias     0,1900     8,17
Termo de potência  2 dias      0,2272     0,45
IEC                315 kWh     0,0010     0,32
CAV                1,5 meses   2,8500     4,28
DGEG               1,5 meses   0,0700     0,11

IVA 6% sobre 4,28 €            0,26 €
IVA 23% sobre 57,76 €          13,28 €
TOTAL A PAGAR                  75,58 €
`),
    values: {
      energyType: 'electricity',
      supplier: 'IBD',
      postalCode: '8000-074',
      from: '2025-11-18',
      to: '2026-01-01',
      total: 75.58,
      cpe: 'PT0002000074747575GH',
      contractedPower: 3.45,
      // (43 × 0.19 + 2 × 0.2272) / 45
      powerPrice: 0.191653,
      meter: 'simple',
      'kwh.simple': 315,
      // (301 × 0.1544 + 14 × 0.1602) / 315
      'price.simple': 0.154658,
    },
  },
  {
    name: 'Iberdrola: the day of the last reading is not billed',
    addsUp: true,
    items: typed(`
IBERDROLA CLIENTES PORTUGAL, Unipessoal, Lda.               FATURA 20240311
LOCAL DE CONSUMO: PRACETA DO RASCUNHO 1, 2835-110 BAIXA DA BANHEIRA
PERÍODO DE FATURAÇÃO: 08/02/2024 - 08/03/2024               TOTAL A PAGAR 44,12 €
CPE: PT0002000085858686JK     POTÊNCIA: 3,45 kVA     TARIFA SIMPLES

Energia        176 kWh x 0,168900 €/kWh     29,73 €     6%
Potência       29 dias x 0,260400 €/dia     7,55 €      23%
Imp. Especial  176 kWh x 0,001000 €/kWh     0,18 €      23%
CAV            1 mês x 2,850000 €/mês       2,85 €      6%
DGEG           1 mês x 0,070000 €/mês       0,07 €      23%

A contribuição audiovisual não se aplica a consumos anuais inferiores a 400 kWh.
`),
    values: {
      energyType: 'electricity',
      supplier: 'IBD',
      postalCode: '2835-110',
      from: '2024-02-08',
      to: '2024-03-08',
      total: 44.12,
      cpe: 'PT0002000085858686JK',
      contractedPower: 3.45,
      powerPrice: 0.2604,
      meter: 'simple',
      'kwh.simple': 176,
      'price.simple': 0.1689,
    },
  },
  {
    name: 'Endesa: the price after the discount in brackets, VAT marked by letters',
    addsUp: true,
    items: typed(`
Endesa Energia, S.A. - Sucursal Portugal
Período de Faturação: 23 dez 2025 a 22 jan 2026             TOTAL A DEBITAR 55,10 €
Morada de fornecimento: Rua do Esquisso 12, 4400-218 Vila Nova de Gaia
CPE (Código Ponto Entrega) PT 0002 0000 9696 9797 LM
LUZ Fatura: FAC 0280312026/0011223344 Data: 29 jan 2026 Período de Faturação: 23 dez 2025 a 22 jan 2026
Termo de Energia (Real) 96 kWh 0,171050€/kWh [0,136840€/kWh] 16,42 € -3,28 € 13,14 € 6% (b)
Termo de Energia (Real) 183 kWh 0,174867€/kWh [0,139894€/kWh] 32,00 € -6,40 € 25,60 € 6% (b)
Termo de Potência (3.45 kVA) 11 dias 0,161000€/dia [0,128800€/dia] 1,77 € -0,35 € 1,42 € 23% (c)
Termo de Potência (3.45 kVA) 20 dias 0,166913€/dia [0,133530€/dia] 3,34 € -0,67 € 2,67 € 23% (c)
Termo Fixo Acesso às Redes 11 dias 0,158700€/dia 1,75 € 1,75 € 6% (b)
Termo Fixo Acesso às Redes 20 dias 0,171800€/dia 3,44 € 3,44 € 6% (b)
Contribuição Audiovisual 1,0192 meses 2,850000€/meses 2,90 € 2,90 € 6% (b)
Taxa Exploração DGEG (DL-4/93) 1,0192 meses 0,070000€/meses 0,07 € 0,07 € 23% (c)
Imposto Especial Consumo (Real) 279 kWh 0,001000€/kWh 0,28 € 0,28 € 23% (c)
O Termo de Energia inclui a componente de acesso às redes (0,0607 €/kWh).
`),
    values: {
      energyType: 'electricity',
      supplier: 'END',
      postalCode: '4400-218',
      from: '2025-12-23',
      to: '2026-01-22',
      total: 55.1,
      cpe: 'PT0002000096969797LM',
      contractedPower: 3.45,
      // (11 × (0.1288 + 0.1587) + 20 × (0.13353 + 0.1718)) / 31
      powerPrice: 0.299003,
      'kwh.simple': 279,
      // (96 × 0.13684 + 183 × 0.139894) / 279; 0.173554 before the discount
      'price.simple': 0.138843,
    },
  },
  {
    name: 'MEO Energia: units in brackets, the sign of the euro before the amount',
    addsUp: true,
    items: typed(`
.A.S ,aigrenE ed oãçazilaicremoC - aigrenE OEM
MEO Energia                                   Fatura: FA ME26/700 001 de 24/03/2026
Período de faturação: 07/02/2026 a 20/03/2026     Total a pagar: € 299,37
CPE (Código Ponto de Entrega): PT0002000017171818NP     10,35 kVA
Local de consumo: Rua do Molde 5, 4450-208 Matosinhos
Potência Contratada 07/02/2026 20/03/2026 42,00 (Dias) € 0,5200 € 21,84 23%
Consumo medido em Fora Vazio 07/02/2026 20/03/2026 361,00 (kWh) € 0,1999 € 72,16 23%
Consumo medido em Vazio Normal 07/02/2026 20/03/2026 1 204,00 (kWh) € 0,1199 € 144,36 23%
CAV Contribuição AudioVisual 2,85 € x 12 meses / 365,25 dias 07/02/2026 20/03/2026 42,00 (Dias) € 0,0936 € 3,93 6%
IEC Imposto Especial de Consumo Eletricidade 07/02/2026 20/03/2026 1 565,00 (kWh) € 0,0010 € 1,57 23%
Taxa de Exploração DGEG 07/02/2026 20/03/2026 1,00 (UN) € 0,0700 € 0,07 23%
`),
    values: {
      energyType: 'electricity',
      supplier: 'MEOENERGIA',
      postalCode: '4450-208',
      from: '2026-02-07',
      to: '2026-03-20',
      total: 299.37,
      cpe: 'PT0002000017171818NP',
      contractedPower: 10.35,
      powerPrice: 0.52,
      'kwh.outsideOffPeak': 361,
      'kwh.offPeak': 1204,
      'price.outsideOffPeak': 0.1999,
      'price.offPeak': 0.1199,
    },
  },
]
