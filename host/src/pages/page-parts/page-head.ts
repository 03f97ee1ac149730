import type { ContentImage } from '../../content/source/assets'

/** A thing of schema.org as JSON-LD. https://schema.org/docs/full.html */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** Facts for machines about a page beyond its title: previews, search engines, feed readers. */
export interface PageHead {
  readonly type: 'website' | 'article'
  /** Picture of previews; the company's own when a page has none. */
  readonly image?: ContentImage | undefined
  readonly structured: readonly StructuredData[]
  /** Address of the feed that carries the page's news. */
  readonly feed?: string
}

export const plainHead: PageHead = { type: 'website', structured: [] }
