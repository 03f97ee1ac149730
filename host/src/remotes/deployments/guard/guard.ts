import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry, RegistryEntry } from 'shared-lib/contract/deployment'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { demote } from 'shared-lib/deployments/switches'
import type { GuardConfig } from './guard-config'
import { type Counted, whyCanaryEnds, whyVersionFails } from './judgement'
import type { NotifyTeam, TeamNews } from './team-news'
import { stateOf, whyUnreadable } from './unreadable'

export interface GuardParts {
  readonly store: DeploymentStore
  readonly registry: () => Registry
  /** Follows the registry at once, after a switch. */
  readonly look: () => Promise<void>
  /** Versions that this host serves: another than the registry's where that one could not be opened. */
  readonly serving: (name: string) => { readonly current?: string; readonly canary?: string }
  /** Counts of a version since then, on all hosts. */
  readonly countedSince: (name: string, version: string, since: Date) => Promise<Counted>
  readonly limits: Pick<GuardConfig, 'canaryLimits' | 'failureLimits' | 'failureWindowMs' | 'guardEveryMs'>
  readonly notifyTeam: NotifyTeam
  /** A version was taken out of service, by this host. */
  readonly counted: (news: TeamNews) => void
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly now?: () => Date
}

interface Verdict {
  readonly type: TeamNews['type']
  readonly name: string
  readonly version: string
  readonly reason: string
}

/** One id for one event, the same on every host. */
const idOf = ({ type, name, version }: Omit<Verdict, 'reason'>, since: string) =>
  `msg_${createHash('sha256').update(`${type} ${name} ${version} ${since}`).digest('base64url').slice(0, 32)}`

const pointing = ['deploy', 'rollback', 'promote', 'demote']

/** When the current version became current; the beginning of time where the registry does not remember. */
const servedSince = ({ flips = [] }: Registry, name: string) =>
  Date.parse(flips.find((one) => one.name === name && pointing.includes(one.action))?.at ?? '') || 0

/**
 * Takes bad versions out of service: a canary worse than the stable version, a current version that fails, and an
 * unreadable one. Every host does; the registry's compare-and-swap lets one of them switch.
 */
export function createGuard(parts: GuardParts) {
  const { store, registry, countedSince, limits, log, now = () => new Date() } = parts
  const me = `host ${hostname()}/${process.pid}`
  /** Messages already sent about failing versions that could not be taken out of service. */
  const notified = new Set<string>()
  let away = false

  /** Of a version that cannot be read any more, it is the owner of the one that is served instead. */
  async function ownerOf(name: string, versions: readonly string[]) {
    for (const version of versions) {
      const deployment = await store.deployment(name, version).catch(() => undefined)
      if (deployment) return deployment.owner
    }
    return ''
  }

  async function notify(verdict: Verdict, since: string, serving: string) {
    const { type, name, version, reason } = verdict
    const owner = await ownerOf(name, [version, serving])
    const news = {
      type,
      timestamp: now().toISOString(),
      data: { name, version, owner, reason, serving },
    }
    log.error({ remote: name, version, owner, reason, serving }, `${name} ${version}: ${type}`)
    parts.counted(news)
    parts.notifyTeam(news, idOf(verdict, since))
  }

  async function notifyOnce(verdict: Verdict, since: string, serving: string) {
    const id = idOf(verdict, since)
    if (notified.has(id)) return
    notified.add(id)
    await notify(verdict, since, serving)
  }

  async function takeOut(verdict: Verdict, since: string, instead = verdict.version) {
    const begun = now().toISOString()
    const { name, version, reason } = verdict
    const after = await demote(store, name, version, reason, me).catch((err: unknown) => {
      log.error({ remote: name, version, err }, `${name} ${version} cannot be taken out of service`)
    })
    if (!after) return notifyOnce({ ...verdict, type: 'version.failing' }, since, instead)
    await parts.look()
    const mine = after.flips?.some(
      (one) => one.by === me && one.name === name && one.version === version && one.at >= begun,
    )
    if (mine) await notify(verdict, since, after.entries[name]?.current ?? '')
  }

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
    if (notified.has(idOf(failing, event))) return
    const instead = parts.serving(name).current ?? ''
    const wayBack = byAll && goesBackTo ? await stateOf(store, name, goesBackTo) : 'broken'
    if (wayBack === 'unknown') return notifyOnce(failing, outOfReach, instead) // and the next look asks again
    if (wayBack === 'broken') return notifyOnce(failing, event, instead)
    const isCanary = registry().entries[name]?.canary?.version === version
    const type = isCanary ? 'canary.stopped' : 'version.demoted'
    await takeOut({ ...failing, type }, event, instead)
  }

  async function guardServed(name: string, { current, canary, lastGood }: RegistryEntry) {
    const serving = parts.serving(name)
    if (serving.current !== current)
      await guardFiles(name, current, new Date(servedSince(registry(), name)).toISOString(), lastGood)
    if (canary && serving.canary !== canary.version)
      await guardFiles(name, canary.version, canary.since, parts.serving(name).current)
  }

  async function guardCanary(name: string, { current, canary }: RegistryEntry) {
    if (!canary) return
    const { version, since } = canary
    const [tried, stable] = await Promise.all(
      [version, current].map((one) => countedSince(name, one, new Date(since))),
    )
    const reason = tried && stable && whyCanaryEnds(tried, stable, limits.canaryLimits)
    if (reason) await takeOut({ type: 'canary.stopped', name, version, reason }, since)
  }

  async function guardCurrent(name: string, { current: version, lastGood }: RegistryEntry) {
    const served = servedSince(registry(), name)
    const since = new Date(Math.max(served, now().getTime() - limits.failureWindowMs))
    const verdict = whyVersionFails(await countedSince(name, version, since), limits.failureLimits)
    const begun = new Date(served).toISOString()
    if (!verdict) return void notified.delete(idOf({ type: 'version.failing', name, version }, begun))
    const { reason, isSeen } = verdict
    // Where it is only out of reach, hosts may have a copy of it.
    if (isSeen && lastGood && (await stateOf(store, name, lastGood)) !== 'broken')
      return takeOut({ type: 'version.demoted', name, version, reason }, begun)
    return notifyOnce({ type: 'version.failing', name, version, reason }, begun, version)
  }

  /** One look at every version that is served; one that cannot be judged now is judged at the next look. */
  async function look() {
    try {
      for (const [name, entry] of Object.entries(registry().entries)) await guardServed(name, entry)
      for (const [name, entry] of Object.entries(registry().entries)) {
        await guardCanary(name, entry)
        await guardCurrent(name, entry)
      }
      away = false
    } catch (err) {
      if (!away) log.warn({ err }, 'versions cannot be judged now')
      away = true
    }
  }

  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  const lookAgain = () => {
    timer = setTimeout(() => {
      looking = look().then(() => {
        if (timer) lookAgain()
      })
    }, limits.guardEveryMs).unref()
  }

  return {
    look,
    start: lookAgain,
    async stop() {
      clearTimeout(timer)
      timer = undefined
      await looking
    },
  }
}
