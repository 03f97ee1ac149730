/** Costs and cases that the deposit calculators do not cover. Portuguese. */
export const depositLimits: readonly string[] = [
  'Quem não reside em Portugal, e o englobamento dos juros no IRS.',
  'Não contamos juros reinvestidos.',
  'O arredondamento de cada banco: pode haver um cêntimo de diferença.',
]

/** Of the ranking besides. */
export const depositRankingLimits: readonly string[] = [
  ...depositLimits,
  'Millennium bcp, Santander, Novo Banco e Crédito Agrícola: sem taxas nesta lista.',
  'Depois de um depósito acabar, contamos o dinheiro à ordem até ao dia em que precisas dele.',
]
