import type { TagCall } from 'shared-lib/contract/define-micro-frontend'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { priceAge } from 'shared-lib/offers/price-age'
import { priceAgeWords, priceMonth } from 'shared-lib/offers/price-age-words'
import { type PriceRange, priceRanges } from '../domain/price-ranges'
import { catalogueWith } from '../offers/partner-offers'
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
