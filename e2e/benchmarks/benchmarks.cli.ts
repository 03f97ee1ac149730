import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { build } from 'shared-lib/build/build'
import { microFrontendNames } from 'shared-lib/build/targets'
import { startSite } from '../site/start-site'
import { calculatorsPart } from './calculators'
import { leadsPart } from './leads'
import { machine } from './machine'
import { measurePages } from './measure-pages'
import { measureServer } from './measure-server'
import { measureStart } from './measure-start'
import { measuredOn, withPart } from './part'
import { peersPart, readPeersAsked } from './peers'
import { rankingPart } from './ranking'
import { report, serverSection } from './report'
import { runBench } from './run-bench'
import { shippedPart } from './shipped'

// npm run bench: about seven minutes; only loopback. Writes docs/benchmarks.md. With the name of a part only that one,
// in a minute or two. `peers`, which compares with sites given by address, is only measured alone.
const file = path.resolve(import.meta.dirname, '../../docs/benchmarks.md')
const log = (line: string) => console.log(`  ${line}`)

/** Figures of another command are at the end of the page and stay as they were recorded. */
const recorded = () => /\n## Lighthouse[\s\S]*$/.exec(readFileSync(file, 'utf8'))?.[0] ?? ''

async function pages() {
  const site = await startSite({ LOG_LEVEL: 'warn' })
  try {
    return await measurePages(site.url, log)
  } finally {
    await site.stop()
  }
}

const asked = process.argv[2]

/** Read before anything is built: a wrong argument fails at once, with the syntax when no site was named. */
function peersFromArguments() {
  try {
    return readPeersAsked(process.argv.slice(3), process.env)
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exit(1)
  }
}
const peers = asked === 'peers' ? peersFromArguments() : undefined

const bareInserts = () => runBench<{ perSecond: number }>('host/benchmarks/insert-leads.bench.ts').perSecond

async function serverPart() {
  const measured = `\`npm run bench -- server\` measures this part alone. ${measuredOn(machine())}.\n`
  return serverSection({ server: await measureServer(), bareInserts: bareInserts() }, measured)
}

/** Parts that can be measured alone. */
const parts: Readonly<Record<string, () => string | Promise<string>>> = {
  calculators: () => calculatorsPart(machine()),
  ranking: () => rankingPart(machine()),
  server: serverPart,
  leads: () => leadsPart(machine()),
  shipped: () => shippedPart(machine()),
  ...(peers && { peers: () => peersPart(machine(), peers, log) }),
}

if (asked !== undefined) {
  const part = parts[asked]
  if (!part) throw new Error(`no part ${asked}: one of ${Object.keys(parts).join(', ')}, peers`)
  if (asked !== 'ranking') await build(['host', ...microFrontendNames()], { progress: log })
  const fresh = await part()
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), fresh))
  console.log(fresh)
  process.exit()
}

const when = new Date()
const load = loadavg()[0] ?? 0
log('npm start, cold and again')
const start = await measureStart()
await build(['host', ...microFrontendNames()], { progress: log })
log('server compared with sirv')
const server = await measureServer()
log('inserts and ranking')
const inserts = bareInserts()
const ranking = rankingPart(machine())
log('calculators')
const calculators = await calculatorsPart(machine())
log('leads on both databases')
const leads = await leadsPart(machine())
const measuredPages = await pages()
const figures = {
  when,
  machine: machine(),
  load,
  pages: measuredPages,
  server,
  bareInserts: inserts,
  ranking,
  start,
}
writeFileSync(file, report(figures) + leads + calculators + recorded())
console.log(`written: ${path.relative(process.cwd(), file)}`)
