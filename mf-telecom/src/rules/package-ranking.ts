import { type IsoDate, partsOf } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { type Catalogue, offerAge } from 'shared-lib/rules/offers/catalogue'
import { placesIn } from 'shared-lib/rules/offers/places'
import type { PriceAge } from 'shared-lib/rules/offers/price-age'
import type { TelecomOffer } from '../data/offers/catalogue'
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
  /** Published before last year: history, which no list shows among what may still be sold. */
  readonly isPast: boolean
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
 * The packages of a catalogue, those with all that was asked first, by what two years cost by month; equal ones by the
 * shorter loyalty, then by name. Historic prices are below all others, without a place, and past ones last.
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
    const age = offerAge(offer, today)
    const isPast = partsOf(today).year - partsOf(age.asOf).year > 1
    return { offer, trueMonth, monthly: advertised, ...age, isPast, lacks: lacksOf(offer, asked) }
  })
  const isHistoric = ({ standing }: PriceAge) => standing === 'historic'
  const bound = ({ offer }: (typeof priced)[number]) => offer.loyaltyMonths ?? months
  const market = priced.toSorted(
    (one, two) =>
      Number(isHistoric(one)) - Number(isHistoric(two)) ||
      Number(one.isPast) - Number(two.isPast) ||
      Number(one.lacks.length > 0) - Number(two.lacks.length > 0) ||
      one.trueMonth - two.trueMonth ||
      bound(one) - bound(two) ||
      (one.offer.id < two.offer.id ? -1 : 1),
  )
  const placementOf = placesIn<(typeof priced)[number]>(market, {
    id: ({ offer }) => offer.id,
    cents: ({ trueMonth }) => trueMonth,
    isHistoric,
  })
  return market.map((one) => {
    const placement = placementOf(one)
    return {
      ...one,
      ...(placement?.place !== undefined && { place: placement.place }),
      tied: placement?.tied ?? false,
      overFirst: cents(placement?.overFirstCents ?? 0),
    }
  })
}
