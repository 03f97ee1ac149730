/** Name and addresses of the journey, and what its pages say of it. */
export const homeLoanJourney = {
  name: 'home-loan',
  path: '/credito-habitacao/simular',
  of: 'de crédito habitação',
  start: 'Simular crédito habitação',
} as const

/** Names the offer that a request is about. */
export const offerParameter = 'offer'
