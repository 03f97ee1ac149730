import { type Cents, cents, roundHalfUpToCent, timesCents } from 'shared-lib/rules/money/cents'
import type { ContributionRates } from '../../data/parameters/payroll/social-security'
import { contributionRates } from './contributions'
import type { PayKind, Payment, PayParts, WithheldPart } from './payment'
import type { SalaryInput, WithholdingRounding } from './salary-input'
import { isUnknown, type Unknown } from './unknown'

/** Pay and deductions. Cents; an amount that is unknown, or does not exist for the person, is missing. */
export interface Payslip extends PayParts {
  /** Everything paid. */
  readonly gross: Cents
  /** IRS withheld. */
  readonly withholding?: Cents
  /** Of the worker. */
  readonly socialSecurity?: Cents
  readonly net?: Cents
  readonly companySocialSecurity?: Cents
  /** Missing for pensions, which no company pays. */
  readonly companyCost?: Cents
}

/** The amounts that a payslip is made of; the others follow from them. */
type Made = PayParts & {
  readonly withholding?: Cents | undefined
  readonly socialSecurity?: Cents | undefined
  readonly companySocialSecurity?: Cents | undefined
}

// Rates of four decimals times cents leave binary noise far below this; a true whole euro must stay one.
const noise = 1e-8
const wholeEuros = (amount: number): Cents => cents(Math.floor(amount + noise) * 100)

/** The amount withheld from one payment, by the chosen rounding. */
export function roundWithholding(parts: readonly WithheldPart[], rounding: WithholdingRounding): Cents {
  if (rounding === 'each') return cents(parts.reduce((sum, { amount }) => sum + wholeEuros(amount), 0))
  const total = parts.reduce((sum, { amount }) => sum + amount, 0)
  return rounding === 'total' ? wholeEuros(total) : roundHalfUpToCent(total)
}

const grossOf = (parts: PayParts): Cents =>
  cents(
    parts.wage +
      parts.earningsIrsSs +
      parts.earningsIrs +
      parts.otherExemptEarnings +
      parts.extraordinaryEarnings +
      parts.mealSubsidy +
      parts.holidaySubsidy +
      parts.christmasSubsidy,
  )

/**
 * Gross, net and cost from the amounts that they are made of. Thousands of payslips make a comparison of periods and
 * regions, and nearly all are known whole: those are written as one literal, which an engine makes many times faster
 * than an object that grows name by name.
 */
export function payslipOf(made: Made): Payslip {
  const { withholding, socialSecurity, companySocialSecurity } = made
  const gross = grossOf(made)
  const { wage, earningsIrsSs, earningsIrs, otherExemptEarnings } = made
  const { extraordinaryEarnings, mealSubsidy, holidaySubsidy, christmasSubsidy } = made
  if (withholding !== undefined && socialSecurity !== undefined && companySocialSecurity !== undefined)
    return {
      wage,
      earningsIrsSs,
      earningsIrs,
      otherExemptEarnings,
      extraordinaryEarnings,
      mealSubsidy,
      holidaySubsidy,
      christmasSubsidy,
      gross,
      withholding,
      socialSecurity,
      net: cents(gross - withholding - socialSecurity),
      companySocialSecurity,
      companyCost: cents(gross + companySocialSecurity),
    }
  return {
    wage,
    earningsIrsSs,
    earningsIrs,
    otherExemptEarnings,
    extraordinaryEarnings,
    mealSubsidy,
    holidaySubsidy,
    christmasSubsidy,
    gross,
    ...(withholding !== undefined && { withholding }),
    ...(socialSecurity !== undefined && { socialSecurity }),
    ...(withholding !== undefined &&
      socialSecurity !== undefined && { net: cents(gross - withholding - socialSecurity) }),
    ...(companySocialSecurity !== undefined && {
      companySocialSecurity,
      companyCost: cents(gross + companySocialSecurity),
    }),
  }
}

const withholdingOf = ({ withheld }: Payment, rounding: WithholdingRounding) =>
  isUnknown(withheld) ? undefined : roundWithholding(withheld, rounding)

