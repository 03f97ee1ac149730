import { type Cents, cents, eurosOf } from 'shared-lib/rules/money/cents'
import { overtimeRates } from '../../data/parameters/payroll/overtime'
import { mealSubsidy } from './meal-subsidy'
import type { PayrollRules } from './payroll-rules'
import type { SalaryInput } from './salary-input'
import { monthlyWage, type Subsidy, type SubsidyKind, subsidiesOf } from './subsidies'
import { isUnknown, type Unknown, unknown } from './unknown'
import { valueIn } from './value-in'
import { type Withholding, withhold, youthExempt } from './withhold'

export const payKinds = [
  'wage',
  'earningsIrsSs',
  'earningsIrs',
  'otherExemptEarnings',
  'extraordinaryEarnings',
  'mealSubsidy',
  'holidaySubsidy',
  'christmasSubsidy',
] as const
export type PayKind = (typeof payKinds)[number]
export type PayParts = Readonly<Record<PayKind, Cents>>

/** One withholding of a payment, autonomous by law. */
export interface WithheldPart {
  readonly kind: 'wage' | SubsidyKind | 'extraordinaryEarnings' | 'extraordinaryFromHour101'
  /** Euros, not rounded. */
  readonly amount: number
  /** The look-up that it comes from. */
  readonly from: Withholding
  /** Part of a subsidy's withholding, or of the effective rate, that counts here. */
  readonly share: number
  /** Overtime: the part that bears the rate, euros. */
  readonly base?: number
}

/** Money that leaves the company on one day. */
export interface Payment {
  readonly parts: PayParts
  /** Bears IRS in the look-up of the wage. */
  readonly taxable: Cents
  /** Bears contributions. */
  readonly contributionBase: Cents
  readonly withheld: readonly WithheldPart[] | Unknown
}

/** No pay of any kind. */
export const noPay: PayParts = {
  wage: cents(0),
  earningsIrsSs: cents(0),
  earningsIrs: cents(0),
  otherExemptEarnings: cents(0),
  extraordinaryEarnings: cents(0),
  mealSubsidy: cents(0),
  holidaySubsidy: cents(0),
  christmasSubsidy: cents(0),
}

/** The withholding of a part of a subsidy is that part of the withholding on the whole. */
function ofSubsidy(
  { kind, whole }: Subsidy,
  share: number,
  rules: PayrollRules,
): readonly WithheldPart[] | Unknown {
  if (share === 0) return []
  const from = withhold(eurosOf(whole), rules)
  return isUnknown(from) ? from : [{ kind, from, share, amount: from.amount * share }]
}

/** Overtime bears a share of the month's effective rate; IRS Jovem leaves out what the wage left of its limit. */
function ofOvertime(
  input: SalaryInput,
  from: Withholding,
  rules: PayrollRules,
): readonly WithheldPart[] | Unknown {
  if (input.extraordinaryEarnings === 0) return []
  const rates = valueIn(overtimeRates, rules.period)
  if (!rates) return unknown(`Não temos a regra da retenção do trabalho suplementar ${rules.period.label}.`)
  const late = eurosOf(input.extraordinaryFromHour101)
  const early = eurosOf(input.extraordinaryEarnings) - late
  const earlyExempt = youthExempt(rules, early, from.exempt)
  const lateExempt = youthExempt(rules, late, from.exempt + earlyExempt)
  const part = (kind: WithheldPart['kind'], base: number, share: number): WithheldPart[] =>
    base > 0 ? [{ kind, from, share, base, amount: base * share * from.effectiveRate }] : []
  return [
    ...part('extraordinaryEarnings', early - earlyExempt, rates.firstHours),
    ...part('extraordinaryFromHour101', late - lateExempt, rates.fromHour101),
  ]
}

function joined(
  ...groups: readonly (readonly WithheldPart[] | Unknown)[]
): readonly WithheldPart[] | Unknown {
  const all: WithheldPart[] = []
  for (const group of groups) {
    if (isUnknown(group)) return group
    all.push(...group)
  }
  return all
}

function ofMonth(
  input: SalaryInput,
  taxable: Cents,
  rules: PayrollRules | Unknown,
  subsidies: readonly Subsidy[],
): readonly WithheldPart[] | Unknown {
  if (isUnknown(rules)) return rules
  const from = withhold(eurosOf(taxable), rules)
  if (isUnknown(from)) return from
  const wage: readonly WithheldPart[] = [{ kind: 'wage', from, share: 1, amount: from.amount }]
  if (input.duodecimalSubsidies === 'none' && input.extraordinaryEarnings === 0) return wage
  return joined(
    wage,
    ...subsidies.map((subsidy) => ofSubsidy(subsidy, subsidy.share / 12, rules)),
    ofOvertime(input, from, rules),
  )
}

/** An ordinary month: wage, supplements, twelfths and, where it is due, the meal allowance. */
export function monthPayment(
  input: SalaryInput,
  rules: PayrollRules | Unknown,
  { withMeal }: { readonly withMeal: boolean },
  subsidies = subsidiesOf(input),
): Payment {
  const meal = mealSubsidy(input)
  const mealPaid = withMeal ? (meal?.paid ?? cents(input.mealSubsidyDaily * input.mealSubsidyDays)) : cents(0)
  const mealTaxed = withMeal && meal ? meal.taxed : cents(0)
  // By place: taking a list apart asks its iterator, a dozen times for one answer.
  const holiday = subsidies[0]
  const christmas = subsidies[1]
  const parts: PayParts = {
    wage: monthlyWage(input).month,
    earningsIrsSs: input.earningsIrsSs,
    earningsIrs: input.earningsIrs,
    otherExemptEarnings: input.otherExemptEarnings,
    extraordinaryEarnings: input.extraordinaryEarnings,
    mealSubsidy: mealPaid,
    holidaySubsidy: holiday?.twelfth ?? cents(0),
    christmasSubsidy: christmas?.twelfth ?? cents(0),
  }
  const ordinary = parts.wage + parts.earningsIrsSs + mealTaxed
  const taxable = cents(ordinary + parts.earningsIrs)
  return {
    parts,
    taxable,
    contributionBase: cents(
      ordinary + parts.extraordinaryEarnings + parts.holidaySubsidy + parts.christmasSubsidy,
    ),
    withheld: meal
      ? ofMonth(input, taxable, rules, subsidies)
      : unknown('Não temos o limite de isenção do subsídio de refeição desse ano.'),
  }
}

/** Parts of the subsidies that are paid at once, each by itself. */
export function subsidyPayments(subsidies: readonly Subsidy[], rules: PayrollRules | Unknown): Payment[] {
  const payments: Payment[] = []
  for (const subsidy of subsidies) {
    const { kind, rest, share } = subsidy
    if (rest === 0) continue
    payments.push({
      parts:
        kind === 'holidaySubsidy' ? { ...noPay, holidaySubsidy: rest } : { ...noPay, christmasSubsidy: rest },
      taxable: cents(0),
      contributionBase: rest,
      withheld: isUnknown(rules) ? rules : ofSubsidy(subsidy, 1 - share, rules),
    })
  }
  return payments
}
