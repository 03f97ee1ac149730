import { matchRoute } from '../../base/routes/route-match'
import type { ContentImage } from '../../content/source/assets'
import type { SlotRenderer } from '../../remotes/slots/render-slot'
import type { SlotData } from '../../remotes/slots/slot-data'
import { errorPart, type Failure, type MainPart } from '../page-parts/main-part'
import type { Page, PageRedirect, PageRequest } from '../page-parts/page'
import type { PageView } from '../views/page-view'
import { assemblePage } from './assemble-page'
import { createMainParts, type MainPartParts } from './main-parts'

export interface PageMakerParts extends MainPartParts {
  readonly slots: SlotRenderer
  readonly slotData: SlotData
  readonly build: string
  /** Question about cookies at a path, '' where there is none. */
  readonly banner: (path: string) => Promise<string>
  /** Picture of a page in previews, for one that has none. */
  readonly shareImage: (title: string) => ContentImage
}

export function createPageMaker(parts: PageMakerParts) {
  const mainPartOf = createMainParts(parts)

  const assemble = (view: PageView, request: PageRequest, main: MainPart) =>
    assemblePage(parts, view, request, main)

  /** `assemble` for pages that never redirect. */
  async function assembleHere(view: PageView, request: PageRequest, main: MainPart): Promise<Page> {
    const made = await assemble(view, request, main)
    if ('redirect' in made) throw new Error('this page cannot redirect')
    return made
  }

  return {
    /** The part of a query that changes a page of the host's own; undefined for other paths. */
    publicQuery: ({ snapshot }: PageView, path: string) =>
      matchRoute(parts.publicPages, path)?.query?.({ snapshot, path }),
    /** The page at a path: a deployed route, else a story, else the 404 page with details of `missing`. Rejects when content cannot be had. */
    async page(
      view: PageView,
      request: PageRequest,
      missing?: () => string | undefined,
    ): Promise<Page | PageRedirect> {
      const main = await mainPartOf(view, request)
      if (main && 'redirect' in main) return main
      if (main) return assemble(view, request, main)
      const words = await view.content.errorWords()
      return assemble(
        view,
        request,
        errorPart({ variant: 'not-found', status: 404, details: missing?.(), words }),
      )
    },
    /** A page of the host's own (a lead's status): static HTML in a layout. */
    staticPage: (
      view: PageView,
      request: PageRequest,
      own: { title: string; html: string; layout: string; status?: number },
    ): Promise<Page> =>
      assembleHere(view, request, {
        status: own.status ?? 200,
        title: own.title,
        description: '',
        layout: own.layout,
        noIndex: true,
        html: own.html,
        plans: [],
        route: request.path,
        stale: false,
      }),
    /** An error page; `maintenance` needs no content at all. */
    async errorPage(view: PageView, request: PageRequest, failure: Omit<Failure, 'words'>): Promise<Page> {
      const words = await view.content.errorWords()
      return assembleHere(view, request, errorPart({ ...failure, words }))
    },
  }
}

export type PageMaker = ReturnType<typeof createPageMaker>
