import type { Company } from 'shared-lib/contract/define-widget'
import type { PageRedirect, PageRequest } from '../page-parts/page'
import type { PageHead } from '../page-parts/page-head'

/** A story as the page maker needs it: static HTML with `<!--qp-slot:id-->` in place of each widget. */
export interface StoryPage {
  readonly title: string
  readonly description: string
  readonly layout: string
  readonly noIndex: boolean
  readonly html: string
  readonly widgets: readonly {
    readonly id: string
    readonly tag: string
    readonly attributes: Record<string, string>
  }[]
  readonly head: PageHead
  /** Where it differs from the requested path. */
  readonly canonical?: string
}

/** The site's content, wherever it comes from. Rejects only when nothing usable is known. */
/** A page that a deployment declares, for sitemaps and structured data. */
interface RoutePage {
  readonly path: string
  readonly title: string
  readonly description: string
  /** It computes something by itself, in the browser or without script. */
  readonly isCalculator: boolean
}

export interface SiteContent {
  story(
    request: PageRequest,
    known: (path: string) => boolean,
  ): Promise<{ page: StoryPage; stale: boolean } | PageRedirect | undefined>
  /** Facts for machines about a page that a deployment declares. */
  routeHead(route: RoutePage): Promise<PageHead>
  /** Picture of previews of pages that have none of their own. */
  shareImage(): Promise<PageHead['image']>
  /** `config/default-layout`, links to unknown paths already taken out. */
  layoutConfig(known: (path: string) => boolean): Promise<{ data: object; stale: boolean }>
  /** The layout story's words for the error page; undefined where the story cannot be had. */
  errorWords(): Promise<unknown>
  company(): Promise<Company>
  /** Paths of all published stories. */
  paths(): Promise<ReadonlySet<string>>
}
