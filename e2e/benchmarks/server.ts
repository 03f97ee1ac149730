import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from 'shared-lib/build/dev/free-port'
import { startSite } from '../site/start-site'
import { hostileAsks } from './hostile-kinds'
import { machine, measuredOn, table } from './part'
import { type Load, type Rate, requestRates } from './request-rate'

interface ServerFigures {
  /** Body sizes of the page, in bytes: as it is, and in brotli. */
  readonly bytes: { readonly identity: number; readonly br: number }
  /** By load. */
  readonly rates: ReadonlyMap<string, Rate>
}

const bodyOf = (url: string, encoding: string) =>
  new Promise<Buffer>((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    })
      .on('error', reject)
      .end()
  })

/** The whole site and sirv in one process, asked from this one over loopback. */
async function measureServer(): Promise<ServerFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-sirv-'))
  const port = await freePort()
  // sirv lists its folder once, when it starts: the files are there before.
  const first = await startSite()
  const identity = await bodyOf(`${first.url}/`, 'identity')
  const br = await bodyOf(`${first.url}/`, 'br')
  await first.stop()
  writeFileSync(path.join(folder, 'identity.html'), identity)
  writeFileSync(path.join(folder, 'brotli.html'), br)
  const site = await startSite({
    NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'sirv-server.mjs')).href}`,
    BESIDE_FOLDER: folder,
    BESIDE_PORT: String(port),
    LOG_LEVEL: 'warn',
  })
  try {
    const sirvUrl = `http://127.0.0.1:${port}`
    const cpu = async () => {
      const { user, system } = JSON.parse((await bodyOf(`${sirvUrl}/cpu`, 'identity')).toString())
      return user + system
    }
    const loads: readonly Load[] = [
      { name: 'cached', url: `${site.url}/` },
      { name: 'sirv', url: `${sirvUrl}/identity.html` },
      { name: 'cached br', url: `${site.url}/`, headers: { 'accept-encoding': 'br' } },
      { name: 'sirv br', url: `${sirvUrl}/brotli.html` },
      { name: 'uncached', url: site.url, setupRequest: (asked) => ({ ...asked, ...hostileAsks.homes() }) },
    ]
    const rates = await requestRates(loads, cpu)
    return { bytes: { identity: identity.length, br: br.length }, rates }
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1)

function rows({ bytes, rates }: ServerFigures) {
  const line = (what: string, name: string, other: string, against: string) => {
    const [own, theirs] = [rates.get(name), rates.get(against)]
    if (!own || !theirs) throw new Error(`no rate of ${name} or ${against}`)
    const shown = ({ perSecond, cpu }: Rate) => [perSecond, cpu].map((value) => String(Math.round(value)))
    return [what, ...shown(own), other, ...shown(theirs), (own.perSecond / theirs.perSecond).toFixed(2)]
  }
  const { identity, br } = bytes
  return [
    line(`cached page, ${kib(identity)} KiB`, 'cached', 'sirv, file of that size', 'sirv'),
    line(`cached page in brotli, ${kib(br)} KiB`, 'cached br', 'sirv, file of that size', 'sirv br'),
    line('uncached page: drawn, compressed, sent', 'uncached', `sirv, ${kib(identity)} KiB file`, 'sirv'),
  ]
}

/** Its part of docs/benchmarks.md, measured now. */
export async function serverPart(): Promise<string> {
  const measured = measuredOn(machine())
  const figures = await measureServer()
  return `
## Server
\`npm run bench -- server\` measures this part alone. ${measured}.
One host process that also runs sirv with its defaults, asked over loopback from another process: 20 connections, median
of 5 rounds of 4 s each, every round in the other direction, after 2 s to warm up. Promised: at least the rate of sirv for a cached
page. Uncached pages are asked by autocannon. Cached pages and files are asked by a client that only counts bytes
(\`e2e/benchmarks/socket-load.ts\`): autocannon spends more on reading such an answer than the host on giving it, and both servers
then look alike. CPU is what the whole host process spent, divided by its answers: it also compares on a machine busy with other work.

${table(
  ['what', 'per second', 'CPU µs each', 'compared with', 'per second', 'CPU µs each', 'ratio'],
  rows(figures),
)}
`
}
