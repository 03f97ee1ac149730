// Pages outside the journey, in a file of their own: its first question is lighter without them.

/** A story: plates that are insured by telephone. */
export const specialPlatesPath = '/seguros/matriculas-especiais'
export const accidentPath = '/seguros/acidente'
export const briefPath = '/seguros/pedido-de-proposta'
export const renewalPath = '/seguros/renovacao'
