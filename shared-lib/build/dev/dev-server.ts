import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Deployment } from '../../src/contract/deployment'
import { galleryPage } from './gallery'
import { moduleText } from './module-text'
import { openNews } from './news'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.cjs': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/** Any page may ask: only a page of a host that honours the override does. Browsers ask before they reach a local machine. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
}

/** Default port of a dev server. */
export const usualPort = 4180

/** Browsers and Node keep away from some ports, whatever listens there: https://fetch.spec.whatwg.org/#port-blocking */
async function refuseBadPort(origin: string, port: number) {
  const why: string | undefined = await fetch(origin, { signal: AbortSignal.timeout(2_000) }).then(
    () => undefined,
    ({ cause }) => cause?.message,
  )
  if (why === 'bad port')
    throw new Error(`browsers fetch nothing from port ${port}: add -- --port ${usualPort}`)
}

export interface DevServer {
  readonly origin: string
  /** Notifies every page of a finished version. */
  built(deployment: Deployment, folder: string): void
  /** Notifies every page of a failed build. */
  failed(message: string): void
  close(): void
}

/** Serves the builds of one micro-frontend to pages of any host: its files, and news of the next build. */
export async function startDevServer(port: number): Promise<DevServer> {
  const folders = new Map<string, string>()
  const news = openNews()
  let current: Deployment | undefined

  /** A style sheet that brings those of a tag: what a tag needs changes with every build, its address does not. */
  const styles = (tag: string) =>
    current?.widgets
      .find((widget) => widget.tag === tag)
      ?.preload.styles.map((file) => `@import url("/${current?.version}/browser/${file}");`)
      .join('\n')

  function fileOf(asked: string): Buffer | undefined {
    const [version = '', ...rest] = asked.slice(1).split('/')
    const folder = folders.get(version)
    if (!folder || rest.includes('..')) return undefined
    const file = path.join(folder, ...rest)
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined
  }

  async function bodyOf(asked: string): Promise<string | Buffer | undefined> {
    const folder = folders.get(current?.version ?? '')
    if (asked === '/') return current && folder && galleryPage(current, folder)
    if (asked === '/deployment.json') return current && JSON.stringify(current)
    const [, tag] = /^\/styles\/(qp-[a-z-]+)\.css$/.exec(asked) ?? []
    if (tag) return styles(tag)
    const [, name] = /^\/([a-z-]+)\.js$/.exec(asked) ?? []
    return name ? moduleText(name) : fileOf(asked)
  }

  const server = createServer(async (request, response) => {
    const asked = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (request.method === 'OPTIONS') return response.writeHead(204, open).end()
    if (asked === '/changes') return news.follow(request, response, open)
    const body = await bodyOf(asked).catch((error) => `<pre>${error}</pre>`)
    if (body === undefined) return response.writeHead(404, open).end()
    response.writeHead(200, {
      ...open,
      'content-type': types[asked === '/' ? '.html' : path.extname(asked)] ?? 'application/octet-stream',
    })
    response.end(body)
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', done)
  })
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  await refuseBadPort(origin, port).catch((error) => {
    server.close()
    throw error
  })
  return {
    origin,
    built(deployment, folder) {
      current = deployment
      folders.set(deployment.version, folder)
      news.built(deployment.version)
    },
    failed: news.failed,
    close() {
      news.close()
      server.close()
    },
  }
}
