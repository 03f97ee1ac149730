import type { Culprit, Measured } from '../../telemetry/telemetry.types'

/** What happened on the page view on screen: each thing once for each slot, so that nothing can be told without end. */
let happened = new Map<string, Measured>()
let told = new Set<string>()

export const keyOf = ({ remote, version, tag }: Culprit) => [remote, version, tag].join()

/** A measurement replaces an earlier one of the same slot. */
export const note = (measured: Measured) =>
  void happened.set([keyOf(measured), measured.kind].join(), measured)

export const noted = (): readonly Measured[] => [...happened.values()]

/** What is wanted of this and was not taken yet. */
export function take(wanted: (measured: Measured) => boolean): readonly Measured[] {
  const taken = [...happened].filter(([key, measured]) => !told.has(key) && wanted(measured))
  for (const [key] of taken) told.add(key)
  return taken.map(([, measured]) => measured)
}

/** For the next page view. */
export function forget() {
  happened = new Map()
  told = new Set()
}
