/** Name and addresses of the journey, and what its pages say of it. Tags are of `insurance`, leads of `car-insurance`. */
export const insuranceJourney = {
  name: 'insurance',
  path: '/seguros/simular',
  of: 'de seguro',
  start: 'Simular seguro',
} as const

/** A story: plates that are insured by telephone. */
export const specialPlatesPath = '/seguros/matriculas-especiais'
export const accidentPath = '/seguros/acidente'
export const briefPath = '/seguros/pedido-de-proposta'
export const renewalPath = '/seguros/renovacao'
