import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from 'shared-lib/build/dev/free-port'
import { energyLead } from '../site/energy-lead'
import { startSite } from '../site/start-site'
import { type Load, type Rate, requestRates } from './request-rate'

export interface ServerFigures {
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

/** Every request another home: a page that was not requested yet. 4 × 9,000 × 6 of them. */
function anotherPage() {
  let turn = 0
  return () => {
    turn++
    // Not gas alone: where there is no network, the funnel does not ask how many people live there.
    const energy = turn % 2 ? 'dual' : 'electricity'
    return `/energia/simular/habitantes?energyType=${energy}&addressType=current&postalCode=${1000 + (turn % 8000)}&inhabitants=${1 + (Math.floor(turn / 8000) % 6)}`
  }
}

/** The whole site and sirv in one process, asked from this one over loopback. */
export async function measureServer(): Promise<ServerFigures> {
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
    LEADS_PER_MINUTE: '1000000',
  })
  try {
    const sirvUrl = `http://127.0.0.1:${port}`
    const next = anotherPage()
    let person = 0
    const cpu = async () => {
      const { user, system } = JSON.parse((await bodyOf(`${sirvUrl}/cpu`, 'identity')).toString())
      return user + system
    }
    const loads: readonly Load[] = [
      { name: 'cached', url: `${site.url}/` },
      { name: 'sirv', url: `${sirvUrl}/identity.html` },
      { name: 'cached br', url: `${site.url}/`, headers: { 'accept-encoding': 'br' } },
      { name: 'sirv br', url: `${sirvUrl}/brotli.html` },
      { name: 'uncached', url: site.url, setupRequest: (asked) => ({ ...asked, path: next() }) },
      {
        name: 'leads',
        url: site.url,
        setupRequest: (asked) => ({
          ...asked,
          method: 'POST',
          path: '/api/leads',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: energyLead(person++),
        }),
      },
    ]
    const rates = await requestRates(loads, cpu)
    return { bytes: { identity: identity.length, br: br.length }, rates }
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
