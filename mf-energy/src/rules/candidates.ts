import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { type PriceAge, weakerAge } from 'shared-lib/rules/offers/price-age'
import { needsPair, supplierGroup } from './offer-filters'
import type { PricedOffer } from './priced-offer'
import type { RankedOffers } from './vocabulary'

/** One row before it has a place: a supply, or electricity then gas. */
export interface Candidate {
  readonly id: string
  readonly supplies: readonly [PricedOffer] | readonly [PricedOffer, PricedOffer]
  readonly eur: number
  /** Of its oldest price. */
  readonly age: PriceAge
}

const single = (priced: PricedOffer): Candidate => ({
  id: priced.id,
  supplies: [priced],
  eur: priced.eur,
  age: priced.age,
})
const pair = (electricity: PricedOffer, gas: PricedOffer): Candidate => ({
  id: `${electricity.id}+${gas.id}`,
  supplies: [electricity, gas],
  eur: electricity.eur + gas.eur,
  age: weakerAge(electricity.age, gas.age),
})

/** Offers of one supply; prices that hold only as a pair do not count alone. */
const singles = (priced: readonly PricedOffer[]): readonly Candidate[] =>
  priced.filter((one) => !needsPair(one)).map(single)

const cheapest = (priced: readonly PricedOffer[]): PricedOffer | undefined =>
  priced.reduce<PricedOffer | undefined>(
    (best, one) => (best && (best.eur < one.eur || (best.eur === one.eur && best.id < one.id)) ? best : one),
    undefined,
  )

/** Both supplies of one commercial offer: every pair of them is a row, as it is sold. */
const bundled = (electricity: readonly PricedOffer[], gas: readonly PricedOffer[]): readonly Candidate[] =>
  electricity.flatMap((one) =>
    one.offer.bundle === undefined
      ? []
      : gas.filter((other) => other.offer.bundle === one.offer.bundle).map((other) => pair(one, other)),
  )

/**
 * The bundles, and for each electricity supplier: its cheapest pair from its own offers, and its cheapest electricity
 * with the cheapest gas of another supplier (two contracts) where that is the only pair, or where it costs less. Where
 * a price of those is doubtful or historic, the same without such prices.
 * `keep` names rows that are included as well, e.g. one chosen under other filters.
 */
function pairs(
  electricity: readonly PricedOffer[],
  gas: readonly PricedOffer[],
  keep: readonly string[] = [],
): readonly Candidate[] {
  const loose = (priced: readonly PricedOffer[]) => priced.filter(({ offer }) => offer.bundle === undefined)
  const [looseElectricity, looseGas] = [loose(electricity), loose(gas)]
  // A doubtful or ended price must not hide a better one of the same supplier: both pairs are shown.
  const pools = [() => true, isSound, isTakeable, (one: PricedOffer) => isSound(one) && isTakeable(one)]
  const best = distinct(
    pools.flatMap((holds) => suppliersPairs(looseElectricity.filter(holds), looseGas.filter(holds))),
  )
  const known = new Set(best.map(({ id }) => id))
  const kept = keep.filter((id) => !known.has(id)).flatMap((id) => named(id, looseElectricity, looseGas))
  return [...bundled(electricity, gas), ...best, ...kept]
}

function suppliersPairs(
  electricity: readonly PricedOffer[],
  gas: readonly PricedOffer[],
): readonly Candidate[] {
  const suppliers = new Set(electricity.map((one) => supplierGroup(one.offer.provider)))
  return [...suppliers].flatMap((supplier) => {
    const own = electricity.filter((one) => supplierGroup(one.offer.provider) === supplier)
    const ownGas = gas.filter((one) => supplierGroup(one.offer.provider) === supplier)
    const together = joined(cheapest(own), cheapest(ownGas))
    const otherGas = gas.filter((one) => supplierGroup(one.offer.provider) !== supplier && !needsPair(one))
    const apart = joined(cheapest(own.filter((one) => !needsPair(one))), cheapest(otherGas))
    if (!together) return apart ? [apart] : []
    return apart && apart.eur < together.eur ? [together, apart] : [together]
  })
}

const isTakeable = ({ age }: PricedOffer) => age.standing !== 'historic'
const isSound = ({ row }: PricedOffer) => row.doubt === undefined

const distinct = (candidates: readonly Candidate[]): readonly Candidate[] => [
  ...new Map(candidates.map((one) => [one.id, one])).values(),
]

const joined = (electricity: PricedOffer | undefined, gas: PricedOffer | undefined) =>
  electricity && gas ? pair(electricity, gas) : undefined

/** The pair with that id, if its two prices may be combined. */
function named(
  id: string,
  electricity: readonly PricedOffer[],
  gas: readonly PricedOffer[],
): readonly Candidate[] {
  const [first, second] = id.split('+')
  const one = electricity.find((priced) => priced.id === first)
  const other = gas.find((priced) => priced.id === second)
  if (!one || !other) return []
  const apart = supplierGroup(one.offer.provider) !== supplierGroup(other.offer.provider)
  return apart && (needsPair(one) || needsPair(other)) ? [] : [pair(one, other)]
}

/** Everything that can be ranked: pairs for both supplies, single offers for one. */
export const candidatesOf = (
  ranked: RankedOffers['ranked'],
  electricity: readonly PricedOffer[],
  gas: readonly PricedOffer[],
  keep: readonly string[] = [],
): readonly Candidate[] =>
  ranked === 'dual' ? pairs(electricity, gas, keep) : singles(ranked === 'gas' ? gas : electricity)

export const isHistoric = ({ age }: Pick<Candidate, 'age'>): boolean => age.standing === 'historic'

/** Order of the ranking: historic prices last, then by cost in cents, equal costs by id. */
export const cheapestFirst = (one: Candidate, two: Candidate): number =>
  Number(isHistoric(one)) - Number(isHistoric(two)) ||
  roundHalfUpToCent(one.eur) - roundHalfUpToCent(two.eur) ||
  (one.id < two.id ? -1 : 1)

/** Every row that these offers and those make, each once, in order. */
export const fieldOf = (...some: readonly (readonly Candidate[])[]): readonly Candidate[] =>
  distinct(some.flat()).toSorted(cheapestFirst)
