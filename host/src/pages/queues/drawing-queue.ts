import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DrawingAccounts } from './drawing-accounts'
import { overBudget, tooMuchToDraw } from './drawing-refused'

export interface QueueLimits {
  /** Pages drawn at once. */
  readonly atOnce: number
  /** Longest estimated wait for a turn; beyond it a client is refused. */
  readonly mostWaitMs: number
}

/** Most that one page costs its client, however long it took: a drawing of seconds is a bundle's fault and no visitor's. */
const mostCostMs = 250
/** A page's time until the first was measured. */
const usualMs = 50
/** Weight of the newest page in the estimate of the next one. */
const newest = 0.1

interface Waiting {
  readonly page: string
  /** Of all clients waiting for this page, the one with least drawing at its request. */
  client: string
  readonly start: (client: string) => void
  readonly refuse: (reason: Error) => void
}

/**
 * Pages that are drawn concurrently where they share a worker. The client with least drawing lately comes first, so
 * that a crowd of one client's requests holds up only that client; and a client that would wait too long is refused.
 */
export function createDrawingQueue(
  accounts: DrawingAccounts,
  { atOnce, mostWaitMs }: QueueLimits,
  now: () => number = performance.now.bind(performance),
) {
  const waiting: Waiting[] = []
  let running = 0
  /** Of the queue's time, between two pages. */
  let pageMs = usualMs

  const waitBehind = (ahead: number) => ahead * pageMs
  const secondsBehind = (ahead: number) => Math.max(1, Math.ceil(waitBehind(ahead) / 1000))
  const spent = ({ client }: Pick<Waiting, 'client'>) => accounts.spent(client)

  /** Those whose turn would now come too late: the clients with most drawing. */
  function sendAway() {
    while (waiting.length > 0 && waitBehind(waiting.length - 1) > mostWaitMs) {
      const last = waiting.reduce((most, one) => (spent(one) >= spent(most) ? one : most))
      leave(last).refuse(tooMuchToDraw(secondsBehind(waiting.length)))
    }
  }

  function leave(one: Waiting) {
    waiting.splice(waiting.indexOf(one), 1)
    return one
  }

  function startNext() {
    if (running >= atOnce || waiting.length === 0) return
    running += 1
    const next = leave(waiting.reduce((least, one) => (spent(one) < spent(least) ? one : least)))
    next.start(next.client)
  }

  /** Resolves with whose turn it is. */
  const turnOf = (client: string, page: string) =>
    new Promise<string>((start, refuse) => {
      waiting.push({ page, client, start, refuse })
      startNext()
      sendAway()
    })

  return {
    /** @throws DrawingRefused 429 beyond the client's budget, 503 when its turn would come too late */
    async draw<Page>(client: string, page: string, work: () => Promise<Page>): Promise<Page> {
      const over = accounts.secondsOver(client)
      if (over > 0) throw overBudget(over)
      // Counted before it is known, or a hundred at once would all come first.
      const expected = Math.min(pageMs, mostCostMs)
      accounts.charge(client, expected)
      const giveBack = () => accounts.charge(client, -expected)
      const payer = await turnOf(client, page).catch((reason: unknown) => {
        giveBack()
        throw reason
      })
      const beside = running
      const begun = now()
      try {
        // Whatever else waits for this thread goes between two pages.
        await nextTurn()
        return await work()
      } finally {
        const cost = Math.min(mostCostMs, (now() - begun) / beside)
        giveBack()
        accounts.charge(payer, cost)
        pageMs += (cost - pageMs) * newest
        running -= 1
        startNext()
      }
    },
    /** Another client wants a page that may be waiting for its turn: it comes at the better of their two turns. */
    join(client: string, page: string) {
      const its = waiting.find((one) => one.page === page)
      if (its && accounts.spent(client) < spent(its)) its.client = client
    },
    /** How many wait for their turn. */
    length: () => waiting.length,
  }
}

export type DrawingQueue = ReturnType<typeof createDrawingQueue>
