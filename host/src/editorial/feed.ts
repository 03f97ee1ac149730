import { escapeHtml } from '../pages/escape-html'
import { blogPath, feedPath } from './editorial-paths'
import type { Article } from './library'

/** Articles a reader is given; older ones are on the site. */
const newest = 30

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`

/** RFC 822, as RSS wants it; an article has a day and no hour. */
const dateOf = (day: string) => new Date(`${day}T09:00:00Z`).toUTCString()

function itemXml(
  origin: string,
  { path, title, description, published, topicName, author }: Article,
): string {
  const url = origin + path
  return `<item>
${element('title', title)}
${element('link', url)}
<guid isPermaLink="true">${escapeHtml(url)}</guid>
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
  { origin, title, description }: { origin: string; title: string; description: string },
  articles: readonly Article[],
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', title)}
${element('link', origin + blogPath)}
${element('description', description)}
<language>pt-PT</language>
<atom:link href="${escapeHtml(origin + feedPath)}" rel="self" type="application/rss+xml"/>
${articles
  .slice(0, newest)
  .map((article) => itemXml(origin, article))
  .join('\n')}
</channel>
</rss>
`
}
