import { cents, flag, integer, list, number, object } from 'shared-lib/contract/schema'
import type { CardMonth } from '../rules/card-months'

// Parts of answers that several card calculators share.

export const share = (what: string) => number(`${what}; a fraction: 0.1481 is 14.81 %.`)

export const rates = {
  tan: share('Nominal yearly rate that was used'),
  isLegalMaximum: flag(
    'No rate was given: it is the highest that a card without an annual fee may have today.',
  ),
}

export const charges = {
  interest: cents('interest.'),
  stampOnInterest: cents('stamp duty on interest.'),
  stampOnUse: cents('stamp duty on what is owed, month by month.'),
}

export const clearIn = list(
  object({
    months: integer('Months until nothing is owed.'),
    perMonth: cents('the least that, paid every month, does it.'),
    cost: cents('what it costs besides the debt itself.'),
  }),
  'What to pay a month so that the debt is gone after so many months; buying nothing more.',
)

export const months = list(
  object({
    number: integer('Month; the first is 1.'),
    spent: cents('bought and taken out.'),
    ...charges,
    paid: cents('paid.'),
    balance: cents('left unpaid.'),
  }),
  'Month by month, each amount rounded to the cent; 600 months at most.',
)

export const monthRow = ({ dutyOnInterest, dutyOnUse, ...month }: CardMonth, index: number) => ({
  number: index + 1,
  ...month,
  stampOnInterest: dutyOnInterest,
  stampOnUse: dutyOnUse,
})
