import type { FastifyInstance } from 'fastify'
import { honoured, type OverrideParts, overrideCookie } from './override-layer'

/** A day's work in a development shell. */
const sessionSeconds = 12 * 3600

/**
 * `?override=mf-energy@http://localhost:4180` on any page: keeps it in a cookie of this browser and goes on to the page
 * without it; `?override=off` forgets it. What is not honoured is a parameter like any other, and ignored.
 */
export function overrideRoutes(app: FastifyInstance, parts: OverrideParts, { secure }: { secure: boolean }) {
  const cookie = (text: string, seconds: number) =>
    `${overrideCookie}=${encodeURIComponent(text)}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

  app.addHook<{ Querystring: { override?: unknown } }>('onRequest', async (request, reply) => {
    const { override: text } = request.query
    if (request.method !== 'GET' || typeof text !== 'string') return
    const found = text === 'off' ? 'off' : honoured(text, parts)
    if (!found) return
    if (found !== 'off') await parts.builds?.follow(found.override)
    const seconds =
      found === 'off'
        ? 0
        : found.expires
          ? Math.floor((found.expires.getTime() - Date.now()) / 1000)
          : sessionSeconds
    const [path = '/', query = ''] = (request.raw.url ?? '/').split('?', 2)
    const rest = query.split('&').filter((pair) => !pair.startsWith('override='))
    const bare = `/${path.replace(/^[/\\]+/, '')}` // never another origin
    return reply
      .header('set-cookie', cookie(found === 'off' ? '' : text, seconds))
      .header('cache-control', 'no-store')
      .redirect(rest.length > 0 ? `${bare}?${rest.join('&')}` : bare, 303)
  })
}
