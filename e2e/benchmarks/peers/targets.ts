import { isRecord } from 'shared-lib/contract/is-record'
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

export const hint = `Name the sites to compare with, or set PEERS to the same words:
  npm run bench -- peers astro=http://localhost:4302 next=http://localhost:4301,/,/guia,/simular
  npm run bench -- peers peers.json --visits 3
The paths are those of home, guide and funnel. A file is a list of { "name", "url", "paths", "selectors" }; what it leaves out
is as in e2e/benchmarks/peers/targets.ts.`

/** Paths and selectors of a site built for this comparison, unless a file sets others. */
export const usual: Pick<Target, 'paths' | 'selectors'> = {
  paths: { home: '/', guide: '/guide', funnel: '/funnel' },
  selectors: {
    menuButton: '.burger',
    menu: '.nav.open',
    answer: '.option',
    next: '.next',
    second: '.funnel input[name=amount]',
  },
}

/** @throws for a key that does not exist or a value that is no text */
function overlay<Base extends object>(base: Base, own: unknown, where: string): Base {
  if (own === undefined) return base
  if (!isRecord(own)) throw new Error(`${where} must be an object`)
  for (const [key, value] of Object.entries(own))
    if (!(key in base) || typeof value !== 'string' || value === '')
      throw new Error(`${where}: ${key} must be a text, and one of ${Object.keys(base).join(', ')}`)
  return { ...base, ...own }
}

function target(value: unknown): Target {
  if (!isRecord(value)) throw new Error('a site is an object with a name and a url')
  const { name, url, paths, selectors } = value
  if (typeof name !== 'string' || !/^[a-z0-9][a-z0-9 .-]{0,23}$/i.test(name) || name === 'ours')
    throw new Error(`"${name}" cannot be the name of a site: letters and digits, and not "ours"`)
  if (typeof url !== 'string' || !/^https?:\/\/[^/]+\/?$/.test(url) || !URL.canParse(url))
    throw new Error(`${name}: "${url}" is not an origin like http://localhost:4302`)
  return {
    name,
    url: url.replace(/\/$/, ''),
    paths: overlay(usual.paths, paths, `${name}, paths`),
    selectors: overlay(usual.selectors, selectors, `${name}, selectors`),
  }
}

/** `name=url`, or `name=url,home,guide,funnel`. */
function fromWord(word: string): Target {
  const [, name, url, ...given] = /^([^=]+)=([^,]+)(?:,([^,]*),([^,]*),([^,]*))?$/.exec(word) ?? []
  if (name === undefined) throw new Error(`"${word}" names no site.\n${hint}`)
  const [home, guide, funnel] = given
  return target({ name, url, paths: home === undefined ? undefined : { home, guide, funnel } })
}

/**
 * The sites to compare with, in the order in which they were named.
 * @param words `name=url`, `name=url,home,guide,funnel` or the name of a JSON file
 * @param read the text of such a file
 * @throws one plain sentence about the word that is wrong, and a hint when there is none
 */
export function readPeers(words: readonly string[], read: (file: string) => string): Target[] {
  const peers = words.flatMap((word) => {
    if (!word.endsWith('.json')) return [fromWord(word)]
    const list: unknown = JSON.parse(read(word))
    if (!Array.isArray(list)) throw new Error(`${word} must hold a list of sites`)
    return list.map(target)
  })
  if (peers.length === 0) throw new Error(hint)
  const names = peers.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`two sites are called ${twice}`)
  return peers
}
