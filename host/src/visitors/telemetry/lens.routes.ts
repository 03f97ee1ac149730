import type { FastifyInstance } from 'fastify'
import type { Deployment } from 'shared-lib/contract/deployment'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { tagWeight } from '../../api/catalogue/weights'
import { lensApi } from '../../base/addresses/addresses'
import { ProjectError } from '../../base/security/project-error'
import type { Snapshot } from '../../remotes/deployments/snapshot'
import type { OwnedTag, OwnedVersion, Ownership } from './ownership.types'
import type { VersionCounters, VersionReport } from './version-counters'

interface LensRoutesOptions {
  readonly store: Pick<DeploymentStore, 'deployment'>
  readonly snapshot: () => Snapshot
  readonly counters: Pick<VersionCounters, 'all'>
  /** Whether this `authorization` header may read numbers. */
  readonly mayRead: (authorization: string | undefined) => boolean
}

const hours = 24

/** A page has a handful of micro-frontends; a longer list is cut here. */
const mostAsked = 20

/** `mf-a@1.0.0,mf-b@2.0.0`. */
function versionsIn(text: unknown): readonly (readonly [name: string, version: string])[] {
  const pairs = typeof text === 'string' ? text.split(',').slice(0, mostAsked) : []
  return pairs.flatMap((pair) => {
    const [, name, version] = /^(mf-[a-z-]{1,40})@(\w[\w.+-]{0,80})$/.exec(pair) ?? []
    return name && version ? [[name, version] as const] : []
  })
}

function ownedVersion(
  deployment: Deployment,
  served: boolean,
  reports: readonly VersionReport[],
): OwnedVersion {
  const { name: remote, version, owner } = deployment
  const report = reports.find((one) => one.remote === remote && one.version === version)
  const ownedTag = (widget: Deployment['widgets'][number]): OwnedTag => {
    const { first, later } = tagWeight({ deployment }, widget)
    const numbers = report?.tags[widget.tag]
    return {
      ...(first !== undefined && { first }),
      ...(later !== undefined && { later }),
      ...(numbers && { numbers }),
    }
  }
  const tags = Object.fromEntries(deployment.widgets.map((widget) => [widget.tag, ownedTag(widget)]))
  return { remote, version, owner, served, tags }
}

/** `GET /api/lens?versions=mf-a@1.0.0`: owners of the served versions, and what a page loads in addition. */
export async function lensRoutes(app: FastifyInstance, options: LensRoutesOptions) {
  const { store, snapshot, counters, mayRead } = options
  app.get<{ Querystring: { versions?: unknown } }>(lensApi, async (request, reply) => {
    if (!mayRead(request.headers.authorization))
      throw new ProjectError({ code: 'not-found', status: 404, title: 'Não existe' })
    const served = [...snapshot().remotes.values()].map(({ deployment }) => deployment)
    const isServed = (name: string, version: string) =>
      served.some((one) => one.name === name && one.version === version)
    const asked = versionsIn(request.query.versions).filter(([name, version]) => !isServed(name, version))
    const others = await Promise.all(
      asked.map(([name, version]) => store.deployment(name, version).catch(() => undefined)),
    )
    const reports = await counters.all(new Date(Date.now() - hours * 60 * 60_000)).catch(() => [])
    const ownership: Ownership = {
      hours,
      versions: [
        ...served.map((one) => ownedVersion(one, true, reports)),
        ...others.flatMap((one) => (one ? [ownedVersion(one, false, reports)] : [])),
      ],
    }
    return reply.header('cache-control', 'no-store').send(ownership)
  })
}
