/** Name, addresses and texts of the journey's pages. */
export const termDepositJourney = {
  name: 'term-deposit',
  path: '/depositos-a-prazo/simular',
  done: '/depositos-a-prazo/resultados',
  of: 'sobre depósitos a prazo',
  start: 'Comparar depósitos',
} as const

/** Carries the id of the chosen deposit. */
export const offerParameter = 'oferta'

/** Carries the rate that the money has now, in percent. */
export const todayName = 'todayRate'
