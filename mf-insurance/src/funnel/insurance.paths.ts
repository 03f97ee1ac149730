import { carInsurance, requestPath } from 'shared-lib/proposal/products'

// Pages beside the journey, apart from it: its first question is lighter without them.

/** A story: plates that are insured by telephone. */
export const specialPlatesPath = '/seguros/matriculas-especiais'
export const accidentPath = '/seguros/acidente'
export const briefPath = requestPath(carInsurance)
export const renewalPath = '/seguros/renovacao'
