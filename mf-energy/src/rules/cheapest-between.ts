import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Catalogue, Offer, Supply } from '../data/offers/offer'
import { type Candidate, candidatesOf } from './candidates'
import { reducedVatKwh } from './electricity-bill'
import { tierKwh } from './gas-tier'
import { type Market, openTo, priceMarket } from './market'
import { type PricedOffer, pricingDay } from './priced-offer'
import type { Household, OfferFilters, RowSupply } from './vocabulary'

/** A stretch of yearly use, whole kWh, both ends included, and the offer that is cheapest all along it. */
export interface Stretch {
  readonly from: number
  readonly to: number
  /** Id of the row; undefined where nothing is sold for such a use. */
  readonly rowId: string | undefined
  readonly supplies: readonly Pick<RowSupply, 'supply' | 'offerName' | 'providerName' | 'timeOption'>[]
}

/** Which offer is cheapest for which yearly use, all else about the home equal. */
export interface CheapestBetween {
  /** The supply that varies: gas only where gas alone is compared. */
  readonly supply: Supply
  /** The home's own use, inside the stretches. */
  readonly used: number
  /** From the first kWh to the last one looked at, without gaps. */
  readonly stretches: readonly Stretch[]
}

/** Twice the home's own use, and no less than this: beyond, the answer is of no use to it. */
const leastElectricityKwh = 10_000

/**
 * The lower envelope of the ranked offers over yearly use: exact to the kWh, with the ranking's own prices, filters and
 * pairs. Between two bends bills differ by straight lines, so an offer that is cheapest at both ends of a stretch is
 * cheapest all along it. Throws `UnknownValue` as the ranking does.
 */
export function cheapestBetween(
  household: Household,
  catalogue: Catalogue,
  filters: OfferFilters,
  today: IsoDate,
): CheapestBetween {
  const supply: Supply = household.energyType === 'gas' ? 'gas' : 'electricity'
  const on = pricingDay(catalogue, supply, today).on
  const { min, max, used } = rangeOf(supply, household, on)
  const starts = bendsOf(supply, household, catalogue, on).filter((kwh) => kwh > min && kwh <= max)
  const book = worthPricing(catalogue, openTo(priceMarket(household, catalogue, today), household, filters))
  const at = (kwh: number): Market => {
    const home = { ...household, [supply === 'gas' ? 'kwhGas' : 'kwhElectricity']: kwh }
    return openTo(priceMarket(home, book, today), home, filters)
  }
  const pieces = [min, ...starts].map((from, index) => {
    const to = (starts[index] ?? max + 1) - 1
    return piece(supply, from, to, at(from), at(to))
  })
  return { supply, used, stretches: merged(pieces.flatMap((one) => envelope(one))) }
}

/**
 * The catalogue without offers that the filters leave out, so that they are not priced at every bend. Offers sold for
 * some uses only stay: at the home's own use they may be missing.
 */
function worthPricing(catalogue: Catalogue, { electricity, gas }: Market): Catalogue {
  const open = [...electricity, ...gas]
  const ids = new Set(open.map(({ offer }) => offer.id))
  const times = new Set(open.map(({ row }) => `${row.offerId} ${row.timeOption}`))
  const offers = catalogue.offers.filter((offer) => ids.has(offer.id) || hasWindow(offer))
  return {
    ...catalogue,
    offers: offers.map((offer) =>
      offer.supply === 'gas' || hasWindow(offer)
        ? offer
        : { ...offer, prices: offer.prices.filter((price) => times.has(`${offer.id} ${price.timeOption}`)) },
    ),
  }
}

const hasWindow = ({ conditions = [] }: Offer) => conditions.some(({ kind }) => kind === 'use-window')

function rangeOf(supply: Supply, household: Household, on: IsoDate) {
  if (supply === 'electricity') {
    const used = Math.round(household.kwhElectricity)
    return { min: 0, max: Math.max(leastElectricityKwh, 2 * used), used }
  }
  const tier = tierKwh(on, household.gasTier)
  const used = Math.min(Math.max(Math.round(household.kwhGas), tier.min), tier.max)
  return { min: tier.min, max: Math.min(tier.max, Math.max(2 * used, 2 * tier.min)), used }
}

/**
 * First kWh after which the slope of bills changes: a VAT rate that ends, an offer's own window. A tax that starts for
 * all offers moves all bills alike and decides nothing.
 */
