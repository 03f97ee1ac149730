import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from '../pages/page-parts/page'
import type { DrawingRefused } from '../pages/queues/drawing-refused'
import { type FinishedPage, finish, writePage } from './finished-pages'
import type { PageFailures } from './page-failures'
import type { PagePrinter } from './page-printer'
import type { PageRoutesOptions } from './page-routes.types'
import { formOf, splitUrl } from './page-target'
import { sharedPages } from './shared-pages'

type Headers = Readonly<Record<string, string>>

const formOfRequest = ({ url }: FastifyRequest) => formOf(splitUrl(url))

export const accepted = ({ headers }: FastifyRequest) => headers['accept-encoding']

/** Writes pages at other addresses than their own: refusals, errors, pages of the host. */
export function pageWriters(
  options: Pick<PageRoutesOptions, 'maker' | 'views' | 'version' | 'refusalPage'>,
  { unkept }: PagePrinter,
  { errorPage }: PageFailures,
) {
  const { maker, views, version } = options
  const shared = sharedPages(version)

  function send(page: FinishedPage, request: FastifyRequest, reply: FastifyReply) {
    reply.hijack()
    writePage(page, request.raw, reply.raw)
  }

  /** The page of a refusal, the same for everybody. */
  const refusal = (request: FastifyRequest, refused: DrawingRefused) =>
    shared(
      `refused ${refused.status} ${refused.retryAfter}`,
      async () =>
        unkept(await options.refusalPage(refused), views.base(), 'document', {
          'retry-after': String(refused.retryAfter),
        }),
      accepted(request),
    )

  /** Writes a page that is not kept (a lead's status, an error), as data when its payload is requested. */
  async function write(request: FastifyRequest, reply: FastifyReply, page: Page, headers: Headers = {}) {
    const printed = unkept(page, views.base(), formOfRequest(request), headers)
    send(await finish(printed, version(), accepted(request)), request, reply)
  }

  /** Writes a page that is the same for every visitor and address, drawn now if it is not cached. */
  async function writeShared(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    draw: () => Promise<Page>,
    headers: Headers = {},
  ) {
    const form = formOfRequest(request)
    const drawn = async () => unkept(await draw(), views.base(), form, headers)
    send(await shared(`${name} ${form}`, drawn, accepted(request)), request, reply)
  }

  /** The 404 page for an address that cannot even be decoded. */
  async function writeMissing(request: FastifyRequest, reply: FastifyReply) {
    const at = { path: '/', query: '' }
    const view = views.base()
    const draw = () => maker.errorPage(view, at, { variant: 'not-found', status: 404 })
    await writeShared(request, reply, 'unreadable', draw).catch(async (cause) =>
      write(request, reply, await errorPage(request, view, at, cause)),
    )
  }

  const writeRefused = async (request: FastifyRequest, reply: FastifyReply, refused: DrawingRefused) =>
    send(await refusal(request, refused), request, reply)

  return { refusal, write, writeShared, writeMissing, writeRefused }
}
