import type { ShellBuild } from 'shared-lib/build/write-shell'
import type { RouteCheck } from '../content/source/known-links'
import type { PageMaker } from '../pages/maker/page-maker'
import type { Page, PageRedirect } from '../pages/page-parts/page'
import type { DrawingRefused } from '../pages/queues/drawing-refused'
import type { PageView, Views } from '../pages/views/page-view'
import type { FinishedPages } from './finished-pages'
import type { PrintOptions } from './page-printer'

interface DrawingTurn {
  /** Draws it when the turn comes. Rejects with DrawingRefused. */
  draw<Drawn>(work: () => Promise<Drawn>): Promise<Drawn>
  /** Counts this client as waiting for a page that is drawn for another. */
  join(): void
}

export interface PageRoutesOptions extends PrintOptions {
  readonly maker: PageMaker
  readonly views: Views
  readonly pages: FinishedPages
  readonly version: () => string
  readonly shell: ShellBuild
  readonly production: boolean
  /** Where a rule of the editors leads a path, its query kept. */
  readonly redirected: (path: string, query: string) => PageRedirect | undefined
  /** Whether a path is answered in a view. */
  readonly known: (view: PageView) => Promise<RouteCheck>
  /** A route has this path's form and does not take its parameter. */
  readonly refused: (view: PageView, path: string) => boolean
  /** The query parameters that matter at a path, in their declared order. */
  readonly declaredQuery: (view: PageView, path: string, query: string) => string
  /** A client's turn to have a page drawn at a path. */
  readonly turnOf: (view: PageView, path: string, asked: { client: string; page: string }) => DrawingTurn
  /** The page that explains that drawing is refused now, and when to try again. */
  readonly refusalPage: (refused: DrawingRefused) => Promise<Page>
}
