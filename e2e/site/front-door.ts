import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http'

type Fault = 'hold' | 'cut' | { readonly status: number; readonly body?: string }

/** A small proxy before a site, where a test makes chosen requests fail the way a network or a server would. */
export interface FrontDoor {
  readonly url: string
  /** Every request so far, as `GET /energia?x=1`. */
  readonly seen: readonly string[]
  /**
   * From now on requests that match get the fault: `hold` never answers, `cut` drops the connection. The returned
   * function ends it; what was held until then is passed on.
   */
  fault(requests: RegExp, fault: Fault): () => void
  close(): Promise<void>
}

function passOn(site: string, request: IncomingMessage, response: ServerResponse) {
  const { method, headers } = request
  const onward = openRequest(new URL(request.url ?? '/', site), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

export async function openFrontDoor(site: string): Promise<FrontDoor> {
  const seen: string[] = []
  const faults = new Map<RegExp, { fault: Fault; held: (() => void)[] }>()
  const server = createServer((request, response) => {
    const line = `${request.method} ${request.url}`
    seen.push(line)
    const active = [...faults].find(([requests]) => requests.test(line))?.[1]
    if (!active) passOn(site, request, response)
    else if (active.fault === 'hold') active.held.push(() => passOn(site, request, response))
    else if (active.fault === 'cut') request.socket.destroy()
    else
      response.writeHead(active.fault.status, { 'content-type': 'application/json' }).end(active.fault.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    seen,
    fault(requests, fault) {
      const held: (() => void)[] = []
      faults.set(requests, { fault, held })
      return () => {
        faults.delete(requests)
        for (const release of held) release()
      }
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
