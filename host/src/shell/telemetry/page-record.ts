import type { Culprit, Measured } from '../../visitors/telemetry/telemetry.types'

/** Events of the page view on screen: each thing once for each slot, so that reports are bounded. */
let happened = new Map<string, Measured>()
let reported = new Set<string>()
/** Versions of which a failure of this page view is counted. */
let failed = new Set<string>()

export const keyOf = ({ remote, version, tag }: Culprit) => [remote, version, tag].join()

/** A measurement replaces an earlier one of the same slot. */
export const note = (measured: Measured) =>
  void happened.set([keyOf(measured), measured.kind].join(), measured)

const versionOf = ({ remote, version }: Culprit) => [remote, version].join()

export const isFailure = (measured: Measured) => measured.kind === 'error' || measured.kind === 'load-failure'

export const noted = (): readonly Measured[] => [...happened.values()]

/** Takes the wanted ones that were not taken yet. */
export function take(wanted: (measured: Measured) => boolean): readonly Measured[] {
  const taken = [...happened].filter(([key, measured]) => !reported.has(key) && wanted(measured))
  for (const [key] of taken) reported.add(key)
  const before = new Set(failed)
  return taken.map(([, measured]) => {
    if (!isFailure(measured)) return measured
    failed.add(versionOf(measured))
    return before.has(versionOf(measured)) ? { ...measured, again: true } : measured
  })
}

/** For the next page view. @param fellBack of which the server has counted a failure of it */
export function forget(fellBack: readonly Culprit[] = []) {
  happened = new Map()
  reported = new Set()
  failed = new Set(fellBack.map(versionOf))
}
