import { count, euros, percent, type Words } from './fields'
import type { InputField } from './input-field'

// Questions of credit with the same bounds wherever they are asked: a value that one page takes is none that another refuses.

type CreditWords = Words & Pick<InputField<unknown>, 'slider'>

export const tan = (words: CreditWords) => percent({ ...words, min: 0, max: 40 })
export const spread = (words: CreditWords) => percent({ ...words, min: 0, max: 10 })
export const index = (words: CreditWords) => percent({ ...words, min: -2, max: 20 })

/** A home, or the loan for one. */
export const homeAmount = (words: CreditWords) => euros({ ...words, min: 1000, max: 20_000_000 })
/** A loan without mortgage. */
export const loanAmount = (words: CreditWords) => euros({ ...words, min: 1, max: 1_000_000 })
/** A fee or a monthly cost. */
export const charge = (words: CreditWords) => euros({ ...words, min: 0, max: 1_000_000 })
/** A term in months, of any loan. */
export const term = (words: CreditWords) => count({ ...words, unit: 'meses', min: 1, max: 480 })
