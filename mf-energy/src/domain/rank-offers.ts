import { UnknownValue } from 'shared-lib/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/dates/iso-date'
import type { Catalogue } from '../offers/offer'
import { billOf, toCents } from './bill-lines'
import { nextWinsAt, scaleOf } from './break-even'
import { type Candidate, candidatesOf, cheapestFirst } from './candidates'
import { currentCost } from './current-cost'
import { dgegWithVat } from './electricity-bill'
import { offerIds, openTo, priceMarket } from './market'
import { notCovered, refusal } from './not-covered'
import { notesOf } from './notes'
import { placeReason } from './place-reason'
import { pricingDay } from './priced-offer'
import type { CatalogueFacts, Household, OfferFilters, RankedOffers, Ranking, ResultRow } from './results'

/**
 * The catalogue ranked by what this household would pay in a year, and nothing else: no commission comes in.
 * Pure: same input, same output. Equal costs share a place and stand in the order of their ids. `keep` names rows that
 * stand even where their supplier has a cheaper pair, e.g. those put side by side.
 */
export function rankOffers(
  household: Household,
  catalogue: Catalogue,
  filters: OfferFilters,
  today: IsoDate,
  keep: readonly string[] = [],
): Ranking {
  const refused = notCovered(household)
  if (refused) return refused
  try {
    return rankKnown(household, catalogue, filters, today, keep)
  } catch (error) {
    if (error instanceof UnknownValue) return refusal('unknown-figures')
    throw error
  }
}

/** Throws `UnknownValue` where a tax or tariff of the day is not known. */
function rankKnown(
  household: Household,
  catalogue: Catalogue,
  filters: OfferFilters,
  today: IsoDate,
  keep: readonly string[],
): RankedOffers {
  const market = priceMarket(household, catalogue, today)
  const { ranked, electricity, gas } = market
  const open = openTo(market, household, filters)
  const candidates = candidatesOf(ranked, open.electricity, open.gas, keep).toSorted(cheapestFirst)
  const current = currentCost(household, ranked, { electricity, gas }, catalogue, today)
  const priced = [...electricity, ...gas]
  const shown = candidates.flatMap((candidate) => candidate.supplies)
  const openIds = offerIds(open)
  const { on } = pricingDay(catalogue, ranked === 'gas' ? 'gas' : 'electricity', today)
  return {
    kind: 'ranked',
    ranked,
    rows: rowsOf(candidates, household, current?.yearlyCents, on),
    current,
    notes: notesOf({ household, ranked, catalogue, filters, today, priced, shown }),
    hidden: new Set(priced.map((one) => one.offer.id)).size - openIds.size,
    surpassed: openIds.size - new Set(shown.map((one) => one.offer.id)).size,
    catalogue: factsOf(catalogue),
  }
}

const factsOf = ({ asOf, credit, licence, valid }: Catalogue): CatalogueFacts => ({
  ...{ asOf, credit, licence },
  validTo: { electricity: valid.electricity.to, gas: valid.gas.to },
})

function rowsOf(
  candidates: readonly Candidate[],
  household: Household,
  currentCents: number | undefined,
  on: IsoDate,
): readonly ResultRow[] {
  const supply = household.energyType === 'gas' ? 'gas' : 'electricity'
  const scale = scaleOf(supply, household, on)
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
