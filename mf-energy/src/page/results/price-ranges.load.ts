import type { TagCall } from 'shared-lib/contract/define-micro-frontend'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { priceAge } from 'shared-lib/rules/offers/price-age'
import { priceAgeWords, priceMonth } from 'shared-lib/rules/offers/price-age-words'
import { catalogueWith } from '../../data/offers/partner-offers'
import { type PriceRange, priceRanges } from '../../rules/price-ranges'
import { energyResults, filtersOf } from './results-query'

/** Data of `qp-energy-price`. */
export interface PriceRanges {
  readonly ranges: readonly PriceRange[]
  readonly ageWords: string
  /** Month of prices too old to be shown as today's; missing while they are not. */
  readonly pastMonth?: string
}

export function loadPriceRanges({ today, offers }: TagCall): PriceRanges {
  const on = toIsoDate(today)
  const catalogue = catalogueWith(offers)
  const age = priceAge({ asOf: toIsoDate(catalogue.asOf) }, on)
  return {
    ranges: priceRanges(catalogue, filtersOf(energyResults.read('', [])), on),
    ageWords: priceAgeWords(age, on),
    ...(age.standing !== 'current' && { pastMonth: priceMonth(age, on) }),
  }
}
