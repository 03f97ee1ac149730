import type { Problem, Range } from 'shared-lib/kit/form/input-field'
import { longestMonths, taegCategory } from 'shared-lib/rules/credit/loan/loan-rules'
import type { TaegCategory } from 'shared-lib/rules/credit/parameters/maximum-taeg'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, sumCents } from 'shared-lib/rules/money/cents'
import { formatWholeEuro } from 'shared-lib/rules/money/euro'
import type { MarketSeries } from '../data/parameters/market-taeg'
import type { PersonalLoanAnswers } from '../fields'
import type { Debt } from './consolidation'

/** A request, as the rules take it. */
export interface LoanRequest {
  /** Lent in all. */
  readonly amount: Cents
  readonly months: number
  /** Category whose ceiling applies. */
  readonly category: TaegCategory
  /** Its average for comparison; none for new cars, whose series mixes two ceilings. */
  readonly market?: MarketSeries
  /** Longest recommended term; `undefined` where that of the day is not known. */
  readonly longest: number | undefined
  /** Debts that it pays off, where it puts them together. */
  readonly debts: readonly Debt[]
  readonly entry?: Cents
  /** Instalment of a month of a proposal of the visitor. */
  readonly todayInstalment?: Cents
}

const series: Readonly<Partial<Record<TaegCategory, MarketSeries>>> = {
  personal: 'personal',
  education: 'education',
  carUsed: 'carUsed',
}

/** Amount lent: the requested one, or the sum of the debts and the money on top. */
export function amountOf({
  loanType,
  debts = [],
  wantToBorrowBase,
  addedCredit,
}: PersonalLoanAnswers): Cents | undefined {
  const base =
    loanType === 'consolidatedCredit' && debts.length > 0
      ? sumCents(...debts.map(({ balance }) => balance))
      : wantToBorrowBase
  return base === undefined ? undefined : sumCents(base, addedCredit ?? cents(0))
}

/** `undefined` until purpose, amount and term are answered. */
export function requestOf(answers: PersonalLoanAnswers, on: IsoDate): LoanRequest | undefined {
  const { loanType, vehicle, debts = [], entry, todayInstalment, wantToBorrowTime: months } = answers
  const category = loanType && taegCategory({ loanType, vehicle })
  const amount = amountOf(answers)
  if (!category || amount === undefined || months === undefined) return undefined
  const market = series[category]
  return {
    amount,
    months,
    category,
    ...(market && { market }),
    longest: longestMonths({ loanType, contractDate: on }),
    debts: loanType === 'consolidatedCredit' ? debts : [],
    ...(entry && { entry }),
    ...(todayInstalment && { todayInstalment }),
  }
}

/** Amounts and terms that no lender would take together, by field: outside the bounds of the amount, or the longest term of the purpose. */
export function requestProblems(
  answers: PersonalLoanAnswers,
  on: IsoDate,
  scope: Range | undefined,
): Problem[] {
  const request = requestOf(answers, on)
  if (!request) return []
  const { amount, months, longest, debts } = request
  const field = debts.length > 0 ? 'debts' : 'wantToBorrowBase'
  const euros = (value: number) => formatWholeEuro(cents(value * 100))
  return [
    ...(scope && (amount > scope.max * 100 || amount < scope.min * 100)
      ? [
          {
            field,
            message: `Ao todo, o crédito tem de ficar entre ${euros(scope.min)} e ${euros(scope.max)}`,
          },
        ]
      : []),
    ...(longest !== undefined && months > longest
      ? [{ field: 'wantToBorrowTime', message: `Para este fim, o prazo vai no máximo até ${longest} meses` }]
      : []),
  ]
}

/** Visitors for whom no proposal can be requested; they see the reason and their alternatives. */
export type Ineligible = 'nonResident' | 'unpaid'

export function ineligibleFor({ residentType, unpayedCredits }: PersonalLoanAnswers): Ineligible | undefined {
  if (residentType === 'nonResident') return 'nonResident'
  return unpayedCredits === 'yes' ? 'unpaid' : undefined
}
