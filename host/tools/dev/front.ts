import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { moduleText } from 'shared-lib/build/dev/module-text'
import { openNews } from 'shared-lib/build/dev/news'
import { passOn } from '../start/pass-on'

/** Addresses of this tool, under a prefix that the site does not use. */
const own = '/@dev/'
const uncached = { 'cache-control': 'no-store' }

export interface Front {
  /** Pages come from the host on this port from now on, and open ones are reloaded. */
  built(version: string, port: number): void
  /** Open pages show what went wrong; the host of before goes on answering. */
  failed(message: string): void
  close(): void
}

const followed = (page: string, version: string) => {
  const script = `<script type="module" src="${own}follow-host.js?build=${version}"></script>`
  const end = page.lastIndexOf('</body>')
  return end < 0 ? page + script : page.slice(0, end) + script + page.slice(end)
}

const waiting = '<!doctype html><title>npm run dev</title><body><p>The host is being built.</p></body>'

/** Proxies to a host that comes and goes: visitors keep the address, and their pages hear of every build. */
export async function openFront(port: number, address: string): Promise<Front> {
  const news = openNews()
  let current: { readonly version: string; readonly port: number } | undefined

  function answerNoBuild(response: ServerResponse) {
    response.writeHead(503, { ...uncached, 'content-type': 'text/html; charset=utf-8' })
    response.end(followed(waiting, ''))
  }

  async function writePage(answer: IncomingMessage, response: ServerResponse, version: string) {
    const page = Buffer.from(followed(Buffer.concat(await answer.toArray()).toString(), version))
    const { 'transfer-encoding': _, etag: __, ...headers } = answer.headers
    response.writeHead(answer.statusCode ?? 502, { ...headers, ...uncached, 'content-length': page.length })
    response.end(page)
  }

  function toHost(request: IncomingMessage, response: ServerResponse) {
    if (!current) return answerNoBuild(response)
    const { version, port } = current
    // Pages are written into, so they come whole and as they are.
    const { 'if-none-match': _, 'if-modified-since': __, ...asked } = request.headers
    passOn(request, response, {
      port,
      headers: { ...asked, 'accept-encoding': 'identity' },
      write(answer) {
        const isPage = answer.headers['content-type']?.startsWith('text/html') && request.method !== 'HEAD'
        if (isPage) writePage(answer, response, version).catch(() => response.destroy())
        return Boolean(isPage)
      },
      unreachable: () => answerNoBuild(response),
    })
  }

  const server = createServer((request, response) => {
    const [asked = ''] = (request.url ?? '/').split('?', 1)
    if (!asked.startsWith(own)) return toHost(request, response)
    const name = asked.slice(own.length)
    if (name === 'changes') return news.follow(request, response, uncached)
    const text = moduleText(name.replace(/\.js$/, ''))
    if (text === undefined) return response.writeHead(404, uncached).end()
    response.writeHead(200, { ...uncached, 'content-type': 'text/javascript; charset=utf-8' }).end(text)
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(port, address, done)
  })
  return {
    built(version, host) {
      current = { version, port: host }
      news.built(version)
    },
    failed: news.failed,
    close() {
      news.close()
      server.close()
      server.closeAllConnections()
    },
  }
}
