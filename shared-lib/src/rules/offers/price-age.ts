import { daysBetween } from '../dates/calendar'
import type { IsoDate } from '../dates/iso-date'

/**
 * Uses that a price is still good for. `current`: shown as it is. `aged`: shown with its age, never as today's cheapest
 * and never as «desde». `historic`: a price of a past day, never in the first place and without a main button.
 */
export type PriceState = 'current' | 'aged' | 'historic'

/** Last days (whole, since the prices were collected) on which they are current, and on which they are merely aged. */
export const ageLimits = { current: 45, aged: 120 } as const

export interface PriceAge {
  /** Day on which the price was collected. */
  readonly asOf: IsoDate
  /** Whole days since; 0 for a day that has not come yet. */
  readonly ageDays: number
  readonly standing: PriceState
  /** Last day on which the price could be taken, once it has passed. */
  readonly ended?: IsoDate
}

interface DatedPrice {
  readonly asOf: IsoDate
  /** Last day on which the price can be taken, where one is known. */
  readonly until?: IsoDate | undefined
}

/** The one rule of how old a price may be: by the day it was collected, or at once when its own end has passed. */
export function priceAge({ asOf, until }: DatedPrice, today: IsoDate): PriceAge {
  const ageDays = Math.max(0, daysBetween(asOf, today))
  if (until !== undefined && until < today) return { asOf, ageDays, standing: 'historic', ended: until }
  return { asOf, ageDays, standing: priceStateOf(ageDays) }
}

const priceStateOf = (ageDays: number): PriceState =>
  ageDays <= ageLimits.current ? 'current' : ageDays <= ageLimits.aged ? 'aged' : 'historic'

const severity: Readonly<Record<PriceState, number>> = { current: 0, aged: 1, historic: 2 }

/** Of a price made of several, the one that may promise least: of historic ones, one that has ended; then the older. */
export function weakerAge(one: PriceAge, other: PriceAge): PriceAge {
  const weaker =
    severity[other.standing] - severity[one.standing] ||
    Number(other.ended !== undefined) - Number(one.ended !== undefined) ||
    other.ageDays - one.ageDays
  return weaker > 0 ? other : one
}
