import { integer, object } from 'shared-lib/contract/schema'

/** A calculator that every test may deploy. */
export const doubling = {
  title: 'Doubling',
  description: 'Twice a number.',
  examples: [{ title: 'Two', input: { amount: 2 } }],
  input: object({ amount: integer('A number.') }),
  output: object({ doubled: integer('Twice the number.') }),
}
