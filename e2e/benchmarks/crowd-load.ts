import { Agent, type IncomingMessage, request } from 'node:http'

export interface Ask {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Loopback address that it comes from, such as `127.0.0.9`: another client for the site. */
  readonly from?: string
}

export interface Crowd {
  /** Origin of the site. */
  readonly site: string
  readonly connections: number
  readonly next: () => Ask
  /** Where all of them come from, unless a request names another place. */
  readonly from?: string
  /** Requests a second of all together, asked when they are due whether or not others were answered; without it each connection asks again at once. */
  readonly perSecond?: number
  /** Ms after each answer. */
  readonly pauseMs?: number
}

export interface CrowdAnswers {
  /** How many answers of each status; `lost` had none. */
  readonly statuses: Readonly<Record<string, number>>
  /** Ms from when each request was due until its answer was whole, in order of length. */
  readonly waits: readonly number[]
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function answerTo(site: string, agent: Agent, { path, method = 'GET', headers, body, from }: Ask) {
  return new Promise<number>((resolve, reject) => {
    const read = (answer: IncomingMessage) =>
      answer
        .once('error', reject)
        .once('end', () => resolve(answer.statusCode ?? 0))
        .resume()
    const signal = AbortSignal.timeout(30_000)
    request(new URL(path, site), { agent, method, headers, localAddress: from, signal }, read)
      .once('error', reject)
      .end(body)
  })
}

/** Visitors of one kind, who ask until stopped. */
export function startCrowd({ site, connections, next, from, perSecond, pauseMs = 0 }: Crowd) {
  // Idle ones are closed here, before the host does after 15 s: it could do so as they are used again, which browsers retry.
  const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: 10_000 })
  const statuses: Record<string, number> = {}
  const waits: number[] = []
  let going = true

  async function ask(due: number) {
    const status = await answerTo(site, agent, { from, ...next() }).catch(() => 'lost')
    statuses[status] = (statuses[status] ?? 0) + 1
    waits.push(performance.now() - due)
  }
  async function again() {
    while (going) {
      await ask(performance.now())
      if (pauseMs > 0) await pause(pauseMs)
    }
  }
  async function atRate(rate: number) {
    const asked: Promise<void>[] = []
    for (let due = performance.now(); going; due += 1000 / rate) {
      await pause(Math.max(0, due - performance.now()))
      asked.push(ask(due))
    }
    await Promise.all(asked)
  }
  const running = perSecond ? [atRate(perSecond)] : Array.from({ length: connections }, again)
  return {
    async stop(): Promise<CrowdAnswers> {
      going = false
      await Promise.all(running)
      agent.destroy()
      return { statuses, waits: waits.sort((one, other) => one - other) }
    },
  }
}

/** `812 × 404, 3 × 503`. */
export const statusesOf = ({ statuses }: Pick<CrowdAnswers, 'statuses'>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ') || 'nothing'

/** Every answer has this status, and there are some. */
export const areAll = ({ statuses }: CrowdAnswers, status: number) =>
  Object.keys(statuses).join() === String(status)

/** The wait that this share of all did not exceed. */
export const percentile = ({ waits }: CrowdAnswers, share: number): number =>
  waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? Number.NaN
