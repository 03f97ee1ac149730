import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { overrideApi } from '../../base/addresses/addresses'
import { takeForms } from '../../base/security/form-body'
import { ProjectError } from '../../base/security/project-error'
import { askedBy, formHeaders, overrideForm } from './override-form'
import { honoured, type OverrideParts, overrideCookie } from './override-layer'

/** A day's work in a development shell. */
const sessionSeconds = 12 * 3600

const pageWithout = (url: string) => {
  const [path = '/', query = ''] = url.split('?', 2)
  const rest = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('override='))
  const bare = `/${path.replace(/^[/\\]+/, '')}` // never another origin
  return rest.length > 0 ? `${bare}?${rest.join('&')}` : bare
}

const refused = () =>
  new ProjectError({
    code: 'override-refused',
    status: 403,
    title: 'Este pedido não veio da nossa página, ou já passou o tempo dela',
    nextStep: 'Abre outra vez a ligação que o npm run dev escreveu.',
  })

/**
 * `?override=mf-energy@http://localhost:4180` on any page asks whether this browser should have that build, and
 * `?override=off` whether it should forget it; the answer is kept in a cookie, and leads to the page without the parameter.
 * A text that is not honoured is a parameter like any other, and ignored.
 */
export function overrideRoutes(app: FastifyInstance, parts: OverrideParts, { secure }: { secure: boolean }) {
  const { now = () => new Date(), builds, secret } = parts
  // Several hosts of one site share the secret; a development shell is alone, and needs none.
  const key = secret ?? randomBytes(32).toString('hex')
  const cookie = (text: string, seconds: number) =>
    `${overrideCookie}=${encodeURIComponent(text)}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

  app.addHook<{ Querystring: { override?: unknown } }>('onRequest', async (request, reply) => {
    const { override: text } = request.query
    if (request.method !== 'GET' || typeof text !== 'string') return
    if (text !== 'off' && !honoured(text, parts)) return
    const page = pageWithout(request.raw.url ?? '/')
    return reply.headers(formHeaders).send(overrideForm({ text, page }, key, now()))
  })

  app.register(async (answers) => {
    takeForms(answers)
    answers.post(overrideApi, { bodyLimit: 4096 }, async (request, reply) => {
      const asked = askedBy(Object(request.body), key, now())
      if (!asked) throw refused()
      const { text, page } = asked
      const found = text === 'off' ? undefined : honoured(text, parts)
      if (text !== 'off' && !found) throw refused()
      if (found) await builds?.follow(found.override)
      const seconds = found?.expires
        ? Math.floor((found.expires.getTime() - now().getTime()) / 1000)
        : sessionSeconds
      return reply
        .header('set-cookie', found ? cookie(text, seconds) : cookie('', 0))
        .header('cache-control', 'no-store')
        .redirect(page, 303)
    })
  })
}
