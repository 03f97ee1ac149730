import type { Registry, RegistryEntry } from 'shared-lib/contract/deployment'
import type { GuardConfig } from './guard-config'
import { type Counted, whyCanaryEnds, whyVersionFails } from './judgement'
import { stateOf, whyUnreadable } from './unreadable'
import { createVerdicts, type Verdict, type VerdictParts } from './verdicts'

export interface GuardedVersions extends VerdictParts {
  readonly registry: () => Registry
  /** Versions that this host serves: another than the registry's where that one could not be opened. */
  readonly serving: (name: string) => { readonly current?: string; readonly canary?: string }
  /** Counts of a version since then, on all hosts. */
  readonly countedSince: (name: string, version: string, since: Date) => Promise<Counted>
  readonly limits: Pick<GuardConfig, 'canaryLimits' | 'failureLimits' | 'failureWindowMs'>
}

const pointing = ['deploy', 'rollback', 'promote', 'demote']

/** When the current version became current; the beginning of time where the registry does not remember. */
const servedSince = ({ flips = [] }: Registry, name: string) =>
  Date.parse(flips.find((one) => one.name === name && pointing.includes(one.action))?.at ?? '') || 0

/** The three looks at what a registry entry names: its files, its canary, its current version. */
export function guardVersions(parts: GuardedVersions) {
  const { store, registry, serving, countedSince, limits, now = () => new Date() } = parts
  const { isKnown, forget, notifyOnce, takeOut } = createVerdicts(parts)

  /**
   * A version that the registry names and this host could not open. It is taken out of service where no host can and
   * there is a whole one to go back to; else its team is notified, once, of the version served until then.
   */
  async function guardFiles(name: string, version: string, since: string, goesBackTo: string | undefined) {
    const unreadable = await whyUnreadable(store, name, version)
    if (!unreadable) return
    const { reason, byAll } = unreadable
    const outOfReach = `${since} out of reach`
    const event = byAll ? `${since} broken` : outOfReach
    const failing: Verdict = { type: 'version.failing', name, version, reason }
    if (isKnown(failing, event)) return
    const instead = serving(name).current ?? ''
    const wayBack = byAll && goesBackTo ? await stateOf(store, name, goesBackTo) : 'broken'
    if (wayBack === 'unknown') return notifyOnce(failing, outOfReach, instead) // and the next look asks again
    if (wayBack === 'broken') return notifyOnce(failing, event, instead)
    const isCanary = registry().entries[name]?.canary?.version === version
    const type = isCanary ? 'canary.stopped' : 'version.demoted'
    await takeOut({ ...failing, type }, event, instead)
  }

  return {
    async guardServed(name: string, { current, canary, lastGood }: RegistryEntry) {
      const served = serving(name)
      if (served.current !== current)
        await guardFiles(name, current, new Date(servedSince(registry(), name)).toISOString(), lastGood)
      if (canary && served.canary !== canary.version)
        await guardFiles(name, canary.version, canary.since, serving(name).current)
    },

    async guardCanary(name: string, { current, canary }: RegistryEntry) {
      if (!canary) return
      const { version, since } = canary
      const [tried, stable] = await Promise.all(
        [version, current].map((one) => countedSince(name, one, new Date(since))),
      )
      const reason = tried && stable && whyCanaryEnds(tried, stable, limits.canaryLimits)
      if (reason) await takeOut({ type: 'canary.stopped', name, version, reason }, since)
    },

    async guardCurrent(name: string, { current: version, lastGood }: RegistryEntry) {
      const served = servedSince(registry(), name)
      const since = new Date(Math.max(served, now().getTime() - limits.failureWindowMs))
      const verdict = whyVersionFails(await countedSince(name, version, since), limits.failureLimits)
      const begun = new Date(served).toISOString()
      if (!verdict) return forget({ type: 'version.failing', name, version }, begun)
      const { reason, isSeen } = verdict
      // Where it is only out of reach, hosts may have a copy of it.
      if (isSeen && lastGood && (await stateOf(store, name, lastGood)) !== 'broken')
        return takeOut({ type: 'version.demoted', name, version, reason }, begun)
      return notifyOnce({ type: 'version.failing', name, version, reason }, begun, version)
    },
  }
}
