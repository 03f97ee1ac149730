/** Explains the monthly interest in the tables of a home loan. */
export const monthlyInterestWhy =
  'Os juros de cada mês são a dívida × TAN ÷ 12, com meses de 30 dias; o resto da prestação abate à dívida. DL 74-A/2017 e DL 88/2008.'
