import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { productionSettings, type ShippedServer, serve, writeServerFolder } from '../site/shipped-server'
import { startSite } from '../site/start-site'
import { median } from './median'
import { machine, measuredOn, table } from './part'
import { residentMemory } from './process-memory'

const root = path.resolve(import.meta.dirname, '../..')

/** Each draws with another micro-frontend. */
const pages = ['/', '/energia/simular', '/tv-net-voz', '/credito-habitacao', '/seguros', '/simuladores']

const starts = 3
/** In ms: a host that has just begun still collects what its start left. */
const rest = 15_000

const sizeOf = (file: string) => {
  const found = statSync(file)
  return found.isFile() ? found.size : 0
}

const mebibytes = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => sizeOf(path.join(folder, name)))
    .reduce((sum, size) => sum + size, 0) /
  2 ** 20

interface Run {
  readonly seconds: number
  readonly atRest: number
  readonly withPages: number
}

async function measure(begin: () => Promise<ShippedServer>): Promise<Run> {
  const server = await begin()
  const memory = () => residentMemory(server.process.pid ?? 0)
  try {
    await pause(rest)
    const atRest = memory()
    for (const page of pages) {
      const { status } = await fetch(server.url + page)
      if (status !== 200) throw new Error(`${page} answered ${status}`)
    }
    await pause(rest)
    return { seconds: server.startMs / 1000, atRest, withPages: memory() }
  } finally {
    await server.stop()
  }
}

async function measured(begin: () => Promise<ShippedServer>) {
  const runs: Run[] = []
  for (let turn = 0; turn < starts; turn++) runs.push(await measure(begin))
  return (key: keyof Run) => median(runs.map((run) => run[key]))
}

/** Its part of docs/benchmarks.md, measured now. */
export async function shippedPart(): Promise<string> {
  const when = measuredOn(machine())
  const site = await startSite({ LOG_LEVEL: 'warn' })
  const server = await writeServerFolder()
  try {
    const settings = productionSettings(site, server.folder)
    const own = mebibytes(server.folder)
    const began = performance.now()
    await server.npm(['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'])
    const install = (performance.now() - began) / 1000
    const whole = mebibytes(server.folder)
    const shipped = await measured(() => serve(server.folder, server.command(), settings))
    const { CONTENT_API_URL, ...alone } = settings
    const start = await measured(() =>
      serve(root, 'node host/start.mjs', { ...alone, NODE_ENV: 'production' }),
    )
    const row = (name: string, of: typeof shipped) => [
      name,
      `${of('seconds').toFixed(1)} s`,
      `${Math.round(of('atRest'))} MiB`,
      `${Math.round(of('withPages'))} MiB`,
    ]
    return `
## Shipped
\`npm run bench -- shipped\` measures this part alone. ${when}.
The folder that \`npm run server\` writes: ${own.toFixed(1)} MiB, with its packages ${whole.toFixed(0)} MiB; \`npm ci --omit=dev\` there took ${install.toFixed(1)} s with a
warm cache of npm. Medians of ${starts} starts. Memory is what the processes hold (resident, summed over all that a start began; code of Node that they
share counts for each): ${rest / 1000} s after the start, and ${rest / 1000} s after ${pages.length} pages drawn with as many micro-frontends, each of which then has a worker.
Promised: at most 200 MiB at rest for all processes of \`npm start\`.

${table(
  ['what runs', 'until ready', 'at rest', 'after pages'],
  [
    row('the folder, content from elsewhere', shipped),
    row('`npm start` in production, with its own content service', start),
  ],
)}
`
  } finally {
    await site.stop()
    server.remove()
  }
}
