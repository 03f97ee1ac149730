/**
 * Programs that fetch pages for an index or a preview: bots, lighthouse, social previews, search engines. Phones named
 * Cubot and the browsers inside messengers are people.
 */
const crawler =
  /(?<!cu)bot|crawl|spider|slurp|lighthouse|page speed|facebookexternalhit|whatsapp\/|preview|embedly|inspectiontool|mediapartners|feedfetcher|apis-google|vkshare|flipboardproxy|ia_archiver/i

export const isCrawler = (userAgent: string | undefined) => crawler.test(userAgent ?? '')
