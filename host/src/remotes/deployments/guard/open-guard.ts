import type { FastifyBaseLogger } from 'fastify'
import { Counter } from 'prom-client'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import type { Metrics } from '../../../base/operations/metrics'
import type { followDeployments } from '../follow-deployments'
import { createGuard, type GuardParts } from './guard'
import type { GuardConfig } from './guard-config'
import { createTeamNews } from './team-news'

interface OpenGuardParts extends Pick<GuardParts, 'countedSince'> {
  readonly config: GuardConfig
  readonly store: DeploymentStore
  readonly deployments: Awaited<ReturnType<typeof followDeployments>>
  readonly metrics: Pick<Metrics, 'registry'>
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

export const verdictCounter = (registry: Metrics['registry']) =>
  new Counter({
    name: 'qp_version_verdicts_total',
    help: 'Versions that this host took out of service, or would have if there were another to go back to.',
    labelNames: ['type', 'remote', 'version'],
    registers: [registry],
  })

/** Begins to watch over versions: bad ones go, and their team is notified by log, metric and webhook. */
export function openGuard({ config, store, deployments, countedSince, metrics, log }: OpenGuardParts) {
  const verdicts = verdictCounter(metrics.registry)
  const team = createTeamNews({
    webhook: config.teamWebhook,
    failed: (news) => log.warn(news, 'a team was not told yet'),
  })
  const guard = createGuard({
    store,
    registry: deployments.registry,
    look: deployments.look,
    serving: (name) => {
      const { remotes, canaries } = deployments.current()
      const canary = canaries.find(({ remote }) => remote.name === name)
      return { current: remotes.get(name)?.version, canary: canary?.remote.version }
    },
    countedSince,
    limits: config,
    notifyTeam: team.notify,
    counted: ({ type, data }) => verdicts.inc({ type, remote: data.name, version: data.version }),
    log,
  })
  guard.start()
  return {
    look: guard.look,
    async stop() {
      await guard.stop()
      await team.stop()
    },
  }
}
