import type { PageDocument } from './read-document'

/** Answer of an address. */
export interface Answer {
  readonly status: number
  readonly type: string
  /** Where it leads on to, as the server wrote it. */
  readonly location: string | undefined
  /** Of HTML that is a page of its own. */
  readonly document: PageDocument | undefined
}

/** One place where an address is written: the page, and the words there. */
export interface Mention {
  readonly page: string
  readonly written: string
  readonly kind: 'link' | 'file' | 'form'
}

export interface Walk {
  /** By address: path and query. */
  readonly answers: ReadonlyMap<string, Answer>
  /** Every mention of an address of the site, by address. */
  readonly mentions: ReadonlyMap<string, readonly Mention[]>
  /** Mentions of other origins. */
  readonly outside: readonly Mention[]
}

/** A way into a funnel leads to the step that is open, or to its results: which one that is, no link can know. */
export const isEntrance = (address: string, location = '') => {
  const [, product, step] = new URL(address, 'http://site').pathname.split('/')
  return step === 'simular' && location.startsWith(`/${product}/`)
}

/** Filters and answers of a funnel multiply addresses without making new pages: so many of one form are asked. */
const sameForm = 8

/** Path and names in the query: what `/blog?pagina=2` and `/blog?pagina=3` share. */
export const formOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return `${pathname}?${[...new Set(searchParams.keys())].sort().join('&')}`
}

/**
 * Follows every link and file from `seeds` over HTTP, as a visitor without script could, until nothing new is named.
 * @param follows which pages' links are followed; every one's by default. A mention of what is not asked is still noted.
 */
export async function walkSite(
  origin: string,
  seeds: readonly Mention[],
  parse: (html: string) => Promise<PageDocument>,
  follows: (page: string) => boolean = () => true,
): Promise<Walk> {
  const answers = new Map<string, Answer>()
  const mentions = new Map<string, Mention[]>()
  const outside: Mention[] = []
  const forms = new Map<string, number>()
  const waiting: string[] = []

  function note(mention: Mention) {
    const base = new URL(mention.page, origin)
    const target = URL.canParse(mention.written, base) ? new URL(mention.written, base) : undefined
    if (target?.origin !== origin) return void outside.push(mention)
    const address = target.pathname + target.search
    const known = mentions.get(address)
    if (known) return void known.push(mention)
    mentions.set(address, [mention])
    const form = formOf(address)
    const asked = forms.get(form) ?? 0
    forms.set(form, asked + 1)
    if (asked < sameForm && follows(mention.page)) waiting.push(address)
  }

  async function visit(address: string) {
    const answer = await fetch(origin + address, { redirect: 'manual' })
    const type = answer.headers.get('content-type') ?? ''
    const isPage = type.startsWith('text/html') && answer.status === 200
    const document = isPage ? await parse(await answer.text()) : undefined
    if (!isPage) await answer.arrayBuffer()
    const location = answer.headers.get('location') ?? undefined
    answers.set(address, { status: answer.status, type, location, document })
    // Where it leads must be a page: a second address that leads on would be a chain.
    if (location !== undefined) note({ page: address, written: location, kind: 'link' })
    for (const written of document?.links ?? []) note({ page: address, written, kind: 'link' })
    for (const written of document?.files ?? []) note({ page: address, written, kind: 'file' })
    for (const written of document?.submits ?? []) note({ page: address, written, kind: 'form' })
  }

  async function walker() {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(next)
  }

  for (const seed of seeds) note(seed)
  // A walker that finds nothing waiting may still be given work by another one's page.
  while (waiting.length > 0) await Promise.all(Array.from({ length: 6 }, walker))
  return { answers, mentions, outside }
}
