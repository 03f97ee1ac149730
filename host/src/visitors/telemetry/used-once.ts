import { createHash } from 'node:crypto'

/** Bits of one filter: a million names leave one in forty of the next taken for used. */
const filterBits = 2 ** 23

const hashesOfOne = 4

/**
 * Remembers used names, for at least `lifeMs`, in memory that never grows: two Bloom filters (1 MiB each), the older of
 * which is dropped in turn. A new name may be taken for a used one, the more often the more there are; never the other
 * way round, so a flood makes less count, and nothing twice.
 */
export function usedOnce(lifeMs: number, now: () => number = Date.now, bits = filterBits) {
  let filters: [newer: Uint8Array, older: Uint8Array] = [new Uint8Array(bits / 8), new Uint8Array(bits / 8)]
  let begun = now()

  function turn() {
    const over = now() - begun
    if (over < lifeMs) return
    filters = [new Uint8Array(bits / 8), over < 2 * lifeMs ? filters[0] : new Uint8Array(bits / 8)]
    begun = now()
  }

  const placesOf = (name: string) => {
    const digest = createHash('sha256').update(name).digest()
    return Array.from({ length: hashesOfOne }, (_, at) => digest.readUInt32BE(at * 4) % bits)
  }
  const isIn = (filter: Uint8Array, places: readonly number[]) =>
    places.every((place) => ((filter[place >> 3] ?? 0) >> (place & 7)) & 1)

  return {
    has(name: string): boolean {
      turn()
      const places = placesOf(name)
      return filters.some((filter) => isIn(filter, places))
    },
    add(name: string) {
      turn()
      const [newer] = filters
      for (const place of placesOf(name)) newer[place >> 3] = (newer[place >> 3] ?? 0) | (1 << (place & 7))
    },
  }
}
