import type { SyntheticPaper } from './synthetic-paper'

/**
 * Made for these tests; banks, people and amounts are invented. The first has the headings of Instrução n.º 12/2013 of Banco de
 * Portugal, annex I, compared with its text up to B.3 on 2026-11-29 (docplayer.com.br/19244282); for the rest no copy was found.
 */
export const consumerLoans: readonly SyntheticPaper[] = [
  {
    name: 'FIN, general form, numbered labels',
    text: `
FICHA DE INFORMAÇÃO NORMALIZADA EM MATÉRIA DE CRÉDITO AOS CONSUMIDORES
GERAL                                          INFORMAÇÃO PRÉ-CONTRATUAL
A. ELEMENTOS DE IDENTIFICAÇÃO
1.1. Denominação                               Banco Inventado, S.A.
3. Data da FIN                                 12/11/2026
B. DESCRIÇÃO DAS PRINCIPAIS CARACTERÍSTICAS DO CRÉDITO
1.1. Designação comercial do produto           Crédito Pessoal Amostra
2. Montante total do crédito                   8.000,00 €
4. Duração do contrato (meses)                 48 meses
5. Reembolso do crédito
5.2. Regime de prestações                      Constantes
5.3. Montante da prestação                     198,70 €
5.4. Número de prestações                      48
5.5. Periodicidade da prestação                Mensal
C. CUSTO DO CRÉDITO
1. Taxa de juro anual nominal (TAN)            8,900%
2. Taxa anual de encargos efetiva global (TAEG)     10,3%
3.1. Valor total dos encargos                  1.677,60 €
3.2.1. Comissão de abertura                    140,00 €
5. Montante total imputado ao consumidor       9.677,60 €
6. Em caso de falta de pagamento: 4 % da prestação, no mínimo 12,00 € e no máximo 150,00 €`,
    values: { instalment: 198.7, months: 48, amount: 8000 },
    sure: ['instalment', 'months', 'amount'],
  },
  {
    name: 'FIN of a distance contract, values below their labels, EUR and blanks',
    text: `
Ficha de Informação Normalizada Europeia em matéria de crédito aos consumidores
Contratação à distância
Montante total do crédito
EUR 15 000,00
Duração do contrato
7 anos
Prestações
84 prestações mensais constantes de 231,93 EUR
TAEG                    TAN fixa
8,0 %                   7,75 %
Montante total imputado ao consumidor (MTIC)
EUR 19 482,12`,
    values: { instalment: 231.93, months: 84, amount: 15_000 },
    sure: ['instalment', 'months', 'amount'],
  },
  {
    name: 'simulation in a table, heads above',
    text: `
Simulação. Regime do Decreto-Lei n.º 133/2009
Montante do crédito      Prazo          Prestação mensal      TAN       TAEG       MTIC
3.000,00 €               24 meses       138,30 €              9,90%     13,8%      3.409,20 €
Comissão de abertura do crédito: 90,00 €
Exemplo: para 5.000,00 € a 60 meses, prestação mensal de 107,00 €`,
    values: { instalment: 138.3, months: 24, amount: 3000 },
    sure: ['instalment', 'months', 'amount'],
  },
  {
    name: 'instalment of another loan: the total does not come out',
    text: `
FICHA DE INFORMAÇÃO NORMALIZADA EM MATÉRIA DE CRÉDITO AOS CONSUMIDORES
2. Montante total do crédito: 20.000,00 €
5.3. Montante da prestação: 203,16 €
5.4. Número de prestações: 120
2. TAEG: 7,3 %
5. Montante total imputado ao consumidor: 27.869,20 €`,
    values: { instalment: 203.16, months: 120, amount: 20_000 },
    sure: [],
  },
  {
    name: 'instalments of a quarter are none of a month',
    text: `
FICHA DE INFORMAÇÃO NORMALIZADA EM MATÉRIA DE CRÉDITO AOS CONSUMIDORES
Montante total do crédito: 8.000,00 €
Montante da prestação: 596,10 €
Periodicidade da prestação: trimestral
Duração do contrato: 48 meses
Montante total imputado ao consumidor: 9.677,60 €`,
    values: { months: 48, amount: 8000 },
    sure: [],
  },
  {
    name: 'fees lent along: the whole amount counts',
    text: `
FICHA DE INFORMAÇÃO NORMALIZADA EM MATÉRIA DE CRÉDITO AOS CONSUMIDORES
2. Montante total do crédito
Montante de crédito solicitado: 10.000,00 €
Encargos financiados: 450,00 €
Montante total do crédito: 10.450,00 €
5.3. Montante da prestação
Sem seguro: 215,10 €
5.4. Número de prestações: 60
MTIC: 12.906,00 €`,
    values: { instalment: 215.1, months: 60, amount: 10_450 },
    sure: ['instalment', 'months'],
  },
  {
    name: 'a residual value besides the instalments',
    text: `
Ficha de Informação Normalizada em matéria de crédito aos consumidores
Montante total do crédito 18.000,00 €
Número de prestações 72 e valor residual de 4.500,00 €
Montante da prestação 231,15 €
MTIC 21.142,80 €`,
    values: { instalment: 231.15, months: 72, amount: 18_000 },
    sure: [],
  },
  {
    name: 'two offers in columns: none of them is sure',
    text: `
FICHA DE INFORMAÇÃO NORMALIZADA EM MATÉRIA DE CRÉDITO AOS CONSUMIDORES
                         Proposta A        Proposta B
Montante do crédito      10.000,00 €       10.000,00 €
Prazo                    48 meses          60 meses
Prestação mensal         252,00 €          212,00 €
MTIC                     12.096,00 €       12.720,00 €
TAEG                     9,9%              10,0%`,
    values: { instalment: 252, months: 48, amount: 10_000 },
    sure: ['amount'],
  },
  {
    name: 'instalments that change: the first of them, and the time of all',
    text: `
FICHA DE INFORMAÇÃO NORMALIZADA EM MATÉRIA DE CRÉDITO AOS CONSUMIDORES
Montante total do crédito: 10.000,00 €
12 prestações de 100,00 € e 48 prestações de 240,00 €
Exemplo: 24 prestações de 450,00 €
MTIC: 12.720,00 €`,
    values: { instalment: 100, months: 60, amount: 10_000 },
    sure: [],
  },
  {
    name: 'another first instalment, a time in words, an apostrophe between thousands',
    text: `
FICHA DE INFORMAÇÃO NORMALIZADA EM MATÉRIA DE CRÉDITO AOS CONSUMIDORES
Montante total do crédito: 5'000,00 €
Duração: 3 (três) anos
Montante da 1.ª prestação: 175,40 €
Montante das restantes prestações: 160,90 €
Montante total imputado ao consumidor: 5'806,90 €`,
    values: { instalment: 160.9, months: 36, amount: 5000 },
    sure: ['instalment', 'months'],
  },
  {
    name: 'so many times an amount, a first instalment that is no other',
    text: `
FICHA DE INFORMAÇÃO NORMALIZADA EM MATÉRIA DE CRÉDITO AOS CONSUMIDORES
Montante total do crédito: 10.600,00 €
Prestações mensais: 72 x 178,20 €
MTIC: 12.830,40 €`,
    values: { instalment: 178.2, months: 72, amount: 10_600 },
    sure: ['instalment', 'months'],
  },
]
