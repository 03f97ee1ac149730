import { LRUCache } from 'lru-cache'
import type { ContentSource, ReadContent } from '../../content/source/content-source'
import type { Story } from '../../content/source/story'
import type { PageRequest } from '../../pages/page-parts/page'
import type { SiteContent } from '../../pages/views/page-content'
import type { PageView, ViewLayer, Visitor } from '../../pages/views/page-view'
import { slugOf } from '../articles/site-content'
import { type DraftReader, draftSource, withTyped } from './draft-source'
import { readEditorRequest } from './editor-request'
import { hiddenDraft } from './hidden-draft'
import type { PreviewConfig } from './preview-config'
import { isPreviewCookie, type PreviewTicket, renewed, ticketCookies } from './preview-ticket'
import { readSchedules } from './schedules'

interface PreviewParts {
  readonly config: PreviewConfig
  /** The editor is another site, which frames previews: so it is wherever pages come over https. */
  readonly framed: boolean
  readonly drafts: DraftReader
  readonly published: ContentSource
  /** The site's content over a source, blocks marked for the editor, with the figures of some versions and a day. */
  readonly contentOver: (source: ReadContent, as: Pick<PageView, 'snapshot' | 'today'>) => SiteContent
  /** Bar that documents carry after the page. */
  readonly bar: (
    ticket: PreviewTicket,
    view: PageView,
    request: PageRequest,
    source: ReadContent,
  ) => Promise<string>
  /** Findings to fix in the story at a path before it is published, as HTML; '' where there is no story. */
  readonly findings: (view: PageView, path: string, source: ReadContent) => Promise<string>
  /** In ms. */
  readonly now?: () => number
}

const settings = /^\/config\//

/** Settings have no page: the home page shows their effect. The editor also opens it as `/home`. */
export const shownFor = (request: PageRequest): PageRequest =>
  request.path === '/home' || settings.test(request.path) ? { ...request, path: '/' } : request

/** In how many ways (days, releases) a space is previewed at the same time. */
const keptSources = 20

/** Drafts for requests with the editor's signature, or with the ticket it led to; nothing for any other. */
export function createPreview(parts: PreviewParts) {
  const { config, drafts, published, now = Date.now } = parts
  const cookies = ticketCookies(config.token, parts.framed)
  const schedules = config.schedules && readSchedules(config.schedules)
  /** Content that the last page of each kind was made of: a story being typed is drawn among the same stories. */
  const lastSources = new LRUCache<string, ReadContent>({ max: keptSources })
  const seconds = () => Math.floor(now() / 1000)
  const kindOf = ({ day, undated, release }: PreviewTicket) => JSON.stringify([day, undated, release])

  /** Views are chosen for files and calls too: only a source that a page reads takes the place of the one before. */
  function freshSource(ticket: PreviewTicket): ReadContent {
    const source = draftSource({ drafts, published, schedules }, ticket)
    const company = () => {
      lastSources.set(kindOf(ticket), source)
      return source.company() // every page names it
    }
    return { ...source, company }
  }

  function ticketOf({ url, cookies: header }: Visitor): PreviewTicket | undefined {
    const kept = isPreviewCookie(header) ? cookies.read(header, seconds()) : undefined
    const asked = url.includes('_storyblok_tk')
      ? readEditorRequest(new URLSearchParams(url.split('?', 2)[1] ?? ''), config.token, seconds())
      : undefined
    if (!asked) return kept && renewed(kept, seconds())
    const { release, ...before } = kept ?? { release: undefined }
    const opened = {
      ...before,
      since: seconds(),
      ...(asked.release !== undefined && { release: asked.release }),
    }
    return renewed(opened, seconds())
  }

  function viewOf(base: PageView, ticket: PreviewTicket, source: ReadContent): PageView {
    const today = ticket.day ?? base.today
    const content = parts.contentOver(source, { snapshot: base.snapshot, today })
    const view: PageView = {
      ...base,
      key: `preview ${base.key}`,
      content: {
        ...content,
        story: (request, known) => content.story(shownFor(request), known),
      },
      today,
      shared: false,
      policy: {
        ...base.policy,
        framedBy: config.editors,
        ...(config.bridge && {
          scriptOrigins: [...(base.policy?.scriptOrigins ?? []), new URL(config.bridge).origin],
          inlineStyles: true,
        }),
      },
    }
    return { ...view, addition: (request) => parts.bar(ticket, view, request, source) }
  }

  /** A story as it is typed among the stories that its page was made with. */
  const typedSource = (ticket: PreviewTicket, story: Story) =>
    withTyped(lastSources.get(kindOf(ticket)) ?? freshSource(ticket), story)

  const layer: ViewLayer = (base, visitor) => {
    const ticket = ticketOf(visitor)
    if (!ticket) return undefined
    const { refused: _, ...next } = ticket
    return { view: viewOf(base, ticket, freshSource(ticket)), cookies: [cookies.write(next)] }
  }

  return {
    cookies,
    schedules,
    ticketOf,
    layer,
    /** View of a story as it is typed. */
    typedView(base: PageView, ticket: PreviewTicket, story: Story): PageView {
      const { addition: _, ...view } = viewOf(base, ticket, typedSource(ticket, story)) // the bar stays as it is
      return view
    },
    /** Findings to fix at a path, with one story as it is typed or with all of them as they are saved. */
    findings(base: PageView, ticket: PreviewTicket, path: string, typed?: Story): Promise<string> {
      const source = typed ? typedSource(ticket, typed) : freshSource(ticket)
      return parts.findings(viewOf(base, ticket, source), path, source)
    },
    /** Why a page does not show the draft that was saved; undefined when it does. */
    async hidden(ticket: PreviewTicket, path: string): Promise<string | undefined> {
      if (ticket.day === undefined || ticket.undated) return undefined
      const story = await drafts.story(slugOf(path), 'draft', undefined, ticket.release)
      return story && hiddenDraft(ticket.day, story.id, await schedules?.list().catch(() => undefined))
    },
    renewed: (ticket: Omit<PreviewTicket, 'until'>) => renewed(ticket, seconds()),
  }
}

export type Preview = ReturnType<typeof createPreview>
