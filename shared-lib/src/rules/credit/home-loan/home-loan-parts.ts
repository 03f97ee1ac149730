import { tryValueOn } from '../../dated/dated-parameter'
import { addMonths } from '../../dates/calendar'
import { type Cents, timesCents } from '../../money/cents'
import type { FeeRule } from '../early-repayment'
import type { EffortInput, RatePlan } from '../effort'
import { lawOf, unknownOn } from '../figures'
import { earlyRepaymentFee, homeLoanStampDuty } from '../parameters/home-loan-rules'
import type { Loan } from '../repayment-plan'
import { oldestOf } from './home-loan-limits'
import type { HomeLoanInput } from './home-loan-outcome'
import type { RateTerms } from './home-loan-rates'
import type { GuaranteeInput } from './state-guarantee'

// Input of each rule, from a home loan.

export const monthsOf = ({ wantToBorrowTime }: Pick<HomeLoanInput, 'wantToBorrowTime'>): number =>
  Math.round(wantToBorrowTime * 12)

export const termsOf = (input: HomeLoanInput): RateTerms => ({
  ...input,
  months: monthsOf(input),
  on: input.assessmentDate,
})

/** Amount lent: as given, or a share of the property's value. */
export function amountOf({
  wantToBorrow,
  propertyValue,
  borrowingPercentage,
}: HomeLoanInput): Cents | undefined {
  if (wantToBorrow !== undefined) return wantToBorrow
  if (propertyValue === undefined || borrowingPercentage === undefined) return undefined
  return timesCents(propertyValue, borrowingPercentage)
}

/** The loan as the plan takes it. */
export const loanOf = (capital: Cents, { rate, months, later, levyOnTop }: RatePlan): Loan => ({
  capital,
  months,
  levyOnTop,
  rates: [
    { fromInstalment: 1, annualRate: rate },
    ...(later ? [{ fromInstalment: later.after + 1, annualRate: later.rate }] : []),
  ],
})

/** A twelfth of the yearly income. */
const twelfth = (income: Cents, hasDuodecimals: HomeLoanInput['hasDuodecimals']): Cents =>
  hasDuodecimals === 'yes' ? income : timesCents(income, 14 / 12)

export const effortInput = (input: HomeLoanInput): EffortInput | undefined =>
  input.netMonthlyIncome === undefined || input.netMonthlyIncome <= 0
    ? undefined
    : {
        on: input.assessmentDate,
        income: twelfth(input.netMonthlyIncome, input.hasDuodecimals),
        otherInstalments: input.otherInstalments,
        age: oldestOf(input),
        isRetired: input.isRetired,
      }

export const guaranteeInput = (input: HomeLoanInput, amount: Cents): GuaranteeInput => ({
  on: input.assessmentDate,
  amount,
  price: input.propertyValue,
  ages: [input.age, input.secondAge].filter((age) => age !== undefined),
  taxableIncome: input.taxableIncome,
  isPermanentHome: input.housing === 'permanent',
  isFirstHome: input.isFirstHome,
})

/** The largest fee on the day of the repayment, by the rate that is in force then. */
export function feeRule(input: HomeLoanInput, { kind, later }: RatePlan, month: number): FeeRule {
  const on = addMonths(input.assessmentDate, month)
  const fees = tryValueOn(earlyRepaymentFee, on)
  const isFixed = kind === 'fixed' || (later !== undefined && month <= later.after)
  const variable = input.housing === 'permanent' ? fees?.variablePermanentHome : fees?.variable
  return {
    share: isFixed ? fees?.fixed : variable,
    stampDuty: tryValueOn(homeLoanStampDuty, on)?.fees,
    because: {
      ...lawOf(earlyRepaymentFee, on),
      ...(!fees && { unknown: unknownOn('a comissão de reembolso antecipado', on) }),
    },
  }
}
