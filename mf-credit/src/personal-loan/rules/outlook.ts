import { roundPercent } from 'shared-lib/rules/credit/annual-rate'
import type { EarlyRepayment } from 'shared-lib/rules/credit/early-repayment'
import { maximumTaeg } from 'shared-lib/rules/credit/parameters/maximum-taeg'
import { effortLimit } from 'shared-lib/rules/credit/parameters/rate-rules'
import { datedValueOn, tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { marketTaeg } from '../data/parameters/market-taeg'
import { loanAtTaeg } from './at-taeg'
import { earlyPart, earlyPayoff, type Payoff } from './early-payoff'
import { largestLateFee } from './late-payment'
import type { LoanRequest } from './loan-request'
import type { PayoffAsked } from './payoff.form'

/** The loan at one TAEG, without fees. */
export interface Mark {
  /** Fraction. */
  readonly taeg: number
  /** Two decimals of its percentage, as it is printed. */
  readonly tan: number
  readonly instalment: Cents
  readonly mtic: Cents
  readonly cost: Cents
}

/** Why a TAEG is drawn: the ceiling, the average, or so many points below one of them. */
export type RateName = 'ceiling' | 'market' | 'belowMarket' | 'belowCeiling'

export interface RateLine {
  readonly name: RateName
  readonly taeg: number
  /** All that is paid, one for each term. */
  readonly mtics: readonly Cents[]
}

/** Exact figures of a loan before any offer. Plain data. */
export interface Outlook {
  /** At the ceiling of the quarter; missing until it is published. */
  readonly ceiling?: Mark & { /** Last day of the quarter. */ readonly until?: string }
  /** At the average of the market: of the quarter that the ceiling comes from, else of a month. */
  readonly market?: Mark & { readonly month?: string }
  readonly terms: readonly number[]
  readonly rates: readonly RateLine[]
  /** Paying it back early, at the first known of average and ceiling: all of it half way, or as was asked. */
  readonly payoff?: Payoff & {
    readonly taeg: number
    readonly afterInstalment: number
    /** Where only a part of the balance is paid. */
    readonly part?: EarlyRepayment
  }
  /** The most that a late instalment costs once, at the same rate. */
  readonly lateFee?: Cents
  /** Net monthly income from which the instalment alone is within the effort limit (a fraction). */
  readonly income?: { readonly limit: number; readonly market?: Cents; readonly ceiling?: Cents }
}

/** How far below the average or the ceiling the third rate is drawn: what bargaining is worth. A choice of ours. */
const points = 0.02

/**
 * Average TAEG of the quarter that a ceiling was made from. The ceiling is that average and a quarter of it (DL 133/2009, art.
 * 28.º, n.º 1, read on 2026-11-28 at pgdlisboa.pt); n.º 2 binds cards alone. Published with one decimal, as is this.
 */
const averageBelow = (ceiling: number): number => Number((ceiling / 1.25).toFixed(3))

/** The loan at one TAEG; `undefined` where the taxes of the day are not known or no TAN comes to it. */
function markAt({ amount, months }: LoanRequest, taeg: number, on: IsoDate): Mark | undefined {
  const at = loanAtTaeg({ amount, months, taeg, on })
  if (at?.tan === undefined) return undefined
  const { tan, instalment, mtic, cost } = at
  return { taeg, tan: roundPercent(tan, 2), instalment, mtic, cost }
}

/** Full years up to the longest recommended term, or to the own one where that is longer. */
function termsOf({ months, longest }: LoanRequest): number[] {
  const most = Math.max(longest ?? months, months)
  return Array.from({ length: Math.floor(most / 12) }, (_, at) => (at + 1) * 12)
}

function drawnRates(ceiling: number | undefined, market: number | undefined): [RateName, number][] {
  const below = (taeg: number) => Number((taeg - points).toFixed(4))
  return [
    ...(ceiling === undefined ? [] : [['ceiling', ceiling] satisfies [RateName, number]]),
    ...(market === undefined
      ? ceiling === undefined
        ? []
        : [['belowCeiling', below(ceiling)] satisfies [RateName, number]]
      : [
          ['market', market] satisfies [RateName, number],
          ['belowMarket', below(market)] satisfies [RateName, number],
        ]),
  ]
}

/** Half of the term, unless the visitor chose the instalment after which all, or a part, is paid back. */
function payoffOf(
  { amount, months }: LoanRequest,
  { tan, taeg }: Mark,
  on: IsoDate,
  { payoffAmount, payoffAfter = Math.floor(months / 2), payoffKeeps = 'instalment' }: PayoffAsked,
): Outlook['payoff'] {
  const afterInstalment = Math.max(1, Math.min(payoffAfter, months - 1))
  const input = { amount, months, tan, afterInstalment, on, rateType: 'fixed' as const }
  const payoff = earlyPayoff(input)
  const isPart = payoff && payoffAmount !== undefined && payoffAmount < payoff.outstanding
  const part = isPart ? earlyPart(input, { amount: payoffAmount, keeps: payoffKeeps }) : undefined
  return payoff && { ...payoff, taeg, afterInstalment, ...(part && { part }) }
}

function incomeOf(market: Mark | undefined, ceiling: Mark | undefined, on: IsoDate): Outlook['income'] {
  const limit = tryValueOn(effortLimit, on)
  if (limit === undefined) return undefined
  const needed = ({ instalment }: Mark) => cents(Math.ceil(instalment / limit))
  return { limit, ...(market && { market: needed(market) }), ...(ceiling && { ceiling: needed(ceiling) }) }
}

/** Law and market of a loan on a day, for any lender. */
export function outlookOf(request: LoanRequest, on: IsoDate, asked: PayoffAsked = {}): Outlook {
  const { amount, category } = request
  const quarter = datedValueOn(maximumTaeg, on)
  const ceilingTaeg = quarter?.value[category]
  const average =
    ceilingTaeg === undefined
      ? request.market && tryValueOn(marketTaeg, on)?.[request.market]
      : { taeg: averageBelow(ceilingTaeg) }
  const ceiling = ceilingTaeg === undefined ? undefined : markAt(request, ceilingTaeg, on)
  const market = average && markAt(request, average.taeg, on)
  const terms = termsOf(request)
  const usual = market ?? ceiling
  const payoff = usual && payoffOf(request, usual, on, asked)
  const lateFee = usual && largestLateFee(usual.instalment, on)
  const income = incomeOf(market, ceiling, on)
  return {
    ...(ceiling && { ceiling: { ...ceiling, ...(quarter?.to && { until: quarter.to }) } }),
    ...(market && average && { market: { ...market, ...('month' in average && { month: average.month }) } }),
    terms,
    rates: drawnRates(ceiling?.taeg, market?.taeg).map(([name, taeg]) => ({
      name,
      taeg,
      mtics: terms.map((months) => loanAtTaeg({ amount, months, taeg, on })?.mtic ?? cents(0)),
    })),
    ...(payoff && { payoff }),
    ...(lateFee !== undefined && { lateFee }),
    ...(income && { income }),
  }
}
