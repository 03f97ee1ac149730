import { cents, flag, integer, list, object } from 'shared-lib/contract/schema'
import { month, rateShifts, share, unknown } from './credit.schema'
import { figures } from './figures-schema'

const stretch = {
  month: month('Month of the contract or review'),
  indexMonth: month('Month whose average is used'),
  index: share('That average'),
  annualRate: share('Index plus spread; below zero no interest is charged'),
  capital: cents('owed at the review.'),
  monthsLeft: integer('Instalments left then.'),
  instalment: cents('instalment of the stretch.'),
  firstInstalment: month('First month in which it is paid'),
  lastInstalment: month('Last month'),
}

const next = object({
  ...stretch,
  neededIndexMonth: month('Month whose average will count'),
  isFinal: flag('False: that month is not held yet, and `indexMonth` is the newest known one.'),
})

const paid = object({
  month: month('Month'),
  instalment: cents('paid.'),
  interest: cents('of it, interest.'),
  capital: cents('of it, capital.'),
  balance: cents('owed after it.'),
})

export const euriborOutput = object(
  {
    reviews: list(object(stretch), 'The contract and every review whose instalments have begun.'),
    path: list(paid, 'Every instalment up to this month.'),
    history: list(
      object({ month: month('Month'), index: share('Average') }),
      'The index since it exists, January 1999.',
    ),
    rateShifts: {
      ...rateShifts,
      description: 'The next instalment if the index moved; none without a next review.',
    },
    newestIndexMonth: month('Newest month whose average is held'),
    unknown,
    figures,
  },
  {
    currentInstalment: cents('instalment of this month; missing when an index is not held.'),
    nextInstalment: cents('after the next review; missing when there is none before the end.'),
    simulatedInstalment: cents('after the next review with `otherEuribor`.'),
    difference: cents('next less current.'),
    simulatedDifference: cents('simulated less current.'),
    effortRate: share('Current instalment over `familyBudget`'),
    nextEffortRate: share('Next instalment over `familyBudget`'),
    simulatedEffortRate: share('Simulated instalment over `familyBudget`'),
    next,
    balance: cents('owed after this month’s instalment.'),
    creditedInterest: cents(
      'interest below zero that the lender owed the borrower since July 2018; not taken off the path.',
    ),
  },
)
