import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

interface News {
  /** Subscribes a page, which first gets the current state: the newest build, and any failure since. */
  follow(request: IncomingMessage, response: ServerResponse, headers: OutgoingHttpHeaders): void
  built(version: string): void
  failed(message: string): void
  close(): void
}

const line = (event: string, data: string) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** News of builds for open pages, as server-sent events: `built` with a version, `failed` with the compiler's words. */
export function openNews(): News {
  const listeners = new Set<ServerResponse>()
  let standing = ''
  const send = (text: string) => {
    for (const one of listeners) one.write(text)
  }
  return {
    follow(request, response, headers) {
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' })
      response.write(`: follows\n\n${standing}`)
      listeners.add(response)
      request.on('close', () => listeners.delete(response))
    },
    built(version) {
      standing = line('built', version)
      send(standing)
    },
    failed(message) {
      const [built = ''] = /^event: built\n.*\n\n/.exec(standing) ?? []
      standing = built + line('failed', message)
      send(line('failed', message))
    },
    close() {
      for (const one of listeners) one.end()
    },
  }
}
