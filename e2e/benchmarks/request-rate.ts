import autocannon from 'autocannon'
import { median } from './median'

/** What is asked again and again over 20 connections. */
export interface Load {
  readonly name: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Changes each request: another path, another body. */
  readonly setupRequest?: (request: autocannon.Request) => autocannon.Request
}

async function shoot({ name, url, headers, setupRequest }: Load, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: 20,
    duration: seconds,
    ...(headers && { headers: { ...headers } }),
    ...(setupRequest && { requests: [{ setupRequest }] }),
  })
  const { errors, non2xx, requests, statusCodeStats } = result
  // A server that answers 500 quickly is not fast.
  if (errors > 0 || non2xx > 0)
    throw new Error(`${name}: ${errors} errors, answers ${JSON.stringify(statusCodeStats)}`)
  return requests.average
}

/** Requests per second of each load: median of three rounds of 5 s, the loads alternating, after 2 s to warm up. */
export async function requestRates(loads: readonly Load[]): Promise<ReadonlyMap<string, number>> {
  const rounds = new Map<string, number[]>(loads.map(({ name }) => [name, []]))
  for (const load of loads) await shoot(load, 2)
  for (let round = 0; round < 3; round++)
    for (const load of loads) rounds.get(load.name)?.push(await shoot(load, 5))
  return new Map([...rounds].map(([name, values]) => [name, median(values)]))
}
