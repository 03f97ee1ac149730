/** Name, addresses and page texts of the journey. */
export const telecomJourney = {
  name: 'telecom',
  path: '/tv-net-voz/simular',
  of: 'de TV, net e voz',
  start: 'Simular TV, net e voz',
} as const

/** The package that the call will be about. */
export const offerParameter = 'oferta'
