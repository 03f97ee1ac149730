import { setTimeout as pause } from 'node:timers/promises'
import { pauseMs } from '../../../base/webhooks/back-off'
import { failureOf, type Send, type Webhook, webhookSender } from '../../../base/webhooks/send-webhook'

/** News for a team about a version of its micro-frontend; the contract is in docs/contracts/team-webhook.md. */
export interface TeamNews {
  readonly type: 'canary.stopped' | 'version.demoted' | 'version.failing'
  /** ISO time. */
  readonly timestamp: string
  readonly data: {
    readonly name: string
    /** The bad one. */
    readonly version: string
    readonly owner: string
    readonly reason: string
    /** Current version; of one that cannot be read, the one this host serves instead, if any. */
    readonly serving: string
  }
}

interface TeamNewsParts {
  readonly webhook: Webhook | undefined
  readonly failed: (news: { readonly type: string; readonly attempt: number; readonly code: string }) => void
  readonly send?: Send
  /** Pause after an attempt, in ms. */
  readonly pauseAfter?: (attempt: number, askedMs?: number) => number
}

/** Some 20 minutes of attempts: log, metrics and the registry's history keep the same for longer. */
const attempts = 9

/** Notifies teams, one message after the other; a message not delivered in time is dropped. */
export function createTeamNews({
  webhook,
  failed,
  send = webhook && webhookSender(webhook),
  pauseAfter = (attempt, askedMs) => pauseMs(attempt, Math.random(), askedMs),
}: TeamNewsParts) {
  const end = new AbortController()
  const underWay = new Set<Promise<void>>()

  async function deliver(news: TeamNews, id: string, deliverTo: Send) {
    const body = JSON.stringify(news)
    for (let attempt = 1; attempt <= attempts && !end.signal.aborted; attempt++)
      try {
        return await deliverTo({ id, body }, end.signal)
      } catch (cause) {
        const { code, retry, askedMs } = failureOf(cause)
        failed({ type: news.type, attempt, code })
        if (!retry) return
        await pause(pauseAfter(attempt, askedMs), undefined, { signal: end.signal }).catch(() => {})
      }
  }

  return {
    /** Returns at once. `id` is the same on every host that sends the same message. */
    notify(news: TeamNews, id: string) {
      if (!send) return
      const delivery = deliver(news, id, send).finally(() => underWay.delete(delivery))
      underWay.add(delivery)
    },
    /** Drops undelivered messages. */
    async stop() {
      end.abort()
      await Promise.all(underWay)
    },
  }
}

export type NotifyTeam = ReturnType<typeof createTeamNews>['notify']
