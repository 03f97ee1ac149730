import { type Cents, cents, lessCents, sumCents } from 'shared-lib/rules/money/cents'
import { netSalary } from '../payroll/net-salary'
import { type Payslip, shareOf } from '../payroll/payslip'
import type { SalaryInput } from '../payroll/salary-input'
import type { Offer, Person, WagesInput } from './offer'
import { selfEmployedYear } from './self-employed'

const months = 12

/** Outcome of an offer. Cents; missing where it is unknown. */
export interface OfferResult {
  readonly contract: Offer['contract']
  /** An ordinary month; of receipts, a twelfth of the year. */
  readonly month: Payslip
  readonly year: Payslip
  /** Car and other benefits of a year, as entered. */
  readonly benefitsYear: Cents
  /** Net of the year and the benefits. */
  readonly valueYear?: Cents
  /** Cost to the company, benefits at their entered value. */
  readonly companyCostYear?: Cents
  readonly unknown: readonly string[]
}

/** Why one offer leaves more: amounts of the year, those taken off negative; they add up to the values. */
export interface DifferenceLine {
  readonly id:
    | 'wage'
    | 'subsidies'
    | 'mealSubsidy'
    | 'withholding'
    | 'socialSecurity'
    | 'car'
    | 'otherBenefits'
  readonly label: string
  readonly first: Cents
  readonly second: Cents
  /** Second less first. */
  readonly difference: Cents
}

export interface WagesResult {
  readonly first: OfferResult
  readonly second: OfferResult
  readonly better?: 'first' | 'second' | 'equal'
  /** Second less first. */
  readonly difference: {
    readonly netMonth?: Cents
    readonly netYear?: Cents
    readonly valueYear?: Cents
    readonly companyCostYear?: Cents
  }
  /** Empty when something is unknown. */
  readonly lines: readonly DifferenceLine[]
  readonly unknown: readonly string[]
}

/** An employee's offer as the net salary takes it. */
export const salaryOf = (offer: Offer, person: Person): SalaryInput => ({
  ...person,
  ...offer,
  employment: 'employed',
  extraordinaryEarnings: cents(0),
  extraordinaryFromHour101: cents(0),
  earningsIrsSs: cents(0),
  earningsIrs: cents(0),
  otherExemptEarnings: cents(0),
  duodecimalSubsidies: 'none',
  weeklyHours: 40,
})

function paid(offer: Offer, person: Person): Pick<OfferResult, 'month' | 'year' | 'unknown'> {
  if (offer.contract !== 'self_employed') return netSalary(salaryOf(offer, person))
  const { year, unknown } = selfEmployedYear(offer, person)
  return { year, month: shareOf(year, 1 / months), unknown }
}

/** Outcome of one offer for a person. */
export function offerResult(offer: Offer, person: Person): OfferResult {
  const { month, year, unknown } = paid(offer, person)
  const benefitsYear = cents((offer.car + offer.otherBenefits) * months)
  return {
    contract: offer.contract,
    month,
    year,
    benefitsYear,
    ...(year.net !== undefined && { valueYear: sumCents(year.net, benefitsYear) }),
    ...(year.companyCost !== undefined && {
      companyCostYear: sumCents(year.companyCost, benefitsYear),
    }),
    unknown,
  }
}

const labels: Readonly<Record<DifferenceLine['id'], string>> = {
  wage: 'Ordenado ou recibos',
  subsidies: 'Subsídios de férias e de Natal',
  mealSubsidy: 'Subsídio de refeição',
  withholding: 'Retenção de IRS',
  socialSecurity: 'Segurança Social',
  car: 'Carro',
  otherBenefits: 'Outros benefícios',
}

const amounts = (
  { year }: OfferResult,
  { car, otherBenefits }: Offer,
): Readonly<Record<DifferenceLine['id'], Cents>> => ({
  wage: year.wage,
  subsidies: sumCents(year.holidaySubsidy, year.christmasSubsidy),
  mealSubsidy: year.mealSubsidy,
  withholding: cents(-(year.withholding ?? 0)),
  socialSecurity: cents(-(year.socialSecurity ?? 0)),
  car: cents(car * months),
  otherBenefits: cents(otherBenefits * months),
})

function linesOf(first: OfferResult, second: OfferResult, input: WagesInput): readonly DifferenceLine[] {
  if (first.valueYear === undefined || second.valueYear === undefined) return []
  const one = amounts(first, input.first)
  const other = amounts(second, input.second)
  return (Object.keys(labels) as DifferenceLine['id'][])
    .filter((id) => one[id] !== 0 || other[id] !== 0)
    .map((id) => ({
      id,
      label: labels[id],
      first: one[id],
      second: other[id],
      difference: cents(other[id] - one[id]),
    }))
}

function betterOf(difference: Cents | undefined): Pick<WagesResult, 'better'> {
  if (difference === undefined) return {}
  return { better: difference > 0 ? 'second' : difference < 0 ? 'first' : 'equal' }
}

/** Two offers for the same person, by what is left of a year; the difference line by line. */
export function compareOffers(input: WagesInput): WagesResult {
  const first = offerResult(input.first, input.person)
  const second = offerResult(input.second, input.person)
  const valueYear = lessCents(second.valueYear, first.valueYear)
  return {
    first,
    second,
    ...betterOf(valueYear),
    difference: {
      netMonth: lessCents(second.month.net, first.month.net),
      netYear: lessCents(second.year.net, first.year.net),
      valueYear,
      companyCostYear: lessCents(second.companyCostYear, first.companyCostYear),
    },
    lines: linesOf(first, second, input),
    unknown: [...new Set([...first.unknown, ...second.unknown])],
  }
}
