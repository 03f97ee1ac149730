import { randomInt } from 'node:crypto'

// No 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V: a reference is read aloud on the phone. 23 letters and digits, 8 of them: 36 bits.
const alphabet = 'ACDEFGHJKMNPQRTWXY34679'

const block = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** `QP-XXXX-XXXX`: names a lead to people; it opens nothing. */
export const newReference = () => `QP-${block()}-${block()}`

export const isReference = (value: unknown) =>
  typeof value === 'string' && /^QP-[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(value)
