import { createServer } from 'node:http'

/** Answer of an address of a foreign site. */
export interface ForeignAnswer {
  readonly body: string
  /** `text/html` unless named. */
  readonly type?: string
  /** Its Content-Security-Policy. */
  readonly policy?: string
}

/** A foreign site, on an origin of its own; on any free port unless one is named. Unknown paths answer 404. */
export async function serveForeign(answerTo: (path: string) => ForeignAnswer | undefined, port = 0) {
  const server = createServer((request, response) => {
    const answer = answerTo(new URL(request.url ?? '/', 'http://partner').pathname)
    if (!answer) return void response.writeHead(404).end()
    if (answer.policy) response.setHeader('content-security-policy', answer.policy)
    response.setHeader('content-type', `${answer.type ?? 'text/html'}; charset=utf-8`).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('the partner site has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A partner's page with our loader and one of our tags, at every path. */
export function startForeignSite(ours: string, tag: string, port = 0) {
  const body = `<!doctype html><html lang="pt"><head><meta charset="utf-8"><title>Parceiro</title><style>
    h3, button, p { color: rgb(255, 0, 0) !important; font-size: 40px !important }
  </style><script type="module" src="${ours}/elements.js"></script></head>
  <body><h1>Página do parceiro</h1><p id="theirs">Texto do parceiro</p>${tag}</body></html>`
  return serveForeign(() => ({ body }), port)
}
