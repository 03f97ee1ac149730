export const personalLoanLimits: readonly string[] = [
  'Cartões, descobertos, locação com valor residual e meses de carência.',
  'Comissões e seguros pagos com o próprio empréstimo.',
  'Contratos de dias cujo imposto do selo não conhecemos, como os de 2023 e 2024.',
]
