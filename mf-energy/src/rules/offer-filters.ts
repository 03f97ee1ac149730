import type { OfferCondition } from '../data/offers/offer'
import { openingBoxes } from './filter-boxes'
import type { PricedOffer } from './priced-offer'
import type { Household, OfferFilters } from './vocabulary'

/**
 * Where a visitor starts: one price all day long, nothing that binds, moves with the market, ends soon or
 * needs a club or another service.
 */
export const protectiveFilters: OfferFilters = {
  timeOption: 'simple',
  ...Object.fromEntries(Object.values(openingBoxes).map(({ filter }) => [filter, true])),
}

type Kind = OfferCondition['kind']

/** Whether an offer passes the filters. Time options apply to electricity only. */
export function passes(priced: PricedOffer, filters: OfferFilters): boolean {
  const { row } = priced
  const has = (kind: Kind) => row.conditions.some((condition) => condition.kind === kind)
  const either = has('direct-debit-or-e-bill')
  if (filters.timeOption && row.timeOption && row.timeOption !== filters.timeOption) return false
  if (filters.provider && supplierGroup(row.provider) !== supplierGroup(filters.provider)) return false
  if (filters.renewableOnly && row.renewable === false) return false
  if (filters.noDirectDebit && (has('direct-debit') || has('pair-or-direct-debit'))) return false
  if (filters.noEBill && has('e-bill')) return false
  if (filters.noDirectDebit && filters.noEBill && either) return false
  if (filters.noGroups && has('group')) return false
  if (filters.noTiedService && has('service')) return false
  if (filters.noFirstMonths && has('first-months')) return false
  if (filters.noLoyalty && row.loyalty === true) return false
  if (filters.noIndexed && row.indexed) return false
  if (filters.noNewCustomers && has('new-customers')) return false
  if (filters.cycle && row.cycles && !row.cycles.includes(filters.cycle)) return false
  if (filters.regulatedOnly && !row.regulated) return false
  return !(filters.noDoubtful && row.doubt !== undefined)
}

/** Some offers are sold only for a yearly use inside a window. */
export const isSoldFor = (
  { conditions = [] }: { readonly conditions?: readonly OfferCondition[] },
  kwh: number,
): boolean =>
  conditions.every(
    (condition) =>
      condition.kind !== 'use-window' ||
      (kwh >= (condition.minKwh ?? 0) && kwh <= (condition.maxKwh ?? Number.POSITIVE_INFINITY)),
  )

/** Whether this household may take an offer: by its social tariff, and as a new customer. */
export function isFor({ offer, row }: PricedOffer, household: Household): boolean {
  if (household.socialTariff && offer.socialTariff === false) return false
  const { currentProvider: mine } = household
  const isCustomer = mine !== undefined && supplierGroup(mine) === supplierGroup(row.provider)
  return !(isCustomer && row.conditions.some(({ kind }) => kind === 'new-customers'))
}

/** A price that exists only together with the same supplier's other supply. */
export const needsPair = (priced: PricedOffer): boolean =>
  priced.offer.bundle !== undefined || priced.row.conditions.some((condition) => condition.kind === 'pair')

const regulatedGas = 'CUR'
const regulatedElectricity = 'EDPSU'

/** Code of a supplier as one choice: the regulated suppliers of both supplies share one. */
export const supplierGroup = (code: string): string => (code === regulatedGas ? regulatedElectricity : code)
