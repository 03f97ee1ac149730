import { memoize } from 'shared-lib/rules/memo/memoize'
import { foldInPlace } from '../../../src/base/text/fold'
import type { ApiStory } from '../../stories/story-files'

/** A story that has all the words that were looked for. */
interface FoundStory {
  readonly id: number
  /** Text around the first of the words; '' where title and address have them all. */
  readonly excerpt: string
}

interface Found {
  readonly total: number
  readonly stories: readonly FoundStory[]
}

const shownAtMost = 20

/** Fields without text for a reader: numbers, names of blocks and of kinds, addresses. */
const bookkeeping = new Set(
  '_uid,_editable,component,id,uuid,type,fieldtype,linktype,cached_url,url,href,filename,src'.split(','),
)

function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (bookkeeping.has(name) ? [] : wordsIn(inner)))
}

interface Read {
  readonly title: string
  readonly slug: string
  readonly text: string
  /** The text letter for letter, without accents and capitals. */
  readonly folded: string
}

// A story that changes is another object: what was read of one holds as long as it does.
const read = memoize((story: ApiStory): Read => {
  const text = wordsIn(story.content).join(' ').replace(/\s+/g, ' ')
  const title = foldInPlace(`${story.name} ${String(story.content.title ?? '')}`)
  return { title, slug: foldInPlace(story.full_slug), text, folded: foldInPlace(text) }
})

const around = 60

function excerptOf({ text, folded }: Read, words: readonly string[]): string {
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0)
  if (places.length === 0) return ''
  const from = Math.max(0, Math.min(...places) - around)
  const to = Math.min(text.length, from + 2 * around)
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
}

/** 0 for a title that has them all, 1 for an address, 2 for a text; undefined where one of them is nowhere. */
function rankOf({ title, slug, folded }: Read, words: readonly string[]): number | undefined {
  if (words.every((word) => title.includes(word))) return 0
  if (words.every((word) => title.includes(word) || slug.includes(word))) return 1
  const isThere = (word: string) => title.includes(word) || slug.includes(word) || folded.includes(word)
  return words.every(isThere) ? 2 : undefined
}

/** Stories with all of these words in title, address or text, whatever the accents; titles first, then by address. */
export function searchStories(stories: readonly ApiStory[], typed: string): Found {
  const words = foldInPlace(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return { total: 0, stories: [] }
  const found = stories
    .map((story) => ({ story, known: read(story) }))
    .map((one) => ({ ...one, rank: rankOf(one.known, words) }))
    .filter(({ rank }) => rank !== undefined)
    .sort(
      (one, other) =>
        Number(one.rank) - Number(other.rank) || one.story.full_slug.localeCompare(other.story.full_slug),
    )
  return {
    total: found.length,
    stories: found.slice(0, shownAtMost).map(({ story: { id }, known: texts, rank }) => ({
      id,
      excerpt: rank === 2 ? excerptOf(texts, words) : '',
    })),
  }
}
