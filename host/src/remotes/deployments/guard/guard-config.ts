import { readAll } from '../../../base/settings/read-all'
import type { Webhook } from '../../../base/webhooks/send-webhook'
import { readWebhook } from '../../../base/webhooks/webhook-config'
import type { CanaryLimits, FailureLimits } from './judgement'

export interface GuardConfig {
  readonly canaryLimits: CanaryLimits
  readonly failureLimits: FailureLimits
  /** In ms: the current version is judged by the events within this time. */
  readonly failureWindowMs: number
  /** Networks that must report failures, or slowness, before they count: the others of so many are left out. */
  readonly verdictNetworks: number
  /** In ms, between two looks at the numbers. */
  readonly guardEveryMs: number
  /** Webhook of the team whose version was taken out of service; undefined: log and metrics alone. */
  readonly teamWebhook: Webhook | undefined
}

function number(env: NodeJS.ProcessEnv, name: string, fallback: number, [min, max]: [number, number]) {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!(value >= min && value <= max))
    throw new Error(`${name} must be a number from ${min} to ${max}, not "${text}"`)
  return value
}

/** Reads when a version is bad and the webhook to notify; throws SettingFaults. */
export function readGuard(env: NodeJS.ProcessEnv): GuardConfig {
  const read = (name: string, fallback: number, bounds: [number, number]) => () =>
    number(env, name, fallback, bounds)
  // On a developer's machine all clients are in one network.
  const networks = env.NODE_ENV === 'production' ? 5 : 1
  const { windowMinutes, networksAtLeast, seconds, ...limits } = readAll({
    canaryLimits: () =>
      readAll({
        errorPercent: read('CANARY_ERROR_PERCENT', 2, [0, 100]),
        errorTimes: read('CANARY_ERROR_TIMES', 2, [1, 100]),
        pageViews: read('CANARY_PAGE_VIEWS', 200, [1, 1_000_000]),
        inpMs: read('CANARY_INP_MS', 100, [1, 60_000]),
        inpSamples: read('CANARY_INP_SAMPLES', 50, [1, 1_000_000]),
      }),
    failureLimits: () =>
      readAll({
        percent: read('DEMOTE_FAILURE_PERCENT', 20, [1, 100]),
        pageViews: read('DEMOTE_PAGE_VIEWS', 100, [1, 1_000_000]),
      }),
    windowMinutes: read('DEMOTE_WINDOW_MINUTES', 15, [5, 1440]),
    networksAtLeast: read('VERDICT_NETWORKS', networks, [1, 64]),
    seconds: read('GUARD_SECONDS', 10, [0.1, 3600]),
    teamWebhook: () => readWebhook(env, 'TEAM_WEBHOOK_URL', 'TEAM_WEBHOOK_SECRET'),
  })
  return {
    ...limits,
    failureWindowMs: windowMinutes * 60_000,
    verdictNetworks: Math.round(networksAtLeast),
    guardEveryMs: seconds * 1000,
  }
}
