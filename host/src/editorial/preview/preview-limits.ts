/** How far from today a preview goes: earlier laws are not recorded here, and later ones are unknown. */
export const furthestMonths = 36
