import type { Cents } from 'shared-lib/rules/money/cents'

interface Accident {
  readonly vehicles: number
  /** The two vehicles touched. */
  readonly contact: boolean
  readonly inPortugal: boolean
  readonly injuries: boolean
  /** Of the harmed vehicle. */
  readonly damage: Cents
  readonly signedByBoth: boolean
  readonly insurersAgree: boolean
}

/** Conditions of direct settlement (IDS), in the order they are asked. */
export const settlementConditions = [
  'inPortugal',
  'twoVehicles',
  'contact',
  'noInjuries',
  'signedByBoth',
  'damage',
  'insurersAgree',
] as const
export type SettlementCondition = (typeof settlementConditions)[number]

/** The conditions that do not hold; none: one's own insurer settles for the other's. `limit`: highest damage. */
export function missingConditions(accident: Accident, limit: Cents): readonly SettlementCondition[] {
  const holds: Readonly<Record<SettlementCondition, boolean>> = {
    inPortugal: accident.inPortugal,
    twoVehicles: accident.vehicles === 2,
    contact: accident.contact,
    noInjuries: !accident.injuries,
    signedByBoth: accident.signedByBoth,
    damage: accident.damage <= limit,
    insurersAgree: accident.insurersAgree,
  }
  return settlementConditions.filter((condition) => !holds[condition])
}
