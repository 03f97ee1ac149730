import type { Browser } from '@playwright/test'
import { lisbonQuery } from '../journeys/homes'
import { forBuilders } from './document-faults'
import { readDocument } from './read-document'
import { type Mention, type Walk, walkSite } from './walk-site'

/** Named by no link: who gets there has answered a funnel. */
const answered = [`/energia/resultados?${lisbonQuery}`, `/energia/simular/dados-de-contacto?${lisbonQuery}`]

async function seedsOf(origin: string): Promise<readonly Mention[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return ['/', '/sitemap.xml', '/robots.txt', ...listed, ...answered].map((written) => ({
    page: '/sitemap.xml',
    written,
    kind: 'link',
  }))
}

/** Everything that can be reached from the home page, from the sitemap and by answering, but for the catalogue of tags. */
export async function walkWholeSite(browser: Browser, origin: string): Promise<Walk> {
  const parser = await browser.newPage()
  try {
    const parse = (html: string) => readDocument(parser, html)
    return await walkSite(origin, await seedsOf(origin), parse, (page) => !forBuilders.test(page))
  } finally {
    await parser.close()
  }
}
