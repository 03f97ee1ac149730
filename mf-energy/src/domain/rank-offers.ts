import type { IsoDate } from 'shared-lib/dates/iso-date'
import type { Catalogue } from '../offers/offer'
import { maxSimpleKva } from '../parameters/contracted-power'
import { billOf, toCents } from './bill-lines'
import { nextWinsAt, vatScale } from './break-even'
import { type Candidate, candidatesOf, cheapestFirst } from './candidates'
import { currentCost } from './current-cost'
import { dgegWithVat } from './electricity-bill'
import { notCovered } from './not-covered'
import { passes } from './offer-filters'
import { placeReason } from './place-reason'
import { type PricedOffer, priceElectricity, priceGas, pricingDay } from './priced-offer'
import type { Household, OfferFilters, RankedOffers, Ranking, ResultRow } from './results'

/**
 * The catalogue ranked by what this household would pay in a year, and nothing else: no commission comes in.
 * Pure: same input, same output. Equal costs share a place and stand in the order of their ids.
 */
export function rankOffers(
  household: Household,
  catalogue: Catalogue,
  filters: OfferFilters,
  today: IsoDate,
): Ranking {
  const refusal = notCovered(household)
  if (refusal) return refusal
  const ranked =
    household.energyType === 'dual' && household.gasNetwork === 'not-here'
      ? 'electricity'
      : household.energyType
  const electricity = ranked === 'gas' ? [] : priceElectricity(household, catalogue, today)
  const gas = ranked === 'electricity' ? [] : priceGas(household, catalogue, today)
  const through = (priced: readonly PricedOffer[]) => priced.filter((one) => passes(one, filters))
  const candidates = candidatesOf(ranked, through(electricity), through(gas)).toSorted(cheapestFirst)
  const current = currentCost(household, ranked, { electricity, gas }, catalogue, today)
  const shown = new Set(
    ranked === 'dual'
      ? [...through(electricity), ...through(gas)].map((one) => one.offer.id)
      : candidates.map((one) => one.supplies[0].offer.id),
  )
  const all = new Set([...electricity, ...gas].map((one) => one.offer.id))
  return {
    kind: 'ranked',
    ranked,
    rows: rowsOf(candidates, household, current?.yearlyCents, pricingDay(catalogue, 'electricity', today).on),
    current,
    notes: notesOf(household, ranked, catalogue, filters, today),
    hidden: all.size - shown.size,
    catalogue: { asOf: catalogue.asOf, credit: catalogue.credit, licence: catalogue.licence },
  }
}

function rowsOf(
  candidates: readonly Candidate[],
  household: Household,
  currentCents: number | undefined,
  on: IsoDate,
): readonly ResultRow[] {
  const supply = household.energyType === 'gas' ? 'gas' : 'electricity'
  const scale = vatScale(supply, household, on)
  let place = 0
  return candidates.map((candidate, index) => {
    const before = candidates[index - 1]
    const next = candidates[index + 1]
    const tied = before !== undefined && toCents(before.eur) === toCents(candidate.eur)
    if (!tied) place = index + 1
    const [one, two] = candidate.supplies
    const bill = billOf(
      candidate.supplies.flatMap((priced) => priced.lines),
      supply === 'gas' ? 0 : dgegWithVat(on),
    )
    return {
      ...bill,
      id: candidate.id,
      place,
      supplies: two ? [one.row, two.row] : [one.row],
      reason: placeReason(candidate, candidates, index, tied),
      savingCents: currentCents === undefined ? undefined : currentCents - bill.yearlyCents,
      nextWinsAt: next && nextWinsAt(candidate, next, household, scale),
      doubtful: candidate.supplies.some((priced) => priced.row.doubt !== undefined),
      outdated: candidate.supplies.some((priced) => priced.row.outdatedSince !== undefined),
    }
  })
}

function notesOf(
  household: Household,
  ranked: RankedOffers['ranked'],
  catalogue: Catalogue,
  filters: OfferFilters,
  today: IsoDate,
): RankedOffers['notes'] {
  const triNeeded = filters.timeOption === 'tri' || household.kva > maxSimpleKva
  const when = (condition: boolean, note: RankedOffers['notes'][number]) => (condition ? [note] : [])
  return [
    ...when(household.energyType === 'dual' && ranked === 'electricity', 'no-gas-network'),
    ...when(ranked !== 'electricity' && household.gasNetwork === 'unknown', 'gas-network-unknown'),
    ...when(ranked !== 'electricity' && pricingDay(catalogue, 'gas', today).outdated, 'gas-prices-outdated'),
    ...when(
      ranked !== 'gas' && pricingDay(catalogue, 'electricity', today).outdated,
      'electricity-prices-outdated',
    ),
    ...when(ranked !== 'gas' && triNeeded && household.split.tri === undefined, 'tri-needs-split'),
  ]
}
