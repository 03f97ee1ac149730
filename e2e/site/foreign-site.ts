import { createServer } from 'node:http'

/**
 * A partner's page on an origin of its own, with our loader and one of our tags; on any free port unless one is named.
 * @param policy its Content-Security-Policy, none by default.
 */
export async function startForeignSite(ours: string, tag: string, port = 0, policy?: string) {
  const page = `<!doctype html><html lang="pt"><head><meta charset="utf-8"><title>Parceiro</title><style nonce="parceiro">
    h3, button, p { color: rgb(255, 0, 0) !important; font-size: 40px !important }
  </style><script type="module" src="${ours}/elements.js"></script></head>
  <body><h1>Página do parceiro</h1><p id="theirs">Texto do parceiro</p>${tag}</body></html>`
  const server = createServer((_, response) => {
    if (policy) response.setHeader('content-security-policy', policy)
    response.setHeader('content-type', 'text/html').end(page)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('the partner site has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
