import { machine, measuredOn, table } from './part'
import { runBench } from './run-bench'

interface Ranked {
  /** Offers in the ranking; the prices that they were taken from, where an offer has several. */
  readonly rows: number
  readonly rates?: number
  readonly ms: number
}

/** Promised for the whole list of deposits, ms. */
const most = 5

const measure = (): Readonly<Record<string, Ranked>> => ({
  ...runBench<Record<string, Ranked>>('mf-energy/benchmarks/rank-offers.bench.ts'),
  deposits: runBench<Ranked>('mf-credit/benchmarks/rank-deposits.bench.ts'),
})

/** Its part of docs/benchmarks.md, measured now: from the sources, nothing is built. */
export function rankingPart(): string {
  const measured = measuredOn(machine())
  const rows = Object.entries(measure()).map(([market, { rows, rates, ms }]) => [
    market,
    String(rates ?? rows),
    String(rows),
    ms.toFixed(2),
    market === 'deposits' ? `≤ ${most} (${ms <= most ? 'holds' : 'misses'})` : '–',
  ])
  return `
## Ranking
\`npm run bench -- ranking\` measures this part alone. ${measured}.
Whole catalogue for one household or saver, median of 200 after 50 to warm up, in one thread.

${table(['market', 'prices', 'offers ranked', 'ms', 'promised'], rows)}
`
}
