/** Name, addresses and texts of the journey's pages. */
export const creditCardJourney = {
  name: 'credit-card',
  path: '/cartao-de-credito/simular',
  done: '/cartao-de-credito/resultados',
  of: 'de cartão de crédito',
  start: 'Calcular o custo do cartão',
} as const

/** Parameter of a card of the list, in addresses of results and contact. */
export const cardParameter = 'card'
