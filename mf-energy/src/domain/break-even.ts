import { valueOn } from 'shared-lib/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/dates/iso-date'
import { normalVat, reducedVat } from '../parameters/vat'
import type { Candidate } from './candidates'
import { reducedVatKwh } from './electricity-bill'
import { tierKwh } from './gas-tier'
import { isSoldFor } from './offer-filters'
import type { BreakEven, Household, Supply } from './results'

/** Gross cost of a year's kWh per euro of net price, and its inverse: straight lines that bend at the reduced-VAT limit. */
interface VatScale {
  readonly of: (kwh: number) => number
  readonly inverse: (scaled: number) => number
}

export function vatScale(supply: Supply, household: Household, on: IsoDate): VatScale {
  const normal = 1 + valueOn(normalVat, on)
  const reduced = 1 + valueOn(reducedVat, on)
  const limit = supply === 'gas' ? 0 : reducedVatKwh(household, on)
  return {
    of: (kwh) => Math.min(kwh, limit) * reduced + Math.max(0, kwh - limit) * normal,
    inverse: (scaled) =>
      scaled <= limit * reduced ? scaled / reduced : limit + (scaled - limit * reduced) / normal,
  }
}

/** Above it no home is: a break-even beyond says nothing. */
const maxElectricityKwh = 100_000

/**
 * Yearly use at which the next row would cost less than this one, other answers equal; `undefined` when no use of
 * the home's tier does it. A pair is moved by its electricity.
 */
export function nextWinsAt(
  row: Candidate,
  next: Candidate,
  household: Household,
  scale: VatScale,
): BreakEven | undefined {
  const [supply] = row.supplies
  const [other] = next.supplies
  if (supply.slope === undefined || other.slope === undefined) return undefined
  const steeper = supply.slope - other.slope
  if (steeper === 0) return undefined
  const kind = supply.row.supply
  const used = kind === 'gas' ? household.kwhGas : household.kwhElectricity
  const exact = scale.inverse(scale.of(used) + (next.eur - row.eur) / steeper)
  const kwh = steeper > 0 ? Math.floor(exact) + 1 : Math.ceil(exact) - 1
  const { min, max } = kind === 'gas' ? limits(household) : { min: 0, max: maxElectricityKwh }
  const sold = [supply, other].every((one) => isSoldFor(one.row, kwh))
  return sold && kwh > min && kwh < max
    ? { supply: kind, kwh, side: steeper > 0 ? 'above' : 'below' }
    : undefined
}

const tiersSince = '2025-10-01' as IsoDate
const limits = (household: Household) => tierKwh(tiersSince, household.gasTier)
