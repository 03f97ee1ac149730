import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { demote } from 'shared-lib/deployments/switches'
import type { NotifyTeam, TeamNews } from './team-news'

export interface Verdict {
  readonly type: TeamNews['type']
  readonly name: string
  readonly version: string
  readonly reason: string
}

export interface VerdictParts {
  readonly store: DeploymentStore
  /** Follows the registry at once, after a switch. */
  readonly look: () => Promise<void>
  readonly notifyTeam: NotifyTeam
  /** A version was taken out of service, by this host. */
  readonly counted: (news: TeamNews) => void
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly now?: () => Date
}

/** One id for one event, the same on every host. */
const idOf = ({ type, name, version }: Omit<Verdict, 'reason'>, since: string) =>
  `msg_${createHash('sha256').update(`${type} ${name} ${version} ${since}`).digest('base64url').slice(0, 32)}`

/** Takes versions out of service and notifies their teams, once for each event. */
export function createVerdicts(parts: VerdictParts) {
  const { store, log, now = () => new Date() } = parts
  const me = `host ${hostname()}/${process.pid}`
  /** Messages already sent about failing versions that could not be taken out of service. */
  const notified = new Set<string>()

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

  return {
    notifyOnce,
    /** Its team knows of this event. */
    isKnown: (verdict: Verdict, since: string) => notified.has(idOf(verdict, since)),
    /** The next event of that kind is a new one. */
    forget: (verdict: Omit<Verdict, 'reason'>, since: string) => void notified.delete(idOf(verdict, since)),
    async takeOut(verdict: Verdict, since: string, instead = verdict.version) {
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
    },
  }
}
