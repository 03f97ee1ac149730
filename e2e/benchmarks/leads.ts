import autocannon from 'autocannon'
import { energyLead, leadRequest } from '../site/energy-lead'
import { startPostgres } from '../site/postgres'
import { startSite } from '../site/start-site'
import { median } from './median'
import { machine, measuredOn, table } from './part'
import { runBench } from './run-bench'

/** Promises, whatever the machine: of the store's own rate over HTTP, and of waiting, in ms. */
const limits = { ratio: 0.3, p99: 250 }

const rounds = 3
const seconds = 4
const connections = 20

interface LeadFigures {
  /** Leads per second of the store alone, and over HTTP, by round. */
  readonly bare: number[]
  readonly http: number[]
  /** In ms, at half the load that it takes. */
  readonly halfLoad: { readonly asked: number; readonly p50: number; readonly p99: number }[]
}

let person = 0

async function shoot(url: string, overallRate?: number) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(overallRate && { overallRate }),
    requests: [{ setupRequest: (asked) => ({ ...asked, ...leadRequest(energyLead(person++)) }) }],
  })
  const { errors, non2xx, requests, latency, statusCodeStats } = result
  // A server that answers 503 quickly is not fast.
  if (errors > 0 || non2xx > 0) throw new Error(`${errors} errors, ${JSON.stringify(statusCodeStats)}`)
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 }
}

/** `databases` gives new ones: the store alone never fills that of the site. */
async function measure(databases?: () => Promise<string>): Promise<LeadFigures> {
  const url = await databases?.()
  const site = await startSite({
    ...(url && { DATABASE_URL: url }),
    LEADS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'warn',
  })
  const figures: LeadFigures = { bare: [], http: [], halfLoad: [] }
  const bare = async () => {
    const places = databases ? [await databases()] : []
    const { perSecond } = runBench<{ perSecond: number }>('host/benchmarks/insert-leads.bench.ts', ...places)
    figures.bare.push(perSecond)
  }
  const http = async () => void figures.http.push((await shoot(site.url)).perSecond)
  try {
    await shoot(site.url) // to warm up
    for (let round = 0; round < rounds; round++)
      for (const turn of round % 2 ? [http, bare] : [bare, http]) await turn()
    const asked = Math.max(1, Math.round(median(figures.http) / 2))
    for (let round = 0; round < rounds; round++)
      figures.halfLoad.push({ asked, ...(await shoot(site.url, asked)) })
    return figures
  } finally {
    await site.stop()
  }
}

const verdict = (holds: boolean) => (holds ? 'holds' : 'misses')

function line(name: string, { bare, http, halfLoad }: LeadFigures) {
  const ratio = median(http.map((rate, round) => rate / (bare[round] ?? Number.NaN)))
  const of = (key: 'asked' | 'p50' | 'p99') => median(halfLoad.map((round) => round[key]))
  return [
    name,
    ...[median(bare), median(http)].map((rate) => String(Math.round(rate))),
    `${ratio.toFixed(2)} (${verdict(ratio >= limits.ratio)})`,
    String(of('asked')),
    `${of('p50')} ms`,
    `${of('p99')} ms (${verdict(of('p99') <= limits.p99)})`,
  ]
}

/** Its part of docs/benchmarks.md, measured now. */
export async function leadsPart(): Promise<string> {
  const measured = measuredOn(machine())
  const embedded = await measure()
  const postgres = await startPostgres()
  const shared = await measure(postgres.create).finally(postgres.stop)
  return `
## Leads
\`npm run bench -- leads\` measures this part alone. ${measured}.
Every lead of another person, checked in a worker, committed durably before the answer; ${connections} connections or writers,
medians of ${rounds} rounds of ${seconds} s (the store alone: 5 s), every round in the other direction. Half load: asked at a fixed rate
of half the leads per second just measured, waiting counted from when a request was due. Promised: a ratio of at least
${limits.ratio}, and at half load 99 of 100 within ${limits.p99} ms.

${table(
  [
    'database',
    'store alone, per second',
    'over HTTP, per second',
    `ratio (≥ ${limits.ratio})`,
    'half load, per second',
    'half wait at most',
    `99 of 100 wait at most (≤ ${limits.p99} ms)`,
  ],
  [line('embedded', embedded), line('PostgreSQL', shared)],
)}
`
}
