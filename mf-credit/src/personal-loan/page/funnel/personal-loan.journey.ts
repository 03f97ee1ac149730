/** Name, addresses and texts of the journey's pages. */
export const personalLoanJourney = {
  name: 'personal-loan',
  path: '/credito-pessoal/simular',
  of: 'de crédito pessoal',
  start: 'Simular crédito pessoal',
} as const
