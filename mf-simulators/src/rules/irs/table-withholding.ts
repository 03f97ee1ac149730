import { type Cents, cents, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { withholdingPeriods } from '../../data/parameters/payroll/withholding-tables'
import { ordinaryMonth } from '../payroll/net-salary'
import type { SalaryInput } from '../payroll/salary-input'
import { type IrsInput, peopleOf } from './annual-irs'
import type { Subject } from './household'

const none = cents(0)
const payments = 14
/** Months in which the two subsidies are usually paid. */
const subsidyMonths = [6, 11]
const monthOf = (day: string) => Number(day.slice(5, 7))

const invalidityOf = ({ disability, armedForces }: Subject) => {
  if (disability === 'none') return 'not_invalid'
  return armedForces ? 'military' : 'invalid'
}

const earned = ({ employment, pension, selfEmployment }: Subject) => employment + pension + selfEmployment

function salaryOf(subject: Subject, input: IrsInput): SalaryInput {
  const { household, subjectB } = input
  const pensioner = subject.pension > 0
  const others = peopleOf(input).filter((one) => earned(one) === 0)
  return {
    period: '2026-01',
    region: household.region,
    employment: pensioner ? 'pensioner' : 'employed',
    context: 'monthly',
    wage: timesCents(pensioner ? subject.pension : subject.employment, 1 / payments),
    fiscalSituation: !subjectB ? 'single' : others.length === 0 ? 'married2' : 'married1',
    dependents: household.dependants,
    invalidDependents: household.disabledDependants,
    invalidDependentsTimes: 1,
    invalidSpouse: others.some(({ disability }) => disability !== 'none'),
    invalidity: invalidityOf(subject),
    youthIrs: false,
    extraordinaryEarnings: none,
    extraordinaryFromHour101: none,
    earningsIrsSs: none,
    earningsIrs: none,
    otherExemptEarnings: none,
    duodecimalSubsidies: 'none',
    mealSubsidyType: 'none',
    mealSubsidyDaily: none,
    mealSubsidyDays: 0,
    mealSubsidyMonths: 12,
    weeklyHours: 40,
    rounding: 'each',
  }
}

/**
 * Withholding by the tables of the year from a wage or pension paid in fourteen equal payments. Undefined where it
 * cannot be known: receipts, IRS Jovem (asked of the company or not), a wage and a pension, or tables not held.
 */
function byTables(subject: Subject, input: IrsInput, year: number): Cents | undefined {
  const { employment, pension, selfEmployment, youthYear } = subject
  if (earned(subject) === 0) return none
  if (selfEmployment > 0 || youthYear > 0 || (employment > 0 && pension > 0)) return undefined
  const salary = salaryOf(subject, input)
  const periods = withholdingPeriods.filter(({ id }) => id.startsWith(String(year)))
  const paid = periods.flatMap(({ id, from, to }) => {
    const { withholding } = ordinaryMonth({ ...salary, period: id })
    const [first, last] = [monthOf(from), monthOf(to)]
    const times = last - first + 1 + subsidyMonths.filter((month) => month >= first && month <= last).length
    return withholding === undefined ? [] : [{ times, amount: cents(withholding * times) }]
  })
  const whole = paid.reduce((sum, { times }) => sum + times, 0) === payments
  return whole ? sumCents(...paid.map(({ amount }) => amount)) : undefined
}

/** Fills withholdings that were not given by the tables of the year; stays `undefined` where the tables do not apply. */
export function withTables(input: IrsInput, year: number): IrsInput {
  const filled = <One extends Subject | undefined>(subject: One) =>
    subject && { ...subject, withholding: subject.withholding ?? byTables(subject, input, year) }
  return { ...input, subjectA: filled(input.subjectA), subjectB: filled(input.subjectB) }
}
