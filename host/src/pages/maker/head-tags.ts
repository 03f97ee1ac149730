import { escapeHtml, jsonForScript } from '../../base/text/escape-html'
import type { Page } from '../page-parts/page'

interface HeadTagParts {
  readonly siteName: string
  /** Absolute origin, undefined when not configured: addresses are then those of the site itself. */
  readonly origin: string | undefined
}

const property = (name: string, content: string | number | undefined) =>
  content === undefined ? '' : `<meta property="${name}" content="${escapeHtml(String(content))}">`

/** Previews need whole addresses. https://ogp.me */
function previewTags(page: Page, { siteName, origin = '' }: HeadTagParts) {
  const { type, image } = page.head
  return [
    property('og:type', type),
    property('og:site_name', siteName),
    property('og:locale', 'pt_PT'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', origin + page.canonical),
    property('og:image', image && (image.src.startsWith('/') ? origin + image.src : image.src)),
    property('og:image:width', image?.width),
    property('og:image:height', image?.height),
    property('og:image:alt', image?.alt || undefined),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** Structured data of a page; none where it is in no index. It follows the page, whose words it repeats. */
export const structuredTags = ({ noIndex, head }: Page): string =>
  noIndex
    ? ''
    : head.structured
        .map((thing) => jsonForScript({ '@context': 'https://schema.org', ...thing }))
        .map((json) => `<script type="application/ld+json">${json}</script>\n`)
        .join('')

/**
 * Everything in a document's head for machines: its one address, previews and feed. A page that is in no index has no
 * address to recommend.
 */
export function headTags(page: Page, parts: HeadTagParts): string {
  if (page.noIndex) return '<meta name="robots" content="noindex">'
  const { feed } = page.head
  return [
    `<link rel="canonical" href="${escapeHtml((parts.origin ?? '') + page.canonical)}">`,
    ...previewTags(page, parts),
    feed &&
      `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(parts.siteName)}" href="${escapeHtml(feed)}">`,
  ]
    .filter(Boolean)
    .join('\n')
}
