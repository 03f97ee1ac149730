import { UnknownValue } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { placesIn } from 'shared-lib/rules/offers/places'
import { priceAge } from 'shared-lib/rules/offers/price-age'
import type { Catalogue } from '../data/offers/offer'
import { billOf } from './bill-lines'
import { nextWinsAt, scaleOf } from './break-even'
import { type Candidate, candidatesOf, fieldOf, isHistoric } from './candidates'
import { currentCost } from './current-cost'
import { dgegWithVat } from './electricity-bill'
import { equalPart } from './equal-part'
import { offerIds, openTo, priceMarket } from './market'
import { notCovered, refusal } from './not-covered'
import { notesOf } from './notes'
import { placeReason } from './place-reason'
import { pricingDay } from './priced-offer'
import type { CatalogueFacts, Household, OfferFilters, RankedOffers, Ranking, ResultRow } from './vocabulary'

/**
 * The catalogue ranked by what this household would pay in a year, and nothing else: no commission counts. Pure: same
 * input, same output. Equal costs share a place and are ordered by id. `keep` names rows to include even where their
 * supplier has a cheaper pair, e.g. those put side by side. Places are counted in the whole market, i.e. in what passes
 * any of `whole`: a filter makes no new winner.
 */
export function rankOffers(
  household: Household,
  catalogue: Catalogue,
  filters: OfferFilters,
  today: IsoDate,
  keep: readonly string[] = [],
  whole: readonly OfferFilters[] = [{}],
): Ranking {
  const refused = notCovered(household)
  if (refused) return refused
  try {
    return rankKnown(household, catalogue, filters, today, keep, whole)
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
  whole: readonly OfferFilters[],
): RankedOffers {
  const market = priceMarket(household, catalogue, today)
  const { ranked, electricity, gas } = market
  const open = openTo(market, household, filters)
  const candidates = fieldOf(candidatesOf(ranked, open.electricity, open.gas, keep))
  const all = openTo(market, household, ...whole, filters)
  const field = fieldOf(candidatesOf(ranked, all.electricity, all.gas), candidates)
  const current = currentCost(household, ranked, { electricity, gas }, catalogue, today)
  const priced = [...electricity, ...gas]
  const shown = candidates.flatMap((candidate) => candidate.supplies)
  const openIds = offerIds(open)
  const { on } = pricingDay(catalogue, ranked === 'gas' ? 'gas' : 'electricity', today)
  const rowOf = rowsIn(field, household, current?.yearlyCents, on, equalPart(household, catalogue, today))
  const placed = field.filter((one) => !isHistoric(one)).length
  return {
    kind: 'ranked',
    ranked,
    rows: candidates.map(rowOf),
    market: { placed, historic: field.length - placed, first: field[0] && rowOf(field[0]) },
    current,
    notes: notesOf({ household, ranked, catalogue, filters, today, priced, shown }),
    hidden: new Set(priced.map((one) => one.offer.id)).size - openIds.size,
    surpassed: openIds.size - new Set(shown.map((one) => one.offer.id)).size,
    catalogue: factsOf(catalogue, today),
  }
}

const factsOf = ({ asOf, credit, licence, valid }: Catalogue, today: IsoDate): CatalogueFacts => ({
  ...priceAge({ asOf: asOf as IsoDate }, today),
  credit,
  licence,
  validTo: { electricity: valid.electricity.to, gas: valid.gas.to },
})

/** Rows of the candidates, with their places. Historic ones come last and are compared only with each other. */
function rowsIn(
  field: readonly Candidate[],
  household: Household,
  currentCents: number | undefined,
  on: IsoDate,
  equalOf: ReturnType<typeof equalPart>,
): (candidate: Candidate) => ResultRow {
  const supply = household.energyType === 'gas' ? 'gas' : 'electricity'
  const scale = scaleOf(supply, household, on)
  const placementOf = placesIn<Candidate>(field, {
    id: ({ id }) => id,
    cents: ({ eur }) => roundHalfUpToCent(eur),
    isHistoric,
  })
  return (candidate) => {
    const placement = placementOf(candidate)
    if (!placement) throw new Error(`${candidate.id} stands in no field`)
    const { place, next } = placement
    const [one, two] = candidate.supplies
    const bill = billOf(
      candidate.supplies.flatMap((priced) => priced.lines),
      supply === 'gas' ? 0 : dgegWithVat(on),
    )
    return {
      ...bill,
      ...candidate.age,
      id: candidate.id,
      place,
      supplies: two ? [one.row, two.row] : [one.row],
      reason: placeReason(candidate, placement),
      savingCents:
        currentCents === undefined || isHistoric(candidate) ? undefined : currentCents - bill.yearlyCents,
      nextWinsAt: next && nextWinsAt(candidate, next, household, scale),
      equalCents: equalOf(candidate.supplies),
      doubtful: candidate.supplies.some((priced) => priced.row.doubt !== undefined),
      outdated: candidate.age.ended !== undefined,
    }
  }
}
