import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProjectError } from './project-error'
import { exposedHeaders } from './rate-limits'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Origins that may change something here from a browser: pages of ours alone (left out), those of listed partners
     * too, or any page (the request holds nothing of the visitor's, e.g. a calculation).
     */
    readonly origins?: 'partners' | 'any'
  }
}

interface OriginCheckOptions {
  /** Our public origin, where it is known; else the requested host. */
  readonly own: string | undefined
  /** Exact origins of partners' sites. */
  readonly partners: readonly string[]
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** `Origin` of a request; browsers send `null` where the page has none to share. */
const originOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => headers.origin

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/** Pages of ours whose address is a secret. */
const secretAddress = /^\/(?:pedido|newsletter\/(?:confirmar|sair))\/[\w-]{43}(?:\/|$)/

type Source = 'ours' | 'foreign' | 'unknown'

/**
 * Whose page a request comes from, as reported by the browser; no page can make a browser report otherwise. Programs
 * send nothing. A page of ours that keeps its address secret sends `Origin: null`, and older browsers no other header:
 * then the address itself, which no other site knows, decides.
 */
function sourceOf(request: FastifyRequest, own: string | undefined): Source {
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return 'ours'
  if (site !== undefined && site !== 'none') return 'foreign'
  const origin = originOf(request)
  // `none` is a person's own doing, an address typed for instance, which never comes with another origin.
  if (origin === undefined) return site === 'none' ? 'ours' : 'unknown'
  if (origin === 'null') return secretAddress.test(request.url) ? 'unknown' : 'foreign'
  return isOwn(origin, request, own) ? 'ours' : 'foreign'
}

/** Without a configured origin it is the requested one; a forwarded one (`x-forwarded-host`) is the client's claim. */
const isOwn = (origin: string, { headers }: FastifyRequest, own: string | undefined) =>
  own === undefined ? hostOf(origin) === headers.host : origin === own

const otherSite = () =>
  new ProjectError({
    code: 'other-site',
    status: 403,
    title: 'Este pedido vem de um site que não está autorizado a fazê-lo',
    nextStep: 'Abre a página no nosso site e tenta outra vez.',
  })

/** Lets scripts of a listed partner's page read the answer; never with cookies. */
const openTo = (reply: FastifyReply, origin: string) =>
  reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', exposedHeaders)

/**
 * One check for every request that changes something: a browser may send it from our own pages only, unless the route
 * allows more. @throws ProjectError 403 inside the request
 */
export function checkOrigins(app: FastifyInstance, { own, partners }: OriginCheckOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origins } = request.routeOptions.config
    if (origins === 'partners') reply.header('vary', 'origin')
    if (safeMethods.has(request.method) || origins === 'any') return
    if (sourceOf(request, own) !== 'foreign') return
    const origin = originOf(request)
    if (origins !== 'partners' || origin === undefined || !partners.includes(origin)) throw otherSite()
    openTo(reply, origin)
  })
}

/**
 * The origin of the foreign page that a request comes from; undefined for pages of ours and for programs. Only where
 * `checkOrigins` let it pass.
 */
export function foreignOrigin(request: FastifyRequest, own: string | undefined): string | undefined {
  return sourceOf(request, own) === 'foreign' ? originOf(request) : undefined
}

/** Answers the question that browsers ask before a partner's page may post JSON to `path`. */
export function answerPreflights(
  app: FastifyInstance,
  path: string,
  { partners, headers }: { readonly partners: readonly string[]; readonly headers: readonly string[] },
): void {
  app.options(path, { config: { origins: 'partners' } }, async (request, reply) => {
    const origin = originOf(request)
    if (origin === undefined || !partners.includes(origin)) throw otherSite()
    return openTo(reply, origin)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', headers.join(', '))
      .header('access-control-max-age', '600')
      .code(204)
      .send()
  })
}