function bendsOf(supply: Supply, household: Household, catalogue: Catalogue, on: IsoDate): readonly number[] {
  const windows = catalogue.offers
    .filter((offer) => offer.supply === supply)
    .flatMap(({ conditions = [] }) => conditions)
    .flatMap((one) =>
      one.kind === 'use-window' ? [one.minKwh ?? 0, (one.maxKwh ?? Number.POSITIVE_INFINITY) + 1] : [],
    )
  const reduced = supply === 'gas' ? 0 : reducedVatKwh(household, on)
  const bends = new Set([...(reduced > 0 ? [Math.floor(reduced) + 1] : []), ...windows.map(Math.ceil)])
  return [...bends].toSorted((one, two) => one - two)
}

/** A piece without bends: any two bills differ by a straight line. */
interface Piece {
  readonly from: number
  readonly to: number
  /** The cheapest at a use; undefined when nothing is sold. */
  cheapestAt(kwh: number): Candidate | undefined
  costOf(candidate: Candidate, kwh: number): number
}

function piece(supply: Supply, from: number, to: number, first: Market, last: Market): Piece {
  const ends = new Map(last[supply].map((one) => [one.id, one.eur]))
  const along = (one: PricedOffer, kwh: number) =>
    from === to ? one.eur : one.eur + ((kwh - from) / (to - from)) * ((ends.get(one.id) ?? one.eur) - one.eur)
  const moved = (kwh: number) => first[supply].map((one) => ({ ...one, eur: along(one, kwh) }))
  const byId = new Map(first[supply].map((one) => [one.id, one]))
  return {
    from,
    to,
    cheapestAt: (kwh) =>
      candidatesOf(first.ranked, ...sides(first, supply, moved(kwh))).reduce<Candidate | undefined>(
        (best, one) => (best && !before(one, best) ? best : one),
        undefined,
      ),
    costOf: ({ supplies: [moving, still] }, kwh) =>
      along(byId.get(moving.id) ?? moving, kwh) + (still?.eur ?? 0),
  }
}

const sides = (
  market: Market,
  supply: Supply,
  moved: readonly PricedOffer[],
): [electricity: readonly PricedOffer[], gas: readonly PricedOffer[]] =>
  supply === 'gas' ? [market.electricity, moved] : [moved, market.gas]

/** Costs nearer than this are the same cost: a hundred thousandth of a cent. */
const noise = 1e-7

const before = (one: Candidate, two: Candidate) =>
  one.eur < two.eur - noise || (one.eur < two.eur + noise && one.id < two.id)

type Found = { readonly from: number; readonly to: number; readonly best: Candidate | undefined }

/** The cheapest all along a piece: where its two ends differ, their lines cross in between. */
function envelope(one: Piece, { from, to } = one): readonly Found[] {
  const left = one.cheapestAt(from)
  const right = one.cheapestAt(to)
  if (!left || !right || left.id === right.id) return [{ from, to, best: left }]
  const last = crossing(one, left, right, from, to)
  const holds = (candidate: Candidate, kwh: number) =>
    one.costOf(candidate, kwh) <= one.costOf(one.cheapestAt(kwh) ?? candidate, kwh) + noise
  if (holds(left, last) && holds(right, last + 1))
    return [
      { from, to: last, best: left },
      { from: last + 1, to, best: right },
    ]
  return [...envelope({ ...one, from, to: last }), ...envelope({ ...one, from: last + 1, to })]
}

/** The last kWh at which `left` costs no more than `right`. */
function crossing(one: Piece, left: Candidate, right: Candidate, from: number, to: number): number {
  const ahead = one.costOf(right, from) - one.costOf(left, from)
  const behind = one.costOf(left, to) - one.costOf(right, to)
  const share = ahead + behind > 0 ? ahead / (ahead + behind) : 0
  return Math.min(to - 1, Math.max(from, Math.floor(from + share * (to - from) + noise)))
}

/** Neighbours with the same offer are one stretch. */
function merged(found: readonly Found[]): readonly Stretch[] {
  const stretches: Stretch[] = []
  for (const { from, to, best } of found) {
    const before = stretches.at(-1)
    if (before && before.rowId === best?.id) stretches.splice(-1, 1, { ...before, to })
    else stretches.push({ from, to, rowId: best?.id, supplies: best?.supplies.map(namesOf) ?? [] })
  }
  return stretches
}

const namesOf = ({ row: { supply, offerName, providerName, timeOption } }: PricedOffer) => ({
  supply,
  offerName,
  providerName,
  ...(timeOption && { timeOption }),
})
