/** Costs and cases that the deposit calculators do not cover. Portuguese. */
export const depositLimits: readonly string[] = [
  'Quem não reside em Portugal, e o englobamento dos juros no IRS.',
  'Juros pagos pelo caminho contam-se sem voltarem a render.',
  'O arredondamento de cada banco: pode haver um cêntimo de diferença.',
]

/** Of the ranking besides. */
export const depositRankingLimits: readonly string[] = [
  ...depositLimits,
  'Millennium bcp, Santander, Novo Banco e Crédito Agrícola: sem taxas nesta lista.',
  'Depois de um depósito acabar, o dinheiro conta-se parado até ao dia em que precisas dele.',
]
