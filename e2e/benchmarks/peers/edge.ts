import { createSecureServer, type Http2ServerRequest, type IncomingHttpHeaders } from 'node:http2'
import { gzipSync } from 'node:zlib'
import { kindOf, type Sent } from './weights'

interface Answer {
  readonly status: number
  readonly type: string
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Buffer
}

/** A proxy in front of a site in production, alike for every target, so that its server and compression do not count. */
export interface Edge {
  /** Where the browser asks. */
  readonly origin: string
  /** Every answer since the last `forget`, with the bytes of its body as sent. */
  readonly sent: readonly Sent[]
  forget(): void
  /** Is nothing under way, and has nothing been asked for so many ms? */
  isQuiet(ms: number): boolean
  close(): void
}

/** About one connection, not about what is answered. */
const hops =
  /^(connection|keep-alive|transfer-encoding|content-encoding|content-length|upgrade|proxy-connection|te|trailer)$/
/** Headers that do not change an answer. */
const ordinary =
  /^(:|sec-|accept-|if-|user-agent$|referer$|origin$|priority$|cache-control$|pragma$|upgrade-)/
const packable = /^(text\/|image\/svg|application\/(json|javascript|manifest|xml|wasm))|\+(json|xml)\b/

const entries = (headers: IncomingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))

/** Two requests with the same key get the same answer. */
function keyOf({ url, headers }: Http2ServerRequest) {
  const relevant = entries(headers).filter(([name = '']) => !ordinary.test(name))
  return JSON.stringify([url, relevant.sort()])
}

async function bodyOf(request: Http2ServerRequest) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return parts.length > 0 ? Buffer.concat(parts) : undefined
}

async function askSite(site: string, request: Http2ServerRequest): Promise<Answer> {
  const { method, url, headers } = request
  const passed = entries(headers).filter(
    ([name = '']) => !/^(:|host$|accept-encoding$)/.test(name) && !hops.test(name),
  )
  const response = await fetch(site + url, {
    method,
    headers: {
      ...Object.fromEntries(passed),
      'accept-encoding': 'identity',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': headers[':authority'] ?? '',
      'x-forwarded-for': '127.0.0.1',
    },
    body: method === 'GET' || method === 'HEAD' ? null : ((await bodyOf(request)) ?? null),
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  })
  const type = response.headers.get('content-type') ?? ''
  const whole = Buffer.from(await response.arrayBuffer())
  const isPacked = packable.test(type) && whole.length > 200
  const answered: Record<string, string | string[]> = {}
  for (const [name, value] of response.headers)
    if (!hops.test(name) && name !== 'set-cookie') answered[name] = value.replace(`${site}/`, '/')
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) answered['set-cookie'] = cookies
  if (isPacked) answered['content-encoding'] = 'gzip'
  return {
    status: response.status,
    type,
    headers: answered,
    body: isPacked ? gzipSync(whole, { level: 6 }) : whole,
  }
}

/** HTTP/2 over TLS with gzip 6; what was read once is answered from memory. */
export async function openEdge(
  site: string,
  port: number,
  { key, cert }: { readonly key: string; readonly cert: string },
): Promise<Edge> {
  const kept = new Map<string, Answer>()
  let sent: Sent[] = []
  let underWay = 0
  let last = 0
  async function answer(request: Http2ServerRequest) {
    const name = keyOf(request)
    const known = request.method === 'GET' ? kept.get(name) : undefined
    if (known) return known
    const fresh = await askSite(site, request)
    if (request.method === 'GET' && fresh.status === 200) kept.set(name, fresh)
    return fresh
  }
  const server = createSecureServer({ key, cert }, async (request, response) => {
    underWay++
    const { stream } = response
    try {
      const { status, type, headers, body } = await answer(request)
      if (stream.destroyed) return
      const kind = kindOf(type, String(request.headers['sec-fetch-dest'] ?? ''))
      sent.push({ path: request.url, status, kind, bytes: body.length })
      stream.respond({ ...headers, ':status': status, 'content-length': body.length })
      stream.end(request.method === 'HEAD' ? undefined : body)
    } catch {
      if (stream.destroyed || stream.headersSent) return
      sent.push({ path: request.url, status: 502, kind: 'other', bytes: 0 })
      stream.respond({ ':status': 502 })
      stream.end()
    } finally {
      underWay--
      last = Date.now()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  server.on('sessionError', () => {}) // a browser that leaves
  return {
    origin: `https://localhost:${port}`,
    get sent() {
      return sent
    },
    forget() {
      sent = []
    },
    isQuiet: (ms) => underWay === 0 && Date.now() - last > ms,
    close() {
      server.close()
    },
  }
}
