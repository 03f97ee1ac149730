/** Name and addresses of the journey, and what its pages say of it. Tags are of `insurance`, leads of `car-insurance`. */
export const insuranceJourney = {
  name: 'insurance',
  path: '/seguros/simular',
  of: 'de seguro',
  start: 'Simular seguro',
} as const
