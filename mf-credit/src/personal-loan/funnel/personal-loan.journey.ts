/** Name and addresses of the journey, and what its pages say of it. */
export const personalLoanJourney = {
  name: 'personal-loan',
  path: '/credito-pessoal/simular',
  of: 'de crédito pessoal',
  start: 'Simular crédito pessoal',
} as const
