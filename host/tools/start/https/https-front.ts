import { createServer } from 'node:https'
import type { KeyPair } from 'shared-lib/build/dev/self-signed'
import { passOn } from '../pass-on'

/** Answers over https on `port` with what a host on this machine answers at `to`, until it is closed. */
export async function openHttps(port: number, address: string, pair: KeyPair, to: number) {
  const server = createServer(pair, (request, response) =>
    passOn(request, response, {
      port: to,
      headers: request.headers,
      unreachable: () => response.writeHead(502, { 'content-type': 'text/plain' }).end('no host'),
    }),
  )
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(port, address, done)
  })
  return {
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
