import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { statusesOf as shownStatuses } from '../benchmarks/crowd-load'

export const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

export interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Address of this machine that it comes from: another client, to the host. */
  readonly from?: string
  readonly timeoutMs?: number
}

export interface Answered {
  /** 0: there was no whole answer. */
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
  /** In ms, until the last byte. */
  readonly ms: number
}

/** One request on a connection of its own. Never rejects: what breaks is an answer of status 0. */
export function ask(url: string, asking: Asking = {}): Promise<Answered> {
  const { method = 'GET', headers = {}, body, from, timeoutMs = 20_000 } = asking
  const begun = performance.now()
  return new Promise((resolve) => {
    const answer = (status: number, read = '', head: IncomingMessage['headers'] = {}) =>
      resolve({ status, text: read, headers: head, ms: performance.now() - begun })
    const asked = request(
      url,
      {
        method,
        headers,
        agent: false,
        ...(from && { localAddress: from }),
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) =>
        text(response).then(
          (read) => answer(response.statusCode ?? 0, read, response.headers),
          () => answer(0),
        ),
    )
    asked.once('error', (problem) => answer(0, problem.message))
    asked.end(body)
  })
}

/** Clients one after the other: 127.1.0.1, 127.1.0.2 … */
export function clients(network: number) {
  let turn = 0
  return () => {
    turn += 1
    return `127.${network}.${Math.floor(turn / 250) % 250}.${1 + (turn % 250)}`
  }
}

/** `12 × 200, 3 × 503`. */
export function statusesOf(answers: readonly Pick<Answered, 'status'>[]): string {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return shownStatuses({ statuses: counts })
}
