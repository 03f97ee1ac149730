import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as openRequest,
  type ServerResponse,
} from 'node:http'

/** A build or a start that takes longer has failed and reported it. */
const answerLimitMs = 60_000

interface Onward {
  /** Of a host on this machine. */
  readonly port: number
  readonly headers: IncomingHttpHeaders
  /** Writes the answer itself, or returns false: it then passes as it came. */
  readonly write?: (answer: IncomingMessage) => boolean
  /** Called when there was no answer. */
  readonly unreachable: () => void
}

/** Passes a request on and its answer back, both as streams. */
export function passOn(request: IncomingMessage, response: ServerResponse, onward: Onward) {
  const { port, headers, write = () => false, unreachable } = onward
  const { url: path, method } = request
  const asked = openRequest({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
    if (write(answer)) return
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  asked.setTimeout(answerLimitMs, () => asked.destroy())
  asked.on('error', () => (response.headersSent ? response.destroy() : unreachable()))
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}
