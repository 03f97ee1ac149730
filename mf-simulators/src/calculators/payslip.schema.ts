import { cents, list, object, oneOf, text } from 'shared-lib/contract/schema'
import { periodIds, regions } from '../data/parameters/payroll/withholding-periods'

/** One payslip: what is unknown, or does not exist for the person, is missing. */
export const payslip = object(
  {
    wage: cents('base wage or pension.'),
    earningsIrsSs: cents('earnings that bear IRS and social security.'),
    earningsIrs: cents('earnings that bear IRS only.'),
    otherExemptEarnings: cents('earnings that bear neither.'),
    extraordinaryEarnings: cents('overtime.'),
    mealSubsidy: cents('meal allowance.'),
    holidaySubsidy: cents('holiday subsidy: the twelfth in a month, all of it in the year.'),
    christmasSubsidy: cents('Christmas subsidy, likewise.'),
    gross: cents('everything paid.'),
  },
  {
    withholding: cents('IRS withheld.'),
    socialSecurity: cents('the worker’s contribution.'),
    net: cents('`gross` less `withholding` and `socialSecurity`.'),
    companySocialSecurity: cents('the company’s contribution.'),
    companyCost: cents('`gross` plus `companySocialSecurity`; missing for pensions.'),
  },
)

/** Sentences, Portuguese. */
export const sentences = (description: string) => list(text('Portuguese.'), description)

export const unknownReasons = sentences('Why amounts are missing; empty when everything is known.')

const whatIf = {
  netMonth: cents('net of an ordinary month.'),
  netYear: cents('net of the year.'),
  withholding: cents('IRS withheld in the month.'),
  netMonthDifference: cents('against the wage as given.'),
}

export const whatIfOf = (named: Readonly<Record<string, object>>) =>
  object({ ...named, unknown: unknownReasons }, whatIf)

const period = oneOf(periodIds, 'Withholding period.')

/** The same pay in one of the periods. */
export const ribbonStep = whatIfOf({
  period,
  from: text('First day.', { format: 'date' }),
  to: text('Last day.', { format: 'date' }),
  label: text('Portuguese.'),
})

export const region = oneOf(regions, 'Region of residence.')

/** Newer tables are due and not held: the answer is by the last ones. */
export const pastTables = text(
  'Why the tables used are past their end: newer ones are due and not held yet. Portuguese; missing while they are in force, and of an older period that was asked for.',
)

export const periodUsed = object({
  id: period,
  from: text('First day.', { format: 'date' }),
  to: text('Last day.', { format: 'date' }),
  label: text('Portuguese.'),
})
