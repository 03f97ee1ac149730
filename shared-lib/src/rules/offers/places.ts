/** Facts of an offer that the order of a market needs. Where more is better, its cents are counted below nothing. */
interface Ranked<One> {
  id(one: One): string
  cents(one: One): number
  isHistoric(one: One): boolean
}

/** Place of one item in a ranking. */
export interface Placement<One> {
  /** 1 is the best; equal amounts share a place. Historic prices have none. */
  readonly place: number | undefined
  /** Same amount as the one before. */
  readonly tied: boolean
  /** The best of those it is compared with: historic ones are compared with each other alone. */
  readonly first: One
  readonly next: One | undefined
  readonly isFirst: boolean
  /** Cents more than the first. */
  readonly overFirstCents: number
  /** Cents less than the next; undefined for the last. */
  readonly underNextCents: number | undefined
}

/** Places of a market in its order, the best first; an item missing from it, by its id, has none. */
export function placesIn<One>(
  market: readonly One[],
  { id, cents, isHistoric }: Ranked<One>,
): (one: One) => Placement<One> | undefined {
  const spots = new Map<string, { group: readonly One[]; index: number; best: number }>()
  for (const group of [market.filter((one) => !isHistoric(one)), market.filter(isHistoric)]) {
    let best = 0
    group.forEach((one, index) => {
      if (cents(one) !== cents(group[best] ?? one)) best = index
      spots.set(id(one), { group, index, best })
    })
  }
  return (one) => {
    const spot = spots.get(id(one))
    if (!spot) return undefined
    const { group, index, best } = spot
    const [first = one, next] = [group[0], group[index + 1]]
    return {
      place: isHistoric(one) ? undefined : best + 1,
      tied: best < index,
      first,
      next,
      isFirst: index === 0,
      overFirstCents: cents(one) - cents(first),
      underNextCents: next === undefined ? undefined : cents(next) - cents(one),
    }
  }
}
