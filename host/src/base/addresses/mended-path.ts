import { foldText } from '../text/fold'

/** Longer than every address of ours with all marks of a campaign. */
const longest = 2000

/** Characters that a sentence, a table cell or a mail puts around an address; a slug has none of them at its ends. */
const around = /[^\p{L}\p{N}]/u

/** Never typed by a person: a path through folders, and the end of a text. */
const crafted = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)|\0/

/** End of the element of a page that an address was copied with. */
const closingTag = /<\/[a-z]+>?$/i

const unseen = /\p{Cf}/gu

/** Names that other servers give to the page of a folder. */
const folderPages = new Set(['home', 'inicio', 'index', 'default', 'amp', 'homepage'])

function trimmed(segment: string): string {
  let from = 0
  let to = segment.length
  while (from < to && around.test(segment.charAt(from))) from++
  while (from < to && around.test(segment.charAt(to - 1))) to--
  return segment.slice(from, to)
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Slugs of a path: without marks around them, empty ones, our only language and the ending of a file. */
function slugsIn(path: string): readonly string[] {
  const slugs = path.split(/[/\\]/).map(trimmed).filter(Boolean)
  const last = slugs.at(-1)?.replace(/\.(?:html?|php|jsp|aspx?)$/i, '')
  const own = last === undefined ? slugs : [...slugs.slice(0, -1), last]
  const bare = folderPages.has(foldText(own.at(-1) ?? '')) ? own.slice(0, -1) : own
  return /^pt(?:[-_]pt)?$/i.test(bare[0] ?? '') ? bare.slice(1) : bare
}

const asTyped = (slug: string) => foldText(slug).replace(/[\s_+\p{Pd}\u2212]+/gu, '-')

/**
 * Target of an address without a page, when a similar address has one: lower case, no characters copied along with it, its
 * query apart. Undefined otherwise. Only paths that `isPage` accepts are returned, so this is no way to another site.
 */
export function mendedTarget(
  path: string,
  query: string,
  isPage: (path: string) => boolean,
): string | undefined {
  const whole = path.length > longest ? undefined : decoded(path)
  if (whole === undefined || crafted.test(whole)) return undefined
  const [, written = '', more = '', place = ''] =
    /^([^?&;#]*)([^#]*)#?(.*)/s.exec(whole.replace(unseen, '').replace(closingTag, '')) ?? []
  const slugs = slugsIn(written)
  const found = [slugs, slugs.map(asTyped)]
    .map((some) => `/${some.join('/')}`)
    .find((one) => one !== path && isPage(one))
  if (found === undefined) return undefined
  const mended = more.replace(/&amp;/gi, '&').replace(/^[?&;]+/, '')
  const search = [encodeURI(mended), query].filter(Boolean).join('&')
  return `${encodeURI(found)}${search && `?${search}`}${/^[\w-]+$/.test(place) ? `#${place}` : ''}`
}
