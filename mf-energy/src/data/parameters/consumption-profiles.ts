import type { Confidence } from 'shared-lib/rules/dated/confidence'
import type { ByTier } from './by-step'
import * as sources from './sources'

/** Typical yearly use. `source` is a name because profiles are studies, not law: they have no days in force. */
interface Profile {
  readonly kwh: number
  readonly confidence: Confidence
  readonly source: string
}

const published = (kwh: number): Profile => ({ kwh, confidence: 'B', source: sources.profiles })
const estimated = (kwh: number): Profile => ({ kwh, confidence: 'D', source: sources.ownEstimate })

/** Electricity a year by people at home, 6 is six or more; 2, 4 and 6 are ERSE’s typical customers. */
export const electricityByPeople = {
  1: estimated(1320),
  2: published(1900),
  3: estimated(3300),
  4: published(5000),
  5: estimated(7700),
  6: published(10_900),
} as const

/** INE’s 2020 survey: the mean home, when nothing is known. */
export const averageHome: Profile & { readonly people: 3 } = { ...published(3300), people: 3 }

/** kVA of the same typical customers; the values for 1, 3 and 5 people are ours. */
export const powerByPeople = {
  1: { kva: 3.45, confidence: 'D' },
  2: { kva: 3.45, confidence: 'B' },
  3: { kva: 5.75, confidence: 'D' },
  4: { kva: 6.9, confidence: 'B' },
  5: { kva: 10.35, confidence: 'D' },
  6: { kva: 13.8, confidence: 'C' },
} as const

/** ERSE’s couple and couple with two children; the rest follows the straight line between them. */
export const gasProfiles = {
  couple: { people: 2, kwh: 1610, confidence: 'A', source: sources.gasTariffs2025 },
  family: { people: 4, kwh: 3407, confidence: 'A', source: sources.gasTariffs2025 },
} as const

/** A typical use inside each tier and its number of people; tiers 3 and 4 are ours (750 and 1 200 m³). */
export const gasByTier: ByTier<Profile & { readonly people: 2 | 4 }> = {
  1: gasProfiles.couple,
  2: gasProfiles.family,
  3: { ...estimated(8250), people: 4 },
  4: { ...estimated(13_200), people: 4 },
}

/** How far the time at home moves the typical use. No published figure was found: ours. */
export const houseUsageFactor = { high: 1.2, normal: 1, low: 0.6 } as const

/** Off-peak share that reproduces ERSE’s typical customers to the cent. Confidence A. */
export const defaultBiSplit = { offPeak: 0.4, outsideOffPeak: 0.6 } as const
// No default three-period split is published: without the visitor's own, three-period prices stay unknown.
