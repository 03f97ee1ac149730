import { valueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Supply } from '../data/offers/offer'
import { normalVat, reducedVat } from '../data/parameters/vat'
import type { Candidate } from './candidates'
import { reducedVatKwh } from './electricity-bill'
import { tierKwh } from './gas-tier'
import { isSoldFor } from './offer-filters'
import type { BreakEven, Household } from './vocabulary'

/**
 * The uses that a home may have, and the gross cost of a year's kWh per euro of net price with its inverse: straight
 * lines that bend at the reduced-VAT limit.
 */
interface UseScale {
  readonly min: number
  readonly max: number
  readonly of: (kwh: number) => number
  readonly inverse: (scaled: number) => number
}

/** Above any home's use: a break-even beyond it is meaningless. */
const electricityKwh = { min: 1, max: 100_000 }

export function scaleOf(supply: Supply, household: Household, on: IsoDate): UseScale {
  const normal = 1 + valueOn(normalVat, on)
  const reduced = 1 + valueOn(reducedVat, on)
  const limit = supply === 'gas' ? 0 : reducedVatKwh(household, on)
  return {
    ...(supply === 'gas' ? tierKwh(on, household.gasTier) : electricityKwh),
    of: (kwh) => Math.min(kwh, limit) * reduced + Math.max(0, kwh - limit) * normal,
    inverse: (scaled) =>
      scaled <= limit * reduced ? scaled / reduced : limit + (scaled - limit * reduced) / normal,
  }
}

/** Prices and uses nearer than this are the same: binary fractions miss an exact crossing by a hair. */
const noise = 1e-7

/**
 * Yearly use at which the next row would cost less than this one, other answers equal; `undefined` when no use of
 * the home's tier does it. A pair is moved by its electricity.
 */
export function nextWinsAt(
  row: Candidate,
  next: Candidate,
  household: Household,
  scale: UseScale,
): BreakEven | undefined {
  const [supply] = row.supplies
  const [other] = next.supplies
  if (supply.slope === undefined || other.slope === undefined) return undefined
  const steeper = supply.slope - other.slope
  if (Math.abs(steeper) < noise) return undefined
  const kind = supply.row.supply
  const used = kind === 'gas' ? household.kwhGas : household.kwhElectricity
  // Of two rows of the same cents the next may be ahead by a fraction: it wins from the next kWh on, not before.
  const behind = Math.max(0, next.eur - row.eur)
  const exact = scale.inverse(scale.of(used) + behind / steeper)
  const kwh = steeper > 0 ? Math.floor(exact + noise) + 1 : Math.ceil(exact - noise) - 1
  const sold = [supply, other].every((one) => isSoldFor(one.row, kwh))
  return sold && kwh >= scale.min && kwh <= scale.max
    ? { supply: kind, kwh, side: steeper > 0 ? 'above' : 'below' }
    : undefined
}
