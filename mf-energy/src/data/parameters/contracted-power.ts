/**
 * The 13 steps sold to homes, kVA. At home 1 kVA is taken as 1 kW. Confidence A.
 * Source: ECO, 2026-02-15, quoting ERSE on contracted power.
 */
export const contractedPowerSteps = [
  1.15, 2.3, 3.45, 4.6, 5.75, 6.9, 10.35, 13.8, 17.25, 20.7, 27.6, 34.5, 41.4,
] as const

/** Above it only three-period tariffs are sold. */
export const maxSimpleKva = 20.7
