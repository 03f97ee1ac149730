import { cents, integer, list, number, object, oneOf } from 'shared-lib/contract/schema'
import { mostDays } from './call.fields'

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
        months: integer('Months between two payments of interest.', { minimum: 1, maximum: 120 }),
        days: integer('Days between two payments of interest.', { minimum: 1, maximum: mostDays }),
      },
      {
        minProperties: 1,
        maxProperties: 1,
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
