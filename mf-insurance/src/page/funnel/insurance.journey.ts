/** Name, addresses and page texts of the journey. Tags are of `insurance`, leads of `car-insurance`. */
export const insuranceJourney = {
  name: 'insurance',
  path: '/seguros/simular',
  of: 'de seguro',
  start: 'Simular seguro',
} as const
