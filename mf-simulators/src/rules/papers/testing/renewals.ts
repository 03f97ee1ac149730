import type { SyntheticPaper } from './synthetic-paper'

/** Letters of renewal; insurers, people and amounts are invented. */
export const renewalLetters: readonly SyntheticPaper[] = [
  {
    name: 'premium, taxes and total',
    text: `
Aviso de pagamento do seu seguro automóvel
Apólice n.º 000123456
Prémio comercial                         268,40 €
Encargos fiscais e parafiscais            73,78 €
Prémio total anual                       342,18 €
Coberturas
Responsabilidade civil obrigatória       7.750.000,00 €
Quebra isolada de vidros                 1.000,00 €        Franquia: 25,00 €
Furto ou roubo                           não contratada
Prémio total da anuidade anterior        311,00 €`,
    values: { total: 342.18, covers: 'glass', excess: 25, lastTotal: 311 },
    sure: ['total'],
  },
  {
    name: 'in parts that come to the total',
    text: `
Renovação do seu seguro: apólice 77-123
Valor anual: 512,40 €
Pagamento em 4 prestações de 128,10 €
Choque, colisão ou capotamento           12.000,00 €
Franquia de choque                       250,00 €
Furto ou roubo                           12.000,00 €
Recibo de 2025: 470,20 €`,
    values: { total: 512.4, covers: 'all', excess: 250, lastTotal: 470.2 },
    sure: ['total'],
  },
  {
    name: 'a receipt with its taxes one by one, heads above',
    text: `
Recibo de renovação da apólice
Prémio simples        Imposto do selo        INEM         FGA          Total a pagar
180,00 €              16,20 €                4,50 €       4,50 €       205,20 €
Imposto do selo: 16,20 €
INEM e taxa FGA: 9,00 €
Responsabilidade civil (danos a terceiros): 7.750.000,00 €
Pode juntar a cobertura de vidros por 31,00 €`,
    values: { total: 205.2, covers: 'mandatory' },
    sure: ['total'],
  },
  {
    name: 'only a total, a share as excess',
    text: `
Apólice de seguro automóvel: aviso de renovação
Valor a pagar: 389,00 €
Furto ou roubo e incêndio: incluídos
Franquia: 2 % do capital, mínimo 150,00 €`,
    values: { total: 389, covers: 'robbery' },
    sure: [],
  },
  {
    name: 'covers in one line; what does not apply is none',
    text: `
Renovação do contrato de seguro automóvel, apólice 123
Prémio comercial anual                   310,00
Impostos e taxas                          84,20
Total                                    394,20 euros
Coberturas: Responsabilidade Civil, Assistência em Viagem, Quebra de Vidros
Franquia em danos próprios: não aplicável`,
    values: { total: 394.2, covers: 'glass' },
    sure: ['total'],
  },
  {
    name: 'half a year is charged',
    text: `
Aviso de cobrança: apólice do seguro automóvel
Fracionamento: semestral
Total a pagar 201,30 €
Choque, colisão e capotamento, com franquia de 2 % (mínimo 250 €)`,
    values: { total: 402.6, covers: 'all' },
    sure: [],
  },
  {
    name: 'ways to pay, the yearly one first',
    text: `
Renovação da apólice automóvel 123
Pagamento anual: 400,00 €
Pagamento semestral: 2 x 208,00 €
Responsabilidade civil`,
    values: { total: 400, covers: 'mandatory' },
    sure: [],
  },
  {
    name: 'premiums of two years, covers with yes and no',
    text: `
Renovação da apólice automóvel 9
Prémio total anual 2025: 380,00 €
Prémio total anual 2026: 421,00 €
Responsabilidade civil       Sim
Quebra de vidros             Sim
Furto ou roubo               Não`,
    values: { total: 421, covers: 'glass', lastTotal: 380 },
    sure: [],
  },
  {
    name: 'a rise in one sentence',
    text: `
Renovação da apólice automóvel 12
O prémio anual passa de 310,00 € para 352,00 €.
Responsabilidade civil`,
    values: { total: 352, covers: 'mandatory', lastTotal: 310 },
    sure: [],
  },
  {
    name: 'the value of a receipt',
    text: `
Aviso de cobrança. Apólice automóvel 12. Recibo 33
Valor do recibo 1.012,40 EUR
Data limite 12/12/2026
Responsabilidade civil`,
    values: { total: 1012.4, covers: 'mandatory' },
    sure: [],
  },
  {
    // In the words of the law on the contract of insurance (annex of DL 72/2008, article 60, n.os 1 and 2, as quoted by the
    // Coimbra court of appeal on 2018-09-14): amount, form and place of payment, and what follows where it is not paid.
    name: 'a notice in the words of the law',
    text: `
Aviso de pagamento do prémio. Seguro automóvel, apólice 45
Data em que se vence o prémio            15/01/2027
Montante a pagar                         287,33 €
Forma e lugar de pagamento               Multibanco: entidade 20000, referência 123 456 789
Consequências da falta de pagamento      O contrato não se prorroga.
Responsabilidade civil automóvel         7.750.000,00 €`,
    values: { total: 287.33, covers: 'mandatory' },
    sure: [],
  },
]
