import type { Browser } from '@playwright/test'
import { lisbonQuery } from '../journeys/homes'
import { forBuilders } from './document-faults'
import { readDocument } from './read-document'
import { type Mention, type Walk, walkSite } from './walk-site'

/** Named by no link: who gets there has answered a funnel. */
const answered = [`/energia/resultados?${lisbonQuery}`, `/energia/simular/dados-de-contacto?${lisbonQuery}`]

const fromSitemap = '/sitemap.xml'

async function seedsOf(origin: string): Promise<readonly Mention[]> {
  const xml = await (await fetch(`${origin}${fromSitemap}`)).text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return ['/', fromSitemap, '/robots.txt', ...listed, ...answered].map((written) => ({
    page: fromSitemap,
    written,
    kind: 'link',
  }))
}

/** Pages of one folder are drawn by one route; of those at the top, the ones without a folder of their own. */
function kindOf(path: string, folders: ReadonlySet<string>) {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return path === '/' || (folder === '' && folders.has(path)) ? path : `${folder}/*`
}

/** The first page of each kind that the sitemap lists, and those that no link names. */
export async function walkOneOfEachKind(browser: Browser, origin: string): Promise<Walk> {
  const seeds = (await seedsOf(origin)).filter(({ written }) => !/\.(?:xml|txt)$/.test(written))
  const pathOf = (seed: Mention) => seed.written.split('?', 1)[0] ?? ''
  const folders = new Set(seeds.map(pathOf).map((path) => path.slice(0, path.lastIndexOf('/'))))
  const kinds = new Map<string, Mention>()
  for (const seed of seeds) {
    const kind = seed.written.includes('?') ? seed.written : kindOf(pathOf(seed), folders)
    if (!kinds.has(kind)) kinds.set(kind, seed)
  }
  return walkFrom(browser, origin, [...kinds.values()], (page) => page === fromSitemap)
}

/** Everything that can be reached from the home page, from the sitemap and by answering, but for the catalogue of tags. */
export const walkWholeSite = async (browser: Browser, origin: string): Promise<Walk> =>
  walkFrom(browser, origin, await seedsOf(origin), (page) => !forBuilders.test(page))

async function walkFrom(
  browser: Browser,
  origin: string,
  seeds: readonly Mention[],
  follows: (page: string) => boolean,
): Promise<Walk> {
  const parser = await browser.newPage()
  try {
    return await walkSite(origin, seeds, (html) => readDocument(parser, html), follows)
  } finally {
    await parser.close()
  }
}
