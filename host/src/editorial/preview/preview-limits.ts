/** How far from today a preview goes: before, laws are not written down here; after, nobody knows them. */
export const furthestMonths = 36
