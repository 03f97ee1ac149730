import { addMonths } from 'shared-lib/rules/dates/calendar'
import { type IsoDate, partsOf } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, sumCents } from 'shared-lib/rules/money/cents'
import type { LoyaltyRules } from '../data/parameters/loyalty-law'
import { riseMonth } from '../data/parameters/price-rise'
import type { TelecomAnswers } from '../fields'
import { monthsUntil } from './contract-expiry'
import { type ExitCharge, exitCharge, exitChargesByMonth, type LoyaltyContract } from './exit-charge'
import { horizon } from './horizon'
import { monthlyPrices, withYearlyRise } from './price-path'
import { highestNewMonthly, type SwitchNow, switchNow, type WaitOrGoVerdict, waitOrGo } from './switching'

/** The visitor's own suppositions: nothing of them is known. */
export interface Tried {
  /** Monthly price of another contract, and what starting it costs once. */
  readonly price?: Cents | undefined
  readonly once?: Cents | undefined
  /** Fraction by which today's price rises each February. */
  readonly rise?: number | undefined
}

/** How far the end of the loyalty period is known. */
type EndKnown = 'exact' | 'most' | 'unknown' | 'none'

type Choice = 'stay' | 'now' | 'wait'

export interface TriedSwitch {
  readonly price: Cents
  readonly now: SwitchNow
  readonly wait: WaitOrGoVerdict
  /** The cheapest choice over these months; staying where nothing costs less. */
  readonly best: Choice
  /** Saving of that choice against staying. */
  readonly saved: Cents
}

/** Today's contract over the next months. */
export interface Outlook {
  readonly monthly: Cents
  readonly end: EndKnown
  /** First month without loyalty, as a day of it. Missing where the end is not known. */
  readonly freeFrom?: IsoDate
  /** The contract that the two limits are of; missing where its end is not known. */
  readonly contract?: LoyaltyContract
  readonly exit?: ExitCharge
  /** A day of each month, the first today. */
  readonly days: readonly IsoDate[]
  readonly prices: readonly Cents[]
  /** Cost of leaving in each of these months. */
  readonly exits: readonly Cents[]
  readonly stay: Cents
  /** Highest new monthly price with which leaving today costs no more than staying. */
  readonly highestNewMonthly?: Cents
  readonly tried?: TriedSwitch
  /** The visitor gave more months than the period has: it is counted whole. */
  readonly isCut: boolean
}

/** Months left: exact by day or number, an upper bound for a visitor who gave an approximate end. */
function endOf(answers: TelecomAnswers, today: IsoDate): { readonly end: EndKnown; readonly months: number } {
  const { contractExpiry, expirationDate, monthsLeft } = answers
  if (contractExpiry === undefined) return { end: 'unknown', months: 0 }
  if (contractExpiry === 'none') return { end: 'none', months: 0 }
  if (expirationDate !== undefined)
    return { end: 'exact', months: monthsUntil(expirationDate, today, horizon) ?? horizon }
  if (monthsLeft !== undefined) return { end: 'exact', months: monthsLeft }
  const most = { under2: 2, from2to4: 4, over4: undefined }[contractExpiry]
  return most === undefined ? { end: 'unknown', months: 0 } : { end: 'most', months: most }
}

/** Exact figures of today's contract, and of the one that is tried against it; undefined without its price. */
export function outlookOf(
  answers: TelecomAnswers,
  tried: Tried,
  rules: LoyaltyRules,
  today: IsoDate,
): Outlook | undefined {
  const { monthlyFee: monthly, loyaltyPeriod: period = 'first', loyaltyMonths = 24, benefit } = answers
  if (monthly === undefined) return undefined
  const { end, months } = endOf(answers, today)
  const isBound = end === 'exact' || end === 'most'
  const contract: LoyaltyContract = {
    period,
    monthly,
    monthsLeft: months,
    loyaltyMonths: isBound ? loyaltyMonths : 0,
    ...(benefit !== undefined && { benefit }),
  }
  const exit = exitCharge(contract, rules)
  const prices = withYearlyRise(
    monthlyPrices([{ monthly }], horizon),
    { rate: tried.rise ?? 0 },
    { startMonth: partsOf(today).month, riseMonth },
  )
  const leaving = { current: prices, exitCharge: exit.charge, once: tried.once ?? cents(0) }
  const highest = highestNewMonthly(leaving)
  return {
    monthly,
    end,
    prices,
    stay: sumCents(...prices),
    ...(end !== 'unknown' && { contract, exit, freeFrom: addMonths(today, exit.monthsLeft) }),
    ...(end !== 'unknown' && highest !== undefined && { highestNewMonthly: highest }),
    days: prices.map((_, at) => addMonths(today, at)),
    exits: exitChargesByMonth({ ...contract, monthsLeft: exit.monthsLeft }, horizon, rules),
    ...(end !== 'unknown' &&
      tried.price !== undefined && { tried: triedSwitch(leaving, tried.price, exit.monthsLeft) }),
    isCut: isBound && months > loyaltyMonths,
  }
}

type Leaving = Pick<Parameters<typeof switchNow>[0], 'current' | 'exitCharge' | 'once'>

function triedSwitch(leaving: Leaving, price: Cents, monthsLeft: number): TriedSwitch {
  const next = monthlyPrices([{ monthly: price }], leaving.current.length)
  const now = switchNow({ ...leaving, next })
  const wait = waitOrGo({ ...leaving, next, monthsLeft })
  const least = Math.min(wait.goNow, wait.waitUntilEnd, wait.stay)
  const best = least === wait.stay ? 'stay' : least === wait.goNow ? 'now' : 'wait'
  return { price, now, wait, best, saved: cents(wait.stay - least) }
}
