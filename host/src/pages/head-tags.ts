import type { Page } from '../page-parts/page'
import { escapeHtml, jsonForScript } from '../text/escape-html'

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

/**
 * Everything in a document's head for machines: its one address, previews, feed and structured data. A page that is
 * in no index has no address to recommend and describes nothing.
 */
export function headTags(page: Page, parts: HeadTagParts): string {
  if (page.noIndex) return '<meta name="robots" content="noindex">'
  const { structured, feed } = page.head
  return [
    `<link rel="canonical" href="${escapeHtml((parts.origin ?? '') + page.canonical)}">`,
    ...previewTags(page, parts),
    feed &&
      `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(parts.siteName)}" href="${escapeHtml(feed)}">`,
    ...structured.map(
      (thing) =>
        `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', ...thing })}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n')
}
