import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addMonths } from 'shared-lib/rules/dates/calendar'
import { isIsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import {
  previewDayApi,
  previewFindingsApi,
  previewLeaveApi,
  previewRenderApi,
} from '../../base/addresses/addresses'
import { takeForms } from '../../base/security/form-body'
import { navigationTarget } from '../../base/security/navigation-target'
import { ProjectError } from '../../base/security/project-error'
import { type Fields, isRecord } from '../../content/source/story'
import type { DocumentParts } from '../../pages/maker/document'
import { printPayload } from '../../pages/maker/document'
import type { PageMaker } from '../../pages/maker/page-maker'
import { type PageView, type Views, visitorOf } from '../../pages/views/page-view'
import type { Preview } from './preview'
import { furthestMonths } from './preview-limits'
import type { PreviewTicket } from './preview-ticket'
import { readTypedStory } from './typed-story'

interface PreviewRoutesOptions {
  readonly preview: Preview
  readonly views: Views
  readonly maker: PageMaker
  readonly document: DocumentParts
  readonly today: () => string
}

/** Stories are text; the largest of the site has 60 kB. */
const maxStoryBytes = 2 * 1024 * 1024

const noTicket = () =>
  new ProjectError({
    code: 'no-preview',
    status: 403,
    title: 'Esta pré-visualização já terminou',
    nextStep: 'Abre a página outra vez no editor.',
  })

const noStory = () => new ProjectError({ code: 'no-story', status: 422, title: 'Isto não é uma página' })

/** Fields that were sent; none where there were none, such as `null`. */
const fieldsOf = ({ body }: FastifyRequest): Fields => (isRecord(body) ? body : {})

/** The day of a form, '' for today; or why it cannot be shown. */
function readDay(text: string, today: string): Pick<PreviewTicket, 'day' | 'refused'> {
  if (text === '' || text === today) return {}
  if (!isIsoDate(text)) return { refused: `«${text.slice(0, 20)}» não é um dia do calendário.` }
  const now = toIsoDate(today)
  if (text < addMonths(now, -furthestMonths) || text > addMonths(now, furthestMonths))
    return { refused: `Só se vê o site até ${furthestMonths / 12} anos antes ou depois de hoje.` }
  return { day: text }
}

/** A path of ours to go back to, never another site. */
function pathFrom(text: unknown): string {
  try {
    return navigationTarget(String(text ?? ''), { allowedHosts: [] }).url
  } catch {
    return '/'
  }
}

/** Requests of a preview to the host: a story as it is typed, its findings, another day, the way out. Nothing is kept. */
export async function previewRoutes(app: FastifyInstance, options: PreviewRoutesOptions) {
  const { preview, views, maker } = options

  function ticketOf(request: FastifyRequest): PreviewTicket {
    const ticket = preview.ticketOf(visitorOf(request.raw))
    if (!ticket) throw noTicket()
    return ticket
  }

  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  })

  app.post(previewRenderApi, { bodyLimit: maxStoryBytes }, async (request, reply) => {
    const ticket = ticketOf(request)
    const { story: sent, path, query } = fieldsOf(request)
    const story = readTypedStory(sent)
    if (!story) throw noStory()
    const view: PageView = preview.typedView(views.choose(visitorOf(request.raw)).view, ticket, story)
    const page = await maker.page(view, { path: pathFrom(path), query: String(query ?? '') })
    reply.header('set-cookie', preview.cookies.write(ticket))
    if ('redirect' in page) return reply.code(204).send()
    return printPayload(page, options.document)
  })

  app.post(previewFindingsApi, { bodyLimit: maxStoryBytes }, async (request) => {
    const ticket = ticketOf(request)
    const { view } = views.choose(visitorOf(request.raw))
    const { story: sent, path: asked, saved } = fieldsOf(request)
    const path = pathFrom(asked)
    if (sent === undefined) {
      const [html, hidden] = await Promise.all([
        preview.findings(view, ticket, path),
        saved === 'draft' ? preview.hidden(ticket, path) : undefined,
      ])
      return { html, hidden }
    }
    const story = readTypedStory(sent)
    if (!story) throw noStory()
    return { html: await preview.findings(view, ticket, path, story) }
  })

  takeForms(app)
  const back = (reply: FastifyReply, body: Fields) => reply.redirect(pathFrom(body.path), 303)

  app.post(previewDayApi, async (request, reply) => {
    const { day, undated, ...ticket } = ticketOf(request)
    const form = fieldsOf(request)
    const wanted = readDay(String(form.day ?? ''), options.today())
    const chosen = wanted.refused
      ? { ...ticket, ...(day && { day }), ...(undated && { undated }), ...wanted }
      : { ...ticket, ...wanted, ...(Boolean(form.undated) && { undated: true as const }) }
    reply.header('set-cookie', preview.cookies.write(preview.renewed(chosen)))
    return back(reply, form)
  })

  app.post(previewLeaveApi, async (request, reply) => {
    reply.header('set-cookie', preview.cookies.drop)
    return back(reply, fieldsOf(request))
  })
}
