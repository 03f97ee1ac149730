import { escapeHtml } from '../../base/text/escape-html'

/** Items a reader is given; older ones are on the site. */
const newest = 30

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`

/** RFC 822, as RSS wants it; an article has a day and no hour. */
const dateOf = (day: string) => new Date(`${day}T09:00:00Z`).toUTCString()

/** One piece of news. */
export interface FeedItem {
  readonly path: string
  readonly title: string
  readonly description: string
  /** ISO date. */
  readonly published?: string | undefined
  readonly topicName?: string | undefined
  readonly author?: { readonly name: string } | undefined
  /** Where the address is not enough to identify the item. */
  readonly guid?: string
}

interface FeedChannel {
  readonly origin: string
  readonly title: string
  readonly description: string
  /** Page with the news. */
  readonly path: string
  readonly feedPath: string
}

function itemXml(
  origin: string,
  { path, title, description, published, topicName, author, guid }: FeedItem,
): string {
  const url = origin + path
  return `<item>
${element('title', title)}
${element('link', url)}
<guid isPermaLink="${guid === undefined}">${escapeHtml(guid ?? url)}</guid>
${element('description', description)}
${[
  published && element('pubDate', dateOf(published)),
  topicName && element('category', topicName),
  author && element('dc:creator', author.name),
]
  .filter(Boolean)
  .join('\n')}
</item>`
}

/** https://www.rssboard.org/rss-specification */
export function rssXml(
  { origin, title, description, path, feedPath }: FeedChannel,
  items: readonly FeedItem[],
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', title)}
${element('link', origin + path)}
${element('description', description)}
<language>pt-PT</language>
<atom:link href="${escapeHtml(origin + feedPath)}" rel="self" type="application/rss+xml"/>
${items
  .slice(0, newest)
  .map((item) => itemXml(origin, item))
  .join('\n')}
</channel>
</rss>
`
}
