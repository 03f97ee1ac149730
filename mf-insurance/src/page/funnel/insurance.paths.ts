import { carInsurance, requestPath } from 'shared-lib/kit/proposal/products'

// Pages outside the journey, in a file apart: its first question is lighter without them.

/** A story: plates that are insured by telephone. */
export const specialPlatesPath = '/seguros/matriculas-especiais'
export const accidentPath = '/seguros/acidente'
export const briefPath = requestPath(carInsurance)
export const renewalPath = '/seguros/renovacao'
