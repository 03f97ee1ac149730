/** Name and addresses of the journey, and what its pages say of it. */
export const termDepositJourney = {
  name: 'term-deposit',
  path: '/depositos-a-prazo/simular',
  done: '/depositos-a-prazo/resultados',
  of: 'sobre depósitos a prazo',
  start: 'Comparar depósitos',
} as const

/** Carries the id of the chosen deposit. */
export const offerParameter = 'oferta'
