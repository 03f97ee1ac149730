import { bannedIn } from 'shared-lib/kit/voice/banned-words'
import type { PageDocument } from './read-document'
import { type Answer, isEntrance, type Mention, type Walk } from './walk-site'

/** One fault on one page. */
export interface Fault {
  readonly page: string
  readonly fault: string
}

const hashOf = (written: string) => decodeURIComponent(written.split('#')[1] ?? '')

/** Fault of an address that pages mention, undefined when it answers. */
function deadness({ status, location }: Answer, address: string) {
  if (isEntrance(address, location)) return undefined
  if (status >= 300 && status < 400) return `${address} only leads on to ${location}: link there`
  return status === 200 ? undefined : `${address} answers ${status}`
}

function mentionFaults({ answers, mentions }: Walk): Fault[] {
  return [...mentions].flatMap(([address, mentioned]) => {
    const answer = answers.get(address)
    if (!answer) return []
    const dead = deadness(answer, address)
    // The answer of a form may lead a visitor on.
    const isExpected = ({ kind }: Mention) => kind === 'form' && answer.location !== undefined
    if (dead)
      return mentioned.flatMap((mention) =>
        isExpected(mention) ? [] : [{ page: mention.page, fault: dead }],
      )
    const { document } = answer
    return mentioned.flatMap(({ page, written }) => {
      const hash = hashOf(written)
      const isThere = !document || !hash || document.ids.includes(hash)
      return isThere ? [] : [{ page, fault: `${address} has no #${hash}` }]
    })
  })
}

/** Another origin is not asked: a test that needs the whole web proves nothing about this site. */
function outsideFaults(outside: readonly Mention[]): Fault[] {
  const isFine = ({ written, kind }: Mention) =>
    kind === 'link'
      ? /^(?:https:\/\/[^\s/]+\.\w|mailto:\S+@\S|tel:\+?\d+$|data:text\/calendar;)/.test(written)
      : false
  return outside
    .filter((mention) => !isFine(mention))
    .map(({ page, written }) => ({ page, fault: `${written} is no address that a page may name` }))
}

function ownFaults(page: string, one: PageDocument): Fault[] {
  const wrong: readonly (readonly [boolean, string])[] = [
    [one.headings.length !== 1 || !one.headings[0], `${one.headings.length} main headings`],
    [one.words < 12, `only ${one.words} words without script`],
    [one.headerLinks === 0, 'a header without links'],
    [one.footerLinks === 0 && !one.framed, 'no footer links'],
    [!one.title, 'no title'],
    [!one.noIndex && !one.description, 'no description'],
    [!one.language.startsWith('pt'), `language "${one.language}"`],
    [!one.noIndex && !one.canonical, 'no canonical address'],
    [one.mute > 0, 'a form that is mute without script'],
    ...one.withoutSize.map((media) => [true, `${media} has no size`] as const),
    ...one.ids
      .filter((id, at) => one.ids.indexOf(id) !== at)
      .map((id) => [true, `id ${id} is there twice`] as const),
  ]
  return wrong.filter(([is]) => is).map(([, fault]) => ({ page, fault }))
}

const addressOf = (canonical: string) => {
  const { pathname, search } = new URL(canonical, 'http://site')
  return pathname + search
}

/** Two pages of the index with one title, or one description; a page that recommends an address where nothing is. */
function headFaults(pages: readonly (readonly [string, PageDocument])[]): Fault[] {
  const known = new Map(pages)
  const firsts = new Map<string, string>()
  return pages.flatMap(([page, { noIndex, canonical, title, description }]) => {
    if (noIndex || canonical === undefined) return []
    const recommended = addressOf(canonical)
    if (!known.has(recommended)) return [{ page, fault: `recommends ${recommended}, where no page is` }]
    if (recommended !== page) return []
    return Object.entries({ title, description }).flatMap(([part, text]) => {
      const first = firsts.get(part + text)
      firsts.set(part + text, first ?? page)
      return first && text ? [{ page, fault: `the ${part} of ${first} too: ${text}` }] : []
    })
  })
}

/** Pages for developers who use our tags name them as HTML does; their examples multiply without end. */
export const forBuilders = /^\/programadores\/blocos(?:[/?]|$)/

/** Words and claims that pages for visitors avoid. */
const voiceFaults = (page: string, { text }: PageDocument): Fault[] =>
  forBuilders.test(page)
    ? []
    : [...new Set(bannedIn(text).map(({ word }) => word))].map((word) => ({ page, fault: `says «${word}»` }))

export const pagesOf = ({ answers }: Walk): (readonly [string, PageDocument])[] =>
  [...answers].flatMap(([address, { document }]) => (document ? [[address, document] as const] : []))

/** Everything that is wrong before a browser has drawn anything. */
export function documentFaults(walk: Walk): Fault[] {
  const pages = pagesOf(walk)
  return [
    ...mentionFaults(walk),
    ...outsideFaults(walk.outside),
    ...pages.flatMap(([page, document]) => ownFaults(page, document)),
    ...pages.flatMap(([page, document]) => voiceFaults(page, document)),
    ...headFaults(pages),
  ]
}

/** One line for each fault, with the pages that have it: what the footer breaks is one fault and not a hundred. */
export function faultList(faults: readonly Fault[]): readonly string[] {
  const pages = new Map<string, Set<string>>()
  for (const { page, fault } of faults) pages.set(fault, (pages.get(fault) ?? new Set()).add(page))
  return [...pages].map(([fault, on]) => {
    const [first, ...others] = on
    return `${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${fault}`
  })
}
