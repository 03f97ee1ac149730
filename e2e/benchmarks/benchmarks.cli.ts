import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import path from 'node:path'
import { build } from 'shared-lib/build/build'
import { microFrontendNames } from 'shared-lib/build/targets'
import { startSite } from '../site/start-site'
import { calculatorsPart, withCalculators } from './calculators'
import { leadsPart, withLeads } from './leads'
import { measurePages } from './measure-pages'
import { measureServer } from './measure-server'
import { measureStart } from './measure-start'
import { measureTyping } from './measure-typing'
import { type Figures, report } from './report'
import { runBench } from './run-bench'

// npm run bench: about seven minutes; only loopback. Writes docs/benchmarks.md. With `-- calculators` or
// `-- leads` only their part of it, in a minute; with `-- typing` it says how soon the editor's frame follows.
const file = path.resolve(import.meta.dirname, '../../docs/benchmarks.md')
const say = (line: string) => console.log(`  ${line}`)

/** What another command measured stands at the end of the page and stays as it was recorded. */
const recorded = () => /\n## Lighthouse[\s\S]*$/.exec(readFileSync(file, 'utf8'))?.[0] ?? ''

const machine = () => {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}`
}

async function pages() {
  const site = await startSite({ LOG_LEVEL: 'warn' })
  try {
    return await measurePages(site.url, say)
  } finally {
    await site.stop()
  }
}

if (process.argv[2] === 'calculators') {
  writeFileSync(file, withCalculators(readFileSync(file, 'utf8'), calculatorsPart(machine())))
  process.exit()
}

if (process.argv[2] === 'leads') {
  await build(['host', ...microFrontendNames()], { progress: say })
  writeFileSync(file, withLeads(readFileSync(file, 'utf8'), await leadsPart(machine())))
  process.exit()
}

if (process.argv[2] === 'typing') {
  await build(['host', ...microFrontendNames()], { progress: say })
  for (const { field, median, p95, keystrokes } of await measureTyping())
    say(`${field}: ${Math.round(median)} ms, p95 ${Math.round(p95)} ms, of ${keystrokes}`)
  process.exit()
}

const when = new Date()
const load = loadavg()[0] ?? 0
say('npm start, cold and again')
const start = await measureStart()
await build(['host', ...microFrontendNames()], { progress: say })
say('server beside sirv')
const server = await measureServer()
say('inserts and ranking')
const { perSecond: bareInserts } = runBench<{ perSecond: number }>('host/benchmarks/insert-leads.bench.ts')
const ranking = runBench<Figures['ranking']>('mf-energy/benchmarks/rank-offers.bench.ts')
say('calculators')
const calculators = calculatorsPart(machine())
say('leads on both databases')
const leads = await leadsPart(machine())
const measuredPages = await pages()
const figures = { when, machine: machine(), load, pages: measuredPages, server, bareInserts, ranking, start }
writeFileSync(file, report(figures) + leads + calculators + recorded())
console.log(`written: ${path.relative(process.cwd(), file)}`)
