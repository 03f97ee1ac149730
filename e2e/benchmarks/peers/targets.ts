export const pageNames = ['home', 'guide', 'funnel'] as const
export type PageName = (typeof pageNames)[number]

/** A site that is measured: the same three pages, and where a visitor's hand goes in them. */
export interface Target {
  readonly name: string
  /** Without a slash at the end. */
  readonly url: string
  readonly paths: Readonly<Record<PageName, string>>
  /** CSS selectors, of which the first match counts. */
  readonly selectors: Selectors
}

export interface Selectors {
  readonly menuButton: string
  /** The menu once it is open. */
  readonly menu: string
  /** Possible answers to the first question: a label or a button. */
  readonly answer: string
  readonly next: string
  /** Part that only the second question has. */
  readonly second: string
}

const hint = `Name the sites to compare with:
  npm run bench -- peers astro=http://localhost:4302 next=http://localhost:4301,/,/guia,/simular --visits 3
The paths are those of home, guide and funnel.`

/** Paths and selectors of a site built for this comparison. */
const usual: Pick<Target, 'paths' | 'selectors'> = {
  paths: { home: '/', guide: '/guide', funnel: '/funnel' },
  selectors: {
    menuButton: '.burger',
    menu: '.nav.open',
    answer: '.option',
    next: '.next',
    second: '.funnel input[name=amount]',
  },
}

/** `name=url`, or `name=url,home,guide,funnel`. */
function targetOf(word: string): Target {
  const [, name, url, home, guide, funnel] =
    /^([a-z0-9][a-z0-9 .-]{0,23})=(https?:\/\/[^/,]+)\/?(?:,([^,]+),([^,]+),([^,]+))?$/i.exec(word) ?? []
  if (name === undefined || name === 'ours' || url === undefined || !URL.canParse(url))
    throw new Error(`"${word}" names no site.\n${hint}`)
  return { ...usual, name, url, ...(home && guide && funnel && { paths: { home, guide, funnel } }) }
}

/**
 * The sites to compare with, in the order in which they were named.
 * @throws one plain sentence about the word that is wrong, and a hint
 */
export function readPeers(words: readonly string[]): Target[] {
  const peers = words.map(targetOf)
  if (peers.length === 0) throw new Error(hint)
  const names = peers.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`two sites are called ${twice}`)
  return peers
}
