import type { Confidence } from 'shared-lib/rules/dated/confidence'

export type ApplianceKey =
  | 'fridge'
  | 'washingMachine'
  | 'dryer'
  | 'dishwasher'
  | 'hairDryer'
  | 'microwave'
  | 'vacuum'
  | 'oven'
  | 'hob'
  | 'heater'
  | 'towelDryer'
  | 'airConditioner'
  | 'freezer'
  | 'poolPump'

interface Appliance {
  readonly watts: number
  readonly confidence: Confidence
  /** Counted whatever else runs. */
  readonly alwaysOn?: true
}

/**
 * Typical power of the 14 appliances of the configurator. Sources: Cooperativa Eléctrica do Loureiro,
 * Goldenergy and DECO PROteste tables (B), common ranges where marked C.
 */
export const appliances: Readonly<Record<ApplianceKey, Appliance>> = {
  fridge: { watts: 200, confidence: 'B', alwaysOn: true },
  washingMachine: { watts: 2500, confidence: 'B' },
  dryer: { watts: 2500, confidence: 'C' },
  dishwasher: { watts: 3000, confidence: 'B' },
  hairDryer: { watts: 1500, confidence: 'C' },
  microwave: { watts: 1200, confidence: 'C' },
  vacuum: { watts: 1600, confidence: 'B' },
  oven: { watts: 2000, confidence: 'B' },
  hob: { watts: 5000, confidence: 'B' },
  heater: { watts: 2000, confidence: 'A' },
  towelDryer: { watts: 500, confidence: 'C' },
  airConditioner: { watts: 1200, confidence: 'C' },
  freezer: { watts: 200, confidence: 'B', alwaysOn: true },
  poolPump: { watts: 1100, confidence: 'C' },
}

/** Light, television and small things, W. Ours. */
export const lightingWatts = 500

/** How many large appliances are taken to run at the same time. Ours. */
export const largeAppliancesTogether = 2
