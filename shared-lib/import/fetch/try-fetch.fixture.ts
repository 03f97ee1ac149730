import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toIsoDate } from '../../src/rules/dates/iso-date'
import { createDownload } from './download'
import { runFetch } from './run-fetch'
import type { Source } from './source'

/** A publisher that takes the question and never answers. */
const hangs: RequestListener = () => {}

/** Bodies by host and path without the query (`data-api.ecb.europa.eu/service/…`); others are 404. */
export type Bodies = Readonly<Record<string, string | Uint8Array | RequestListener>>

const listener =
  (bodies: Bodies): RequestListener =>
  (request, response) => {
    const body =
      bodies[
        decodeURIComponent(request.url ?? '')
          .replace(/\?.*$/, '')
          .slice(1)
      ]
    if (typeof body === 'function') body(request, response)
    else response.writeHead(body === undefined ? 404 : 200).end(body)
  }

interface Attempt {
  readonly today?: string
  readonly dryRun?: boolean
}

/** Runs sources against a server of this process and copies of their data: the exit code, the report, the data after. */
export async function tryFetch(
  sources: readonly (Source & { readonly held: string })[],
  bodies: Bodies,
  { today = '2026-11-28', dryRun = false }: Attempt = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fetch-'))
  const server = createServer(listener(bodies))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const mirror = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const lines: string[] = []
  const targets = new Map(sources.map(({ target }) => [target, path.join(folder, path.basename(target))]))
  try {
    const copies = sources.map(({ held, ...source }) => {
      const target = String(targets.get(source.target))
      writeFileSync(target, held)
      return { ...source, target }
    })
    const code = await runFetch(copies, [], {
      today: toIsoDate(today),
      folder: path.join(folder, 'kept'),
      dryRun,
      download: createDownload(
        { timeoutMs: Object.values(bodies).includes(hangs) ? 300 : 20_000, mostBytes: 200_000 },
        mirror,
      ),
      say: (line) => lines.push(line.replaceAll(folder, '.')),
    })
    const after = copies.map(({ target }) => readFileSync(target, 'utf8'))
    const kept = readdirSync(folder).includes('kept') ? readdirSync(path.join(folder, 'kept')).toSorted() : []
    return { code, lines, after, kept }
  } finally {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  }
}

/** Answers of a publisher that is in trouble, whatever its format. */
export const troubles: readonly (readonly [what: string, body: RequestListener, words: RegExp])[] = [
  ['answers 503', (_, response) => void response.writeHead(503).end(), /answered 503/],
  ['hangs', hangs, /did not answer within 0\.3 s/],
  ['sends without end', (_, response) => void response.end('x'.repeat(300_000)), /larger than 200000 bytes/],
  [
    'breaks off',
    (_, response) => {
      response.writeHead(200, { 'content-length': '4000' }).write('{"half":', () => response.destroy())
    },
    /half a file/,
  ],
  [
    'shows a page',
    (_, response) => void response.end('<!doctype html>\n'),
    /no whole JSON|another shape|no month/,
  ],
]
