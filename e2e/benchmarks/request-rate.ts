import autocannon from 'autocannon'
import { median } from './median'
import { sameAnswers } from './socket-load'

/** A request asked again and again over 20 connections. */
export interface Load {
  readonly name: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Changes each request: another path, another body. Without it every answer is the same. */
  readonly setupRequest?: (request: autocannon.Request) => autocannon.Request
}

export interface Rate {
  readonly perSecond: number
  /** Processor time that the asked process spent on one answer, in µs: what stays the same on a busy machine. */
  readonly cpu: number
}

const connections = 20

async function shoot({ name, url, headers, setupRequest }: Load, seconds: number): Promise<number> {
  if (!setupRequest) return sameAnswers({ url, connections, seconds, ...(headers && { headers }) })
  const result = await autocannon({ url, connections, duration: seconds, requests: [{ setupRequest }] })
  const { errors, non2xx, requests, statusCodeStats } = result
  // A server that answers 500 quickly is not fast.
  if (errors > 0 || non2xx > 0)
    throw new Error(`${name}: ${errors} errors, answers ${JSON.stringify(statusCodeStats)}`)
  return requests.average
}

/** How many µs of processor the process that a load asks has spent so far. */
type Cpu = (load: Load) => Promise<number>

async function measure(load: Load, seconds: number, cpu: Cpu): Promise<Rate> {
  const before = await cpu(load)
  const perSecond = await shoot(load, seconds)
  return { perSecond, cpu: ((await cpu(load)) - before) / (perSecond * seconds) }
}

/** Median of five rounds of 4 s, each round in the other direction, after 2 s to warm up. */
export async function requestRates(loads: readonly Load[], cpu: Cpu): Promise<ReadonlyMap<string, Rate>> {
  const rounds = new Map<string, Rate[]>(loads.map(({ name }) => [name, []]))
  for (const load of loads) await shoot(load, 2)
  for (let round = 0; round < 5; round++)
    for (const load of round % 2 ? loads.toReversed() : loads)
      rounds.get(load.name)?.push(await measure(load, 4, cpu))
  const middle = (rates: readonly Rate[], key: keyof Rate) => median(rates.map((rate) => rate[key]))
  return new Map(
    [...rounds].map(([name, rates]) => [
      name,
      { perSecond: middle(rates, 'perSecond'), cpu: middle(rates, 'cpu') },
    ]),
  )
}
