import type { Figure } from '../figures/figure'
import { type Cents, cents, sumCents, timesCents } from '../money/cents'
import { formatEuro } from '../money/euro'
import { formatRatio } from '../money/format-ratio'
import { requiredMessage } from '../validation/common-messages'
import type { LeadProblem } from '../validation/problem'
import { type Because, money, months } from './figures'
import { type ExtraRepayment, type Instalment, type Loan, repaymentPlan } from './repayment-plan'

/** Highest fee of the lender: a share of the capital repaid, taxed. `undefined` when it is not known. */
export interface FeeRule {
  readonly share: number | undefined
  /** Stamp duty on the fee; a fraction. */
  readonly stampDuty: number | undefined
  /** Never more than the interest that is no longer paid. */
  readonly upToInterest?: true
  readonly because: Because
}

export interface EarlyRepayment {
  readonly month: number
  /** Never more than is owed then. */
  readonly amount: Cents
  readonly feeShare?: number | undefined
  readonly fee?: Cents | undefined
  readonly feeStampDuty?: Cents | undefined
  /** From the next month on; 0 when all is paid. */
  readonly newInstalment: Cents
  readonly monthsSaved: number
  /** Interest, with its tax, that is no longer paid. */
  readonly interestSaved: Cents
  /** Interest saved less fee and its tax: under a fee of at most the interest, cents of rounding are no loss. */
  readonly saving?: Cents | undefined
}

/** Faults of an early repayment, by the names of the forms. */
export function earlyProblems(
  amount: Cents | undefined,
  month: number | undefined,
  months: number,
): LeadProblem[] {
  const field = 'earlyRepaymentMonth'
  if (month === undefined) return amount === undefined ? [] : [{ field, message: requiredMessage }]
  return month < months ? [] : [{ field, message: 'O reembolso tem de ser antes do último mês' }]
}

const interestOf = (plan: readonly Instalment[]) =>
  sumCents(...plan.flatMap(({ interest, levy }) => [interest, levy]))

const bareInterestOf = (plan: readonly Instalment[]) => sumCents(...plan.map(({ interest }) => interest))

/** The fee, at most so much, and its tax; `undefined` when a rate is not known. */
function feeOf(most: Cents, amount: Cents, { share, stampDuty }: FeeRule) {
  if (share === undefined || stampDuty === undefined) return undefined
  const fee = cents(Math.min(most, timesCents(amount, share)))
  return { fee, feeStampDuty: timesCents(fee, stampDuty) }
}

/** Effect of an extra repayment, against the plan without it. */
export function earlyRepayment(
  loan: Loan,
  plan: readonly Instalment[],
  extra: ExtraRepayment,
  rule: FeeRule,
): EarlyRepayment {
  const after = repaymentPlan({ ...loan, extra })
  const amount = sumCents(...after.map((row) => row.extra))
  const bare = cents(bareInterestOf(plan) - bareInterestOf(after))
  const { upToInterest, share } = rule
  const paid = feeOf(upToInterest ? bare : amount, amount, rule)
  const interestSaved = cents(interestOf(plan) - interestOf(after))
  return {
    month: extra.afterInstalment,
    amount,
    feeShare: share,
    ...paid,
    newInstalment: after[extra.afterInstalment]?.instalment ?? cents(0),
    monthsSaved: plan.length - after.length,
    interestSaved,
    saving:
      paid && cents(Math.max(upToInterest ? 0 : -Infinity, interestSaved - paid.fee - paid.feeStampDuty)),
  }
}

const feeFormula = (amount: Cents, share: number, fee: Cents) =>
  timesCents(amount, share) > fee
    ? `${formatEuro(fee)} de juros que deixas de pagar: menos do que ${formatEuro(amount)} × ${formatRatio(share)}`
    : `${formatEuro(amount)} × ${formatRatio(share)}`

/** The fee with its tax, and the saving. */
export function earlyRepaymentFigures(
  result: EarlyRepayment,
  { share, stampDuty, because }: FeeRule,
): Figure[] {
  const { amount, interestSaved, saving, month, newInstalment, monthsSaved } = result
  const { fee = cents(0), feeStampDuty = cents(0) } = result
  const period = `depois da prestação ${month}`
  return [
    money('early-repayment-fee', 'Comissão de reembolso antecipado, no máximo', result.fee, {
      ...because,
      ...(share !== undefined &&
        stampDuty !== undefined && {
          formula: feeFormula(amount, share, fee),
          parts: [
            money('early-repayment-fee-stamp-duty', 'Imposto do selo sobre a comissão', feeStampDuty, {
              formula: `${formatEuro(fee)} × ${formatRatio(stampDuty)}`,
            }),
          ],
        }),
    }),
    money('early-repayment-saving', 'Poupança do reembolso antecipado', saving, {
      period,
      ...(saving === undefined
        ? { unknown: 'Não temos a comissão ou o seu imposto do selo.' }
        : {
            formula: `${formatEuro(interestSaved)} de juros − ${formatEuro(sumCents(fee, feeStampDuty))} de comissão e selo`,
          }),
      parts: [
        money('interest-saved', 'Juros que deixas de pagar', interestSaved),
        money('new-instalment', 'Prestação depois do reembolso', newInstalment),
        months('months-saved', 'Meses a menos', monthsSaved),
      ],
    }),
  ]
}
