import type { IsoDate } from 'shared-lib/dates/iso-date'
import { type Cents, cents, roundHalfUpToCent } from 'shared-lib/money/cents'
import { type Catalogue, offerAge } from 'shared-lib/offers/catalogue'
import { placesIn } from 'shared-lib/offers/places'
import type { PriceAge } from 'shared-lib/offers/price-age'
import type { TelecomOffer } from '../offers/catalogue'
import type { PriceStep } from './price-path'
import { type Asked, type Lack, lacksOf } from './services'
import { truePrice } from './true-price'

const months = 24

export interface RankedPackage extends PriceAge {
  readonly offer: TelecomOffer
  /** Among packages whose price may still be used; historic ones have none. */
  readonly place?: number
  readonly tied: boolean
  /** The price in the leaflet, and all that two years cost by month. */
  readonly monthly: Cents
  readonly trueMonth: Cents
  readonly lacks: readonly Lack[]
  /** Cents a month more than the first. */
  readonly overFirst: Cents
}

const stepsOf = ({ monthlyEur, later }: TelecomOffer): readonly PriceStep[] =>
  later
    ? [
        { months: later.fromMonth - 1, monthly: roundHalfUpToCent(monthlyEur) },
        { monthly: roundHalfUpToCent(later.monthlyEur) },
      ]
    : [{ monthly: roundHalfUpToCent(monthlyEur) }]

/**
 * The packages of a catalogue by what two years cost by month; equal ones by the shorter loyalty, then by name. Historic
 * prices stand below all others, without a place.
 */
export function rankPackages(
  { offers }: Catalogue<TelecomOffer>,
  asked: Asked,
  today: IsoDate,
): readonly RankedPackage[] {
  const priced = offers.map((offer) => {
    const { activationEur = 0 } = offer
    const costs = { once: roundHalfUpToCent(activationEur), equipment: cents(0), credits: cents(0) }
    const { trueMonth, advertised } = truePrice({ steps: stepsOf(offer), ...costs }, months)
    return { offer, trueMonth, monthly: advertised, ...offerAge(offer, today) }
  })
  const isHistoric = ({ standing }: PriceAge) => standing === 'historic'
  const bound = ({ offer }: (typeof priced)[number]) => offer.loyaltyMonths ?? months
  const market = priced.toSorted(
    (one, two) =>
      Number(isHistoric(one)) - Number(isHistoric(two)) ||
      one.trueMonth - two.trueMonth ||
      bound(one) - bound(two) ||
      (one.offer.id < two.offer.id ? -1 : 1),
  )
  const standingOf = placesIn<(typeof priced)[number]>(market, {
    id: ({ offer }) => offer.id,
    cents: ({ trueMonth }) => trueMonth,
    isHistoric,
  })
  return market.map((one) => {
    const standing = standingOf(one)
    return {
      ...one,
      ...(standing?.place !== undefined && { place: standing.place }),
      tied: standing?.tied ?? false,
      overFirst: cents(standing?.overFirstCents ?? 0),
      lacks: lacksOf(one.offer, asked),
    }
  })
}
