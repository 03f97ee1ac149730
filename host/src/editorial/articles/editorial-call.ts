import type { ReactNode } from 'react'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { DrawnPage } from '../../content/blocks/render-story'
import type { Rendering } from '../../content/blocks/rendering'
import type { ContentImage } from '../../content/source/assets'
import type { Story } from '../../content/source/story'
import type { PageRedirect } from '../../pages/page-parts/page'
import type { PageHead, StructuredData } from '../../pages/page-parts/page-head'
import type { StructuredDataMaker, TrailStep } from '../../pages/page-parts/structured-data'
import type { Library } from './library'

/** Inputs of an editorial page. */
export interface EditorialCall {
  readonly story: Story
  readonly path: string
  readonly query: URLSearchParams
  readonly today: IsoDate
  readonly library: Library
  readonly describe: StructuredDataMaker
  readonly company: {
    readonly name: string
    readonly logo?: string | undefined
    /** Picture of previews that have none of their own. */
    readonly image?: ContentImage | undefined
  }
  /** Draws a view as static markup, with the context that blocks need. */
  readonly draw: (view: (draw: Rendering['draw']) => ReactNode, byline?: ReactNode) => DrawnPage
}

export interface EditorialPage {
  readonly title: string
  readonly description: string
  readonly drawn: DrawnPage
  readonly type?: PageHead['type']
  /** Picture of previews. */
  readonly image?: ContentImage | undefined
  /** Home first, the page itself last. */
  readonly trail: readonly TrailStep[]
  readonly structured?: readonly StructuredData[]
  readonly feed?: string
  readonly canonical?: string
  readonly noIndex?: boolean
}

/** Undefined where there is nothing at the address after all: a page past the end of a list. */
export type MakeEditorialPage = (call: EditorialCall) => EditorialPage | PageRedirect | undefined
