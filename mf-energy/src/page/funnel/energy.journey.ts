/** Name and addresses of the funnel, for pages that link to it and need none of its questions. */
export const energyAddresses = {
  name: 'energy',
  path: '/energia/simular',
  done: '/energia/resultados',
} as const

/** Carries the id of the chosen row. */
export const offerParameter = 'oferta'

/** Words of the pages after the questions. */
export const energyJourney = { ...energyAddresses, of: 'de energia', start: 'Simular energia' } as const