const contributionOf = (
  { contributionBase }: Payment,
  rates: ContributionRates | Unknown,
  who: keyof ContributionRates,
) => (isUnknown(rates) ? undefined : timesCents(contributionBase, rates[who]))

/** Takes IRS and contributions off a payment. */
export function settle(
  payment: Payment,
  { employment, rounding }: SalaryInput,
  rates: ContributionRates | Unknown,
): Payslip {
  const { parts } = payment
  return payslipOf({
    wage: parts.wage,
    earningsIrsSs: parts.earningsIrsSs,
    earningsIrs: parts.earningsIrs,
    otherExemptEarnings: parts.otherExemptEarnings,
    extraordinaryEarnings: parts.extraordinaryEarnings,
    mealSubsidy: parts.mealSubsidy,
    holidaySubsidy: parts.holidaySubsidy,
    christmasSubsidy: parts.christmasSubsidy,
    withholding: withholdingOf(payment, rounding),
    socialSecurity: contributionOf(payment, rates, 'worker'),
    companySocialSecurity: employment === 'pensioner' ? undefined : contributionOf(payment, rates, 'company'),
  })
}

/** The same as those of `settle`, for callers that need no more. */
export function netOf(
  payment: Payment,
  rounding: WithholdingRounding,
  rates: ContributionRates | Unknown,
): { readonly withholding: Cents | undefined; readonly net: Cents | undefined } {
  const withholding = withholdingOf(payment, rounding)
  const socialSecurity = contributionOf(payment, rates, 'worker')
  const net =
    withholding === undefined || socialSecurity === undefined
      ? undefined
      : cents(grossOf(payment.parts) - withholding - socialSecurity)
  return { withholding, net }
}

const madeOf = (
  amount: (kind: PayKind) => Cents,
  withholding: Cents | undefined,
  socialSecurity: Cents | undefined,
  companySocialSecurity: Cents | undefined,
): Made => ({
  wage: amount('wage'),
  earningsIrsSs: amount('earningsIrsSs'),
  earningsIrs: amount('earningsIrs'),
  otherExemptEarnings: amount('otherExemptEarnings'),
  extraordinaryEarnings: amount('extraordinaryEarnings'),
  mealSubsidy: amount('mealSubsidy'),
  holidaySubsidy: amount('holidaySubsidy'),
  christmasSubsidy: amount('christmasSubsidy'),
  withholding,
  socialSecurity,
  companySocialSecurity,
})

type TakenKind = 'withholding' | 'socialSecurity' | 'companySocialSecurity'

/** Adds payslips, each by its count; an amount missing in one is missing in the sum. */
export function sumPayslips(counted: readonly (readonly [Payslip, number])[]): Payslip {
  const amount = (kind: PayKind) => {
    let sum = 0
    for (const [payslip, times] of counted) sum += payslip[kind] * times
    return cents(sum)
  }
  const taken = (kind: TakenKind) => {
    let sum = 0
    for (const [payslip, times] of counted) sum += (payslip[kind] ?? Number.NaN) * times
    return Number.isNaN(sum) ? undefined : cents(sum)
  }
  return payslipOf(
    madeOf(amount, taken('withholding'), taken('socialSecurity'), taken('companySocialSecurity')),
  )
}

/** A part of a payslip: each amount to the cent, totals from the rounded ones, so that they add up. */
export function shareOf(payslip: Payslip, factor: number): Payslip {
  const { withholding, socialSecurity, companySocialSecurity } = payslip
  return payslipOf(
    madeOf(
      (kind) => timesCents(payslip[kind], factor),
      withholding && timesCents(withholding, factor),
      socialSecurity && timesCents(socialSecurity, factor),
      companySocialSecurity && timesCents(companySocialSecurity, factor),
    ),
  )
}

/** Withholding and net of one payment by each way of rounding, to compare with another program. */
export function byRounding(payment: Payment, input: SalaryInput) {
  const rates = contributionRates(input)
  return {
    each: netOf(payment, 'each', rates),
    total: netOf(payment, 'total', rates),
    cents: netOf(payment, 'cents', rates),
  }
}
