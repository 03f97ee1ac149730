/** Name, addresses and texts of the journey's pages. */
export const homeLoanJourney = {
  name: 'home-loan',
  path: '/credito-habitacao/simular',
  of: 'de crédito habitação',
  start: 'Simular crédito habitação',
} as const

/** Names the offer that a request is about. */
export const offerParameter = 'offer'
