import type { SyntheticPaper } from './synthetic-paper'

/** Made for these tests after the official form; banks, people and amounts are invented. */
export const homeLoans: readonly SyntheticPaper[] = [
  {
    name: 'FINE, numbered sections',
    text: `
FICHA DE INFORMAÇÃO NORMALIZADA EUROPEIA (FINE)
1. Mutuante
Banco Inventado, S.A.
3. Principais características do empréstimo
Montante e moeda do empréstimo a conceder: 150.000,00 EUR
Duração do empréstimo: 360 meses
Montante total a reembolsar: 243.737,20 EUR
Isto significa que irá reembolsar 1,62 EUR por cada EUR contraído
4. Taxa de juro e outros custos
A taxa anual de encargos efetiva global (TAEG) aplicável ao seu empréstimo é 3,6%
Custos a pagar uma única vez: 1.450,00 EUR
Custos a pagar periodicamente: 32,50 EUR por mês
5. Periodicidade e número de pagamentos
Periodicidade de pagamento: mensal
Número de pagamentos: 360
6. Montante de cada prestação
640,52 EUR
A prestação poderá aumentar para 1.012,08 EUR se a taxa chegar ao valor mais alto dos últimos 20 anos`,
    values: { instalment: 640.52, taeg: 3.6, debt: 150_000, years: 30 },
    sure: ['instalment', 'taeg', 'debt', 'years'],
  },
  {
    name: 'FINE, all headings, costs named as paid regularly, a table of repayment',
    text: `
FICHA DE INFORMAÇÃO NORMALIZADA EUROPEIA
3. Características principais do empréstimo
Montante e moeda do empréstimo a conceder: 150.000,00 euros
Duração do empréstimo: 30 anos
Tipo de taxa de juro aplicável: fixa
Montante total a reembolsar: 243.737,20 euros
Isto significa que irá pagar 1,62 euros por cada euro emprestado.
Valor do imóvel: 200.000,00 euros
4. Taxa de juro e outros custos
A taxa anual de encargos efetiva global (TAEG) é o custo total do empréstimo expresso em percentagem anual.
A TAEG aplicável ao seu empréstimo é de 3,6 %
A TAEG inclui:
Taxa de juro nominal (TAN): 3,10 %
Custos a pagar uma única vez: 1.450,00 euros
Custos a pagar regularmente: 32,50 euros por mês
5. Periodicidade e número de pagamentos
Periodicidade de reembolso: mensal
Número de pagamentos: 360
6. Montante de cada prestação
640,52 euros
7. Quadro de reembolso indicativo
Prestação n.º   Juros    Capital    Prestação    Capital em dívida
1               387,50   253,02     640,52       149.746,98
2               386,85   253,67     640,52       149.493,31`,
    values: { instalment: 640.52, taeg: 3.6, debt: 150_000, years: 30 },
    sure: ['instalment', 'taeg', 'debt', 'years'],
  },
  {
    name: 'FINE, labels and values in two columns',
    text: `
FINE – Ficha de Informação Normalizada Europeia
Montante do empréstimo                  € 220.000,00
Prazo                                   35 anos
TAEG                                    3,8 %
Número de prestações                    420
Montante da prestação                   € 890,22
Custos iniciais                         € 990,00
Encargos mensais                        € 41,00
MTIC                                    € 392.102,40`,
    values: { instalment: 890.22, taeg: 3.8, debt: 220_000, years: 35 },
    sure: ['instalment', 'taeg', 'debt', 'years'],
  },
  {
    name: 'transfer, one sentence for the instalments, blanks between thousands',
    text: `
Informação nos termos do Decreto-Lei n.º 74-A/2017 (FINE)
Montante em dívida: 95 000,00 €
Reembolso: 240 prestações mensais de 522,12 €
Custos a suportar uma só vez (avaliação e registo): 1 200,00 €
Custos periódicos, mensais: 25,00 €
TAEG: 3,6 %
Montante total imputado ao consumidor: 132 508,80 €`,
    values: { instalment: 522.12, taeg: 3.6, debt: 95_000, years: 20 },
    sure: ['instalment', 'taeg', 'debt', 'years'],
  },
  {
    name: 'mixed rate: the first instalments do not come to the total; two TAEG',
    text: `
Ficha de informação normalizada europeia
Montante do crédito: 180.000,00 €
Prazo: 300 meses
Valor da prestação (primeiros 24 meses): 901,12 €
TAEG: 4,4 %
TAEG sem vendas associadas facultativas: 4,9 %
Montante total a reembolsar: 306.420,00 €`,
    values: { instalment: 901.12, taeg: 4.4, debt: 180_000, years: 25 },
    sure: [],
  },
  {
    name: 'two phases of a mixed rate',
    text: `
FICHA DE INFORMAÇÃO NORMALIZADA EUROPEIA (FINE)
Montante e moeda do empréstimo: 150.000,00 EUR
Duração do empréstimo: 30 anos
Prazo da taxa fixa: 5 anos
TAEG: 4,1 %
60 prestações de 690,00 € e 300 prestações de 765,00 €
Montante total a reembolsar: 270.900,00 €`,
    values: { instalment: 690, taeg: 4.1, debt: 150_000, years: 30 },
    sure: [],
  },
  {
    name: 'years and months, which are no whole years',
    text: `
FICHA DE INFORMAÇÃO NORMALIZADA EUROPEIA (FINE)
Capital em dívida: 120.000,00 €
Prazo: 25 anos e 6 meses
Prestação mensal: 560,00 €
TAEG 3,2%
Montante total a pagar: 171.360,00 €`,
    values: { instalment: 560, taeg: 3.2, debt: 120_000 },
    sure: ['instalment', 'taeg', 'debt'],
  },
  {
    name: 'sentences, and a table of what is left',
    text: `
FICHA DE INFORMAÇÃO NORMALIZADA EUROPEIA (FINE)
Montante e moeda do empréstimo a conceder: 165.000,00 EUR
Duração do empréstimo: 32 anos
A sua prestação é de 720,00 EUR
A TAEG é de 3,9 %
Mês    Prestação    Juros     Capital    Capital em dívida
1      720,00       400,00    320,00     164.680,00
Montante total a reembolsar: 276.480,00 EUR`,
    values: { instalment: 720, taeg: 3.9, debt: 165_000, years: 32 },
    sure: ['instalment', 'years'],
  },
]
