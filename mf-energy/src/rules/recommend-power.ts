import {
  type ApplianceKey,
  appliances,
  largeAppliancesTogether,
  lightingWatts,
} from '../data/parameters/appliances'
import { contractedPowerSteps } from '../data/parameters/contracted-power'
import type { Confidence } from './vocabulary'

export interface PowerRecommendation {
  /** kVA: the next step of the list at or above the watts. */
  readonly kva: number
  readonly watts: number
  readonly lightingWatts: number
  readonly alwaysOn: readonly ApplianceKey[]
  /** The large appliances counted as running at the same time. */
  readonly together: readonly ApplianceKey[]
  readonly confidence: Confidence
}

const largestFirst = (one: ApplianceKey, two: ApplianceKey) =>
  appliances[two].watts - appliances[one].watts || (one < two ? -1 : 1)

/**
 * Contracted power by what runs at the same time, as ERSE advises, not by the sum of everything owned: what is always
 * on, the lights, and the two largest appliances among `together` (by default among all owned). 1 kVA is taken as 1 kW.
 * Our rule (confidence D); a smart meter's highest power is the better answer.
 */
export function recommendPower(
  owned: readonly ApplianceKey[],
  together: readonly ApplianceKey[] = owned,
): PowerRecommendation {
  const alwaysOn = [...new Set(owned)].filter((key) => appliances[key].alwaysOn)
  const running = [...new Set(together)]
    .filter((key) => !appliances[key].alwaysOn)
    .sort(largestFirst)
    .slice(0, largeAppliancesTogether)
  const watts = [...alwaysOn, ...running].reduce((sum, key) => sum + appliances[key].watts, lightingWatts)
  return { kva: stepAbove(watts), watts, lightingWatts, alwaysOn, together: running, confidence: 'D' }
}

function stepAbove(watts: number): number {
  const kva = contractedPowerSteps.find((step) => step * 1000 >= watts)
  if (kva === undefined) throw new RangeError(`${watts} W is above every contracted power`)
  return kva
}

/** Everything owned at full power at the same moment, with the lights: hardly ever so, and the most that can be asked for. */
export function powerOfAll(owned: readonly ApplianceKey[]): { readonly kva: number; readonly watts: number } {
  const watts = [...new Set(owned)].reduce((sum, key) => sum + appliances[key].watts, lightingWatts)
  return { kva: stepAbove(watts), watts }
}
