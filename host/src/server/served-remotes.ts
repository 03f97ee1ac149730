import type { FastifyBaseLogger } from 'fastify'
import type { Deployment } from 'shared-lib/contract/deployment'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import type { HostDatabase } from '../base/database/host-database'
import type { Metrics } from '../base/operations/metrics'
import { traced } from '../base/tracing/tracing'
import type { LeadKeys } from '../base/vault/lead-keys'
import { followDeployments } from '../remotes/deployments/follow-deployments'
import { compareVersions } from '../remotes/deployments/guard/compare-versions'
import { openGuard } from '../remotes/deployments/guard/open-guard'
import { namedVersions } from '../remotes/deployments/read-remote'
import {
  type BroughtAlong,
  createRemoteCalls,
  type RemoteCallLimits,
  type WorkerPool,
} from '../remotes/slots/remote-calls'
import { createSlotRenderer } from '../remotes/slots/render-slot'
import { createTelemetry } from '../visitors/telemetry/telemetry'
import type { HostConfig } from './config'

interface ServedRemotesParts {
  readonly config: HostConfig
  readonly store: DeploymentStore
  readonly database: HostDatabase
  readonly keys: LeadKeys
  readonly metrics: Metrics
  readonly limits: RemoteCallLimits
  readonly openPool: (() => WorkerPool) | undefined
  /** Offers that editors keep for a deployment. */
  readonly offersOf: (deployment: Deployment) => BroughtAlong
  readonly log: FastifyBaseLogger
}

/** The micro-frontends as they are deployed: which are served, how they are called, how they are doing. */
export async function openServedRemotes({
  config,
  store,
  database,
  keys,
  metrics,
  limits,
  openPool,
  offersOf,
  log,
}: ServedRemotesParts) {
  const calls = createRemoteCalls(
    limits,
    ({ remote, cause }) => log.error({ remote, err: cause }, `the worker of ${remote} died and is replaced`),
    ({ deployment }) => offersOf(deployment),
    ({ name, version }, method, run) =>
      traced(`${name} ${method}`, { attributes: { remote: name, version } }, run),
    openPool,
  )
  const deployments = await followDeployments(
    store,
    ({ remote, version, cause }) => log.error({ remote, version, err: cause }, 'deployment cannot be served'),
    ({ id }) => log.info({ deployments: id }, 'deployments changed'),
  )
  const failsToo = compareVersions({ store, registry: deployments.registry, calls })
  const telemetry = createTelemetry({ database, keys, metrics, oneIn: config.telemetryOneIn, log, failsToo })
  const slots = createSlotRenderer(
    telemetry.timed(calls),
    ({ remote, version, tag, cause }) =>
      log.error({ remote, version, tag, err: cause }, `slot ${tag} of ${remote} shows its fallback`),
    {
      served: (name) => deployments.current().remotes.get(name),
      named: (name) => namedVersions(deployments.registry(), name),
    },
    telemetry.sound,
  )
  const leaveOut = config.verdictNetworks - 1
  const countedSince = (name: string, version: string, since: Date) =>
    telemetry.counters.of(name, version, since, leaveOut)
  const guard = openGuard({ config, store, deployments, countedSince, metrics, log })
  return { deployments, snapshot: deployments.current, calls, slots, telemetry, guard }
}
