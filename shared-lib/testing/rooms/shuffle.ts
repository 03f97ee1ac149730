/** A copy of `items` in an order that depends on `seed` alone. */
export function inShuffledOrder<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed >>> 0
  const shuffled: Item[] = []
  for (const item of items) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const at = state % (shuffled.length + 1)
    shuffled.splice(at, 0, item)
  }
  return shuffled
}
