import { cents, integer, list, number, object, oneOf } from 'shared-lib/contract/schema'
import { regions } from '../parameters/deposit-rules'

/** Bounds of what a caller may send: wider than any deposit, and never endless. */
export const mostDays = 3_660
export const amount = number('Amount deposited, EUR; rounded to the cent.', {
  minimum: 0.01,
  maximum: 10_000_000,
})
export const tanb = number('Gross yearly nominal rate, percent.', { minimum: 0, maximum: 20 })
export const taxPercent = number('Tax on the interest, percent; goes before `region`.', {
  minimum: 0,
  maximum: 100,
})
export const region = oneOf(regions, 'Where the saver resides: decides the tax. `mainland` when missing.')
export const days = (what: string) => integer(what, { minimum: 1, maximum: mostDays })
export const months = (what: string) => integer(what, { minimum: 1, maximum: 120 })
export const start = {
  type: 'string',
  format: 'date',
  description: 'Day of the deposit; today when missing.',
}
export const percentAnswer = (what: string) => number(`${what}, percent.`, {})

/** Share of the accrued interest that is lost, with the steps by day or by share of the term. */
export const earlyWithdrawal = object(
  { kind: oneOf(['notAllowed', 'losesAll', 'losesPart', 'paysLess'], 'What leaving early costs.') },
  {
    loses: number('Share of the accrued interest lost, 0 to 1.', { minimum: 0, maximum: 1 }),
    steps: list(
      object(
        { loses: number('Share lost, 0 to 1.', { minimum: 0, maximum: 1 }) },
        {
          untilDay: integer('Last day of the step.', { minimum: 1, maximum: mostDays }),
          untilShare: number('Share of the term that ends the step.', { minimum: 0, maximum: 1 }),
        },
      ),
      'In order; the last one has no end.',
      { minItems: 1, maxItems: 40 },
    ),
    losesPeriod: object(
      {},
      {
        months: months('Months between two payments of interest.'),
        days: days('Days between two payments of interest.'),
      },
      {
        ...{ minProperties: 1, maxProperties: 1 },
        description: 'Interest since the last payment is lost, and nothing before.',
      },
    ),
    paysTanb: number('Rate paid instead, percent.', { minimum: 0, maximum: 20 }),
  },
)

export const interest = {
  days: integer('Real days counted.'),
  grossCents: cents('interest before tax.'),
  taxCents: cents('tax withheld.'),
  netCents: cents('interest after tax.'),
}

export const costs = {
  accountCents: cents('what the account costs meanwhile.'),
  transferCents: cents('the transfer out at the end.'),
  resultCents: cents('net interest less account and transfer: below zero, the deposit loses money.'),
}
