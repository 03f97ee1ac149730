import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { signedId, type WebhookSecrets } from '../../../../base/webhooks/signature'

/** Where a receiver dies, or its answer instead of 204. */
export type Mishap =
  | 'before-reading'
  | 'after-reading'
  | 'after-storing'
  | 'within-the-answer'
  | 'after-the-status'
  | 'too-slow'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }

export interface Received {
  readonly id: string
  readonly body: string
  /** Path and query it was sent to. */
  readonly url: string
  /** On the clock of `performance.now()`. */
  readonly at: number
}

/**
 * A CRM that stores each message once, by its id, as the contract requires. `mishaps` apply to its next requests, one
 * each; `heard` is called for every request once its body is complete.
 */
export async function startReceiver(secrets: WebhookSecrets, heard: (request: Received) => void = () => {}) {
  const stored = new Map<string, string>()
  const order: string[] = []
  const mishaps: (Mishap | undefined)[] = []
  const requests: Received[] = []

  const store = (id: string, body: string) => {
    if (stored.has(id)) return
    stored.set(id, body)
    order.push(id)
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const mishap = mishaps.shift()
    const { socket } = request
    if (mishap === 'before-reading') return void socket.destroy()
    const bytes = await buffer(request)
    const id = signedId(request.headers, bytes, secrets, new Date())
    if (id === undefined) return void response.writeHead(401).end()
    const received = { id, body: bytes.toString(), url: request.url ?? '', at: performance.now() }
    requests.push(received)
    heard(received)
    if (mishap === 'after-reading') return void socket.destroy()
    if (typeof mishap === 'object') return void response.writeHead(mishap.status, mishap.headers).end()
    store(id, received.body)
    if (mishap === 'after-storing') return void socket.destroy()
    if (mishap === 'within-the-answer') return void socket.write('HTTP/1.1 20', () => socket.destroy())
    if (mishap === 'after-the-status') {
      response.writeHead(200, { 'content-length': 100 })
      return void response.write('half', () => socket.destroy())
    }
    if (mishap === 'too-slow') return
    response.writeHead(204).end()
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.on('connection', (socket) => socket.on('error', () => {})) // the sender may be killed
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/leads`,
    /** Message by id, as first received. */
    stored,
    /** Ids in the order in which they were stored. */
    order,
    mishaps,
    /** Every request whose signature is good. */
    requests,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
