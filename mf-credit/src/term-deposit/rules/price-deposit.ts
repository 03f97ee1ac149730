import { daysBetween } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { fractionOf } from 'shared-lib/rules/money/rate'
import type { DepositOffer, DepositRate } from '../data/offers/deposit-offer'
import { accountCost } from './account-cost'
import { begunMonths, endOf, type Interest, interestOf, type RateDays, rateDays } from './interest'
import type { Saver } from './saver'

/** One rate of an offer, counted for a saver. */
export interface PricedRate extends Interest {
  readonly rate: DepositRate
  readonly start: IsoDate
  readonly end: IsoDate
  /** As they are paid: fractions. */
  readonly parts: readonly RateDays[]
  readonly accountCents: Cents
  readonly transferCents: Cents
  /** Left in hand: net interest less account and transfer. */
  readonly resultCents: Cents
}

const fits = (amount: Cents, minEur: number, maxEur = Number.POSITIVE_INFINITY) =>
  amount >= minEur * 100 && amount <= maxEur * 100

/** Whether an offer takes that amount, at any of its rates. */
export const takesAmount = ({ minEur, maxEur, rates }: DepositOffer, amount: Cents): boolean =>
  rates.some((rate) => fits(amount, rate.minEur ?? minEur, rate.maxEur ?? maxEur))

/** The term that the saver would choose of a rate; undefined where it ends too late. */
function termFor({ months, days, daysTo }: DepositRate, saver: Saver) {
  const room = daysBetween(saver.start, saver.end)
  if (days !== undefined && daysTo !== undefined)
    return room < days ? undefined : { days: Math.min(room, daysTo) }
  const term = { ...(months !== undefined && { months }), ...(days !== undefined && { days }) }
  const inTime =
    months !== undefined && saver.months !== undefined
      ? months <= saver.months
      : endOf(saver.start, term) <= saver.end
  return inTime ? term : undefined
}

function priceRate(offer: DepositOffer, rate: DepositRate, saver: Saver): PricedRate | undefined {
  const { amount, start, tax, yearDays } = saver
  const term = termFor(rate, saver)
  if (!term || !fits(amount, rate.minEur ?? offer.minEur, rate.maxEur ?? offer.maxEur)) return undefined
  const steps = rate.steps?.map((percent) => fractionOf(percent))
  const parts = rateDays({ tanb: fractionOf(rate.tanb), ...term, ...(steps && { steps }) }, start)
  const interest = interestOf(amount, parts, tax, { yearDays })
  const end = endOf(start, term)
  const months = rate.months ?? begunMonths(start, end)
  const accountCents = saver.otherUseOfAccount ? cents(0) : accountCost(offer.account, amount, months)
  const transferCents = roundHalfUpToCent(saver.takeMoneyOut ? (offer.transferOutEur ?? 0) : 0)
  return {
    ...interest,
    rate,
    start,
    end,
    parts,
    accountCents,
    transferCents,
    resultCents: cents(interest.netCents - accountCents - transferCents),
  }
}

/** Every rate of an offer that the saver can have by the day, the one that leaves most first; of equals, the shorter. */
export const priceRates = (offer: DepositOffer, saver: Saver): readonly PricedRate[] =>
  offer.rates
    .flatMap((rate) => priceRate(offer, rate, saver) ?? [])
    .toSorted((one, two) => two.resultCents - one.resultCents || one.days - two.days)

/**
 * Euros from which a rate leaves more than the account and the transfer cost; undefined where they cost nothing, or more than
 * any amount earns.
 */
export function worthFrom(offer: DepositOffer, priced: PricedRate, saver: Saver): number | undefined {
  const costs = priced.accountCents + priced.transferCents
  const perEuro =
    (priced.parts.reduce((sum, { tanb, days }) => sum + tanb * days, 0) / saver.yearDays) * (1 - saver.tax)
  if (costs === 0 || perEuro <= 0) return undefined
  const even = Math.ceil(costs / 100 / perEuro)
  const { account } = offer
  return account?.charged === 'below' ? Math.min(even, account.freeFromEur ?? even) : even
}
