import { type Cents, cents, roundHalfUpToCent, sumCents, timesCents } from 'shared-lib/money/cents'
import { contributionRates } from './contributions'
import { type PayKind, type Payment, type PayParts, payKinds, type WithheldPart } from './payment'
import type { SalaryInput, WithholdingRounding } from './salary-input'
import { isUnknown } from './unknown'

/** What is paid and what is taken off. Cents; what is unknown, or does not exist for the person, is missing. */
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
type Made = PayParts & Pick<Payslip, 'withholding' | 'socialSecurity' | 'companySocialSecurity'>
const takenKinds = ['withholding', 'socialSecurity', 'companySocialSecurity'] as const
const madeKinds: readonly (PayKind | (typeof takenKinds)[number])[] = [...payKinds, ...takenKinds]

// Rates of four decimals times cents leave binary noise far below this; a true whole euro must stay one.
const noise = 1e-8
const wholeEuros = (amount: number): Cents => cents(Math.floor(amount + noise) * 100)

/** The amount withheld from one payment, by the chosen rounding. */
export function roundWithholding(parts: readonly WithheldPart[], rounding: WithholdingRounding): Cents {
  const total = parts.reduce((sum, { amount }) => sum + amount, 0)
  if (rounding === 'each') return sumCents(...parts.map(({ amount }) => wholeEuros(amount)))
  return rounding === 'total' ? wholeEuros(total) : roundHalfUpToCent(total)
}

type Filling<Of> = { -readonly [Name in keyof Of]: Of[Name] }

/** Gross, net and cost from the amounts that they are made of. */
export function payslipOf(made: Made): Payslip {
  const { withholding, socialSecurity, companySocialSecurity } = made
  const gross = payKinds.reduce((sum, kind) => cents(sum + made[kind]), cents(0))
  const payslip: Filling<Payslip> = { ...made, gross }
  if (withholding !== undefined && socialSecurity !== undefined)
    payslip.net = cents(gross - withholding - socialSecurity)
  if (companySocialSecurity !== undefined) payslip.companyCost = cents(gross + companySocialSecurity)
  return payslip
}

/** Takes IRS and contributions off a payment. */
export function settle({ parts, contributionBase, withheld }: Payment, input: SalaryInput): Payslip {
  const rates = contributionRates(input)
  const made: Filling<Made> = { ...parts }
  if (!isUnknown(withheld)) made.withholding = roundWithholding(withheld, input.rounding)
  if (!isUnknown(rates)) {
    made.socialSecurity = timesCents(contributionBase, rates.worker)
    if (input.employment !== 'pensioner')
      made.companySocialSecurity = timesCents(contributionBase, rates.company)
  }
  return payslipOf(made)
}

// Thousands of payslips make a comparison of periods and regions: one object each, filled in place.
function combined(amount: (kind: (typeof madeKinds)[number]) => Cents | undefined): Payslip {
  const made: Partial<Filling<Made>> = {}
  for (const kind of madeKinds) {
    const value = amount(kind)
    if (value !== undefined) made[kind] = value
  }
  return payslipOf(made as Made)
}

/** Adds payslips, each as often as said; what is missing in one is missing in the sum. */
export const sumPayslips = (counted: readonly (readonly [Payslip, number])[]): Payslip =>
  combined((kind) =>
    counted.reduce<Cents | undefined>((sum, [payslip, times]) => {
      const amount = payslip[kind]
      if (times === 0 || sum === undefined) return sum
      return amount === undefined ? undefined : cents(sum + amount * times)
    }, cents(0)),
  )

/** A part of a payslip: each amount to the cent, totals from the rounded ones, so that they add up. */
export const shareOf = (payslip: Payslip, factor: number): Payslip =>
  combined((kind) => {
    const amount = payslip[kind]
    return amount === undefined ? undefined : timesCents(amount, factor)
  })

/** Withholding and net of one payment by each way of rounding, for who compares with another program. */
export function byRounding(payment: Payment, input: SalaryInput) {
  const one = (rounding: WithholdingRounding) => {
    const { withholding, net } = settle(payment, { ...input, rounding })
    return { withholding, net }
  }
  return { each: one('each'), total: one('total'), cents: one('cents') }
}
