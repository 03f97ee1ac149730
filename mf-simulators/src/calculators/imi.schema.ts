import {
  cents,
  day,
  either,
  flag,
  integer,
  list,
  number,
  object,
  oneOf,
  text,
} from 'shared-lib/contract/schema'
import { figures } from './figures-schema'

const ratio = (what: string) => number(`${what}, a fraction: 0.003 is 0.3 %.`)

const rate = object(
  {
    value: ratio('Rate'),
    from: oneOf(
      ['visitor', 'municipality', 'law'],
      'Who says it: `rate`, the municipality, or the law for rural.',
    ),
    unusual: flag('Outside what municipalities may choose in general.'),
  },
  { source: text('Where it was read.'), note: text('What is doubtful about it. Portuguese.') },
)

const instalment = object({
  month: text('`YYYY-MM`.'),
  until: day('Last day to pay.'),
  amount: cents('this instalment.'),
  isPast: flag('That day is over.'),
})

const bill = object({
  deduction: cents('taken off for dependants.'),
  amount: cents('to be paid.'),
  instalments: list(instalment, 'When it is paid; paying all in the first month is always allowed.'),
})

const result = object(
  {
    kind: { const: 'result' },
    taxYear: integer('Year that the tax concerns; paid in the next one.'),
    rate,
    imi: cents('tax value times rate, before any deduction.'),
    familyDeduction: oneOf(
      ['none', 'given', 'not_given', 'unknown'],
      'Whether the municipality gives the deduction for dependants; `none` without dependants and for rural property.',
    ),
    bills: list(bill, 'One; two when `familyDeduction` is `unknown`: without the deduction, then with it.'),
    figures,
  },
  {
    municipality: text('Its name.'),
    aimi: cents('AIMI of who owns this dwelling alone and no other; missing where there is none.'),
    exemption: object(
      {
        vptLimit: cents('tax value up to which it is given.'),
        incomeLimit: cents('gross income of the household in the year before, at most.'),
        years: integer('Years without IMI.'),
        moreYears: integer('More, where the municipality says so.'),
      },
      {},
      { description: 'Exemption of who buys a home to live in; missing above the limit of its tax value.' },
    ),
    lowIncome: object(
      {
        incomeLimit: cents('gross income of the household in the year before, at most.'),
        vptLimit: cents('tax value of all its property, at most.'),
      },
      {},
      {
        description:
          'Lasting exemption of the own home and farm land of low incomes, by the limits of the tax year; missing above that of the tax value.',
      },
    ),
    revaluation: object(
      {
        everyYears: integer('Years after which a new valuation may be asked for, free of charge.'),
        until: day('Asked for by then, it counts for the tax of that year.'),
      },
      {},
      { description: 'A new valuation of urban property.' },
    ),
  },
)

const needs = object(
  {
    kind: { const: 'needs' },
    needs: { const: 'rate', description: 'The input to give: nothing is assumed.' },
    reason: text('Portuguese.'),
  },
  {
    allowed: object({
      min: ratio('Lowest rate that a municipality may choose'),
      max: ratio('Highest'),
      inRecovery: ratio('Highest under a programme of municipal recovery'),
    }),
  },
)

const unknown = object({ kind: { const: 'unknown' }, unknown: text('Why it is not known. Portuguese.') })

export const imiOutput = either('A result, or what is missing for one.', result, needs, unknown)
