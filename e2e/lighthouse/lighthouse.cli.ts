import { build } from 'shared-lib/build/build'
import { microFrontendNames } from 'shared-lib/build/targets'
import { median } from '../benchmarks/median'
import { lisbonQuery } from '../journeys/homes'
import { startSite } from '../site/start-site'
import { categories, type LighthouseRun, runLighthouse, timings } from './run-lighthouse'

// npm run lighthouse [-- visits]: some five minutes for three visits of each page, of which the median counts. Prints a
// table and what costs points, and writes nothing.
const visits = Number(process.argv[2] ?? 3)

const pages = {
  home: '/',
  article: '/guias/como-escolher-tarifa-de-eletricidade',
  landing: '/energia',
  'funnel, first step': '/energia/simular/tipo-de-produto',
  results: `/energia/resultados?${lisbonQuery}`,
}

/** Layout shift is no time. */
const shown = (name: string, value: number) =>
  name === 'cumulative-layout-shift' ? value.toFixed(3) : `${Math.round(value)} ms`

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function line(name: string, runs: readonly LighthouseRun[]) {
  const scores = categories.map((category) => String(median(runs.map((run) => run.scores[category]))))
  const measured = timings.map((timing) => shown(timing, median(runs.map((run) => run.times[timing]))))
  return row([name, ...scores, ...measured])
}

await build(['host', ...microFrontendNames()], { progress: (text) => console.log(`  ${text}`) })
// Canonical links are whole only where the public origin is known, as it is in production.
const site = await startSite({ LOG_LEVEL: 'warn', PUBLIC_ORIGIN: 'https://queropoupar.pt' })
try {
  const head = ['page', ...categories, ...timings]
  const table = [row(head), row(head.map(() => '---'))]
  const costs: string[] = []
  for (const [name, path] of Object.entries(pages)) {
    console.log(`  ${name}`)
    const runs: LighthouseRun[] = []
    for (let turn = 0; turn < visits; turn++) runs.push(await runLighthouse(site.url + path))
    table.push(line(name, runs))
    const costly = new Set(runs.flatMap((run) => run.costly))
    costs.push(`${name}: ${[...costly].join('; ') || 'nothing'}`)
  }
  console.log(`\n${table.join('\n')}\n\nWhat costs points:\n${costs.join('\n')}`)
} finally {
  await site.stop()
}
