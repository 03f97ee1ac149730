import { type ContentRecord, readAll, recordOf, recordsOf, textOf } from './records'

/** Where a link leads. The host has already normalised content links and left out undeclared routes. */
export interface LayoutLink {
  readonly href: string
  readonly target?: '_blank'
}

export interface TextLink {
  readonly text: string
  readonly link: LayoutLink
}

// A path of the site, an anchor, or a protocol that cannot run script; `//host` would leave the site unnoticed.
const safeHref = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i

/** A link as text or as `{ href, target? }`; undefined when it is missing or could run script. */
export function readLink(value: unknown): LayoutLink | undefined {
  const record = recordOf(value)
  const href = textOf(value) ?? textOf(record.href)
  if (href === undefined || !safeHref.test(href)) return undefined
  return record.target === '_blank' ? { href, target: '_blank' } : { href }
}

/** `{ text, link, target? }`: an editor may set the target on the item or on the link. */
export function readTextLink(item: ContentRecord): TextLink | undefined {
  const text = textOf(item.text)
  const link = readLink(item.link)
  if (text === undefined || link === undefined) return undefined
  return { text, link: item.target === '_blank' ? { ...link, target: '_blank' } : link }
}

export const readTextLinks = (value: unknown): readonly TextLink[] => readAll(recordsOf(value), readTextLink)
