/** A page announced to subscribers. */
export interface NewGuide {
  /** Path on the site, e.g. `/guias/irs-jovem`. */
  readonly path: string
  readonly title: string
  readonly description: string
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

const decoded = (text: string) =>
  text.replace(/&(?:amp|quot|#39|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)

const metaOf = (html: string, property: string) => {
  const [, content] = html.match(new RegExp(`<meta property="${property}" content="([^"]*)">`)) ?? []
  return content === undefined ? undefined : decoded(content)
}

/** A public page's own words: subscribers would find them there now. Rejects for a page that is not public. */
export async function readGuide(origin: string, path: string, ask: typeof fetch = fetch): Promise<NewGuide> {
  const answer = await ask(origin + path, { redirect: 'error' })
  const html = await answer.text()
  const title = metaOf(html, 'og:title')
  const description = metaOf(html, 'og:description')
  if (!answer.ok || metaOf(html, 'og:type') !== 'article' || !title || !description)
    throw new Error(`${origin}${path} is no published article (${answer.status})`)
  return { path, title, description }
}
