import type { IsoDate } from 'shared-lib/dates/iso-date'
import { type Cents, cents, roundHalfUpToCent } from 'shared-lib/money/cents'
import { type Catalogue, offerAge } from 'shared-lib/offers/catalogue'
import { placesIn } from 'shared-lib/offers/places'
import type { PriceAge } from 'shared-lib/offers/price-age'
import type { TelecomOffer } from '../offers/catalogue'
import type { PriceStep } from './price-path'
import type { TelecomAnswers } from './telecom.fields'
import { truePrice } from './true-price'

const months = 24

/** What somebody asked for and a package does not have, or does not say that it has. */
export type Lack = 'internet' | 'speed' | 'tv' | 'voice' | 'sims' | 'data'

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

/** What a package lacks of what was asked for, in the order of the questions. */
export function lacksOf(offer: TelecomOffer, answers: TelecomAnswers): readonly Lack[] {
  const { internet, tv, voice, mobile } = offer
  const { downloadSpeed = 0, addSim, numOfSim = 1, mobileData } = answers
  const found: readonly (readonly [Lack, boolean | undefined])[] = [
    ['internet', !internet],
    ['speed', internet && internet.downMbps < downloadSpeed],
    ['tv', answers.tv && !tv],
    ['voice', answers.voice && !voice],
    ['sims', addSim && (mobile?.sims ?? 0) < numOfSim],
    ['data', addSim && mobile && !hasData(mobile, mobileData)],
  ]
  return found.flatMap(([lack, holds]) => (holds ? lack : []))
}

/** Up to 50 GB asks for 50 GB; more than that for more, or for no limit. */
function hasData(
  { dataGb = 0, unlimited }: NonNullable<TelecomOffer['mobile']>,
  wanted: TelecomAnswers['mobileData'],
): boolean {
  if (unlimited || wanted === undefined || wanted === 0 || wanted === 'unknown') return true
  return wanted === 50 ? dataGb >= 50 : dataGb > 50
}

/**
 * The packages of a catalogue by what two years cost by month; equal ones by the shorter loyalty, then by name. Historic
 * prices stand below all others, without a place.
 */
export function rankPackages(
  { offers }: Catalogue<TelecomOffer>,
  answers: TelecomAnswers,
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
      lacks: lacksOf(one.offer, answers),
    }
  })
}
