import * as program from 'shared-lib/kit/form/program-fields'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { termDepositFields } from '../fields'

// Values that several calculators of this product take. Wider than any deposit, and never endless.

export const mostDays = 3_660
export const amount = program.euros('Amount deposited, EUR.', 10_000_000, 0.01)
export const { region } = termDepositFields
export const taxOfInterest = (most = 100) =>
  program.optional(program.percent('Tax on the interest, percent; goes before `region`.', most))
export const days = (what: string) => program.optional(program.count(what, mostDays))
export const months = (what: string) => program.optional(program.count(what, 120))
export const holders = program.withDefault(program.count('People who hold the deposits.', 10), 1)
export const start = program.optional({
  ...program.day('Day of the deposit; today when missing.'),
  // No earlier law is on record, and nothing is planned for later.
  refuse: (day: IsoDate) =>
    day < '2009-01-01' || day > '2100-12-31' ? 'Indica um dia entre 2009 e 2100' : undefined,
})
