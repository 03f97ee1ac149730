import type { IncomingMessage } from 'node:http'
import type { PagePolicy } from '../../base/security/security-headers'
import type { Snapshot } from '../../remotes/deployments/snapshot'
import type { PageRequest } from '../page-parts/page'
import type { SiteContent } from './page-content'

/** One visitor's view of everything that may differ between visitors. */
export interface PageView {
  /** '' for the base view; part of a page's key in the cache: one key always shows the same. */
  readonly key: string
  readonly snapshot: Snapshot
  readonly content: SiteContent
  /** ISO date in Lisbon that the page is as of. */
  readonly today: string
  /** False for a view of one person, such as a preview: it is neither kept nor indexed. */
  readonly shared: boolean
  /** Rights of this view's documents beyond others'. */
  readonly policy?: Partial<
    Pick<PagePolicy, 'framedBy' | 'scriptOrigins' | 'connectOrigins' | 'inlineStyles'>
  >
  /** HTML that this view's documents carry after the page. Never rejects. */
  readonly addition?: (request: PageRequest) => Promise<string>
}

/** The visitor, by the request. */
export interface Visitor {
  /** Raw request target, query included. */
  readonly url: string
  /** Raw cookie header, '' for none. */
  readonly cookies: string
  /** '' for none. */
  readonly userAgent: string
}

const visitors = new WeakMap<object, Visitor>()

/** The visitor, by the request, before any framework has read it: one for each request, so that it draws once. */
export function visitorOf(request: Pick<IncomingMessage, 'url' | 'headers'>): Visitor {
  const known = visitors.get(request)
  if (known) return known
  const { url = '/', headers } = request
  const visitor = { url, cookies: headers.cookie ?? '', userAgent: headers['user-agent'] ?? '' }
  visitors.set(request, visitor)
  return visitor
}

interface ChosenView {
  readonly view: PageView
  /** `set-cookie` values that keep the choice. */
  readonly cookies: readonly string[]
}

/**
 * One reason why visitors are shown different things: a canary, a preview, a developer's own build.
 * Answers undefined where it changes nothing; this runs before every page, so it must be quick then.
 */
export type ViewLayer = (chosen: PageView, visitor: Visitor) => ChosenView | undefined

export interface Views {
  /** View of every visitor without a canary or preview. */
  base(): PageView
  choose(visitor: Visitor): ChosenView
}

const none: readonly string[] = []

/** Puts layers over the base view, in their order. */
export function createViews(base: () => PageView, layers: readonly ViewLayer[]): Views {
  return {
    base,
    choose(visitor) {
      let chosen: ChosenView = { view: base(), cookies: none }
      for (const layer of layers) {
        const changed = layer(chosen.view, visitor)
        if (changed)
          chosen = { view: changed.view, cookies: [...new Set([...chosen.cookies, ...changed.cookies])] }
      }
      return chosen
    },
  }
}
