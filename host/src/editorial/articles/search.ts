import { memoize } from 'shared-lib/rules/memo/memoize'
import { questionsPath } from '../../base/addresses/addresses'
import { composed, foldInPlace, placeOfWord } from '../../base/text/fold'
import type { Library } from './library'
import { plainText } from './plain-text'

/** A piece of a text, marked where it matches the query. */
export interface TextPart {
  readonly text: string
  readonly found: boolean
}

export interface Hit {
  readonly kind: 'Guia' | 'Artigo' | 'Glossário' | 'Pergunta frequente'
  readonly path: string
  readonly title: readonly TextPart[]
  readonly excerpt: readonly TextPart[]
}

interface Entry {
  readonly kind: Hit['kind']
  readonly path: string
  readonly title: string
  readonly summary: string
  /** Other ways to write the title: sought, never shown. */
  readonly aliases?: string
  readonly body: string
}

const maxWords = 8
const excerptLength = 180

/** Stop words. */
const empty = new Set(
  'a as o os e de da do das dos em no na nos nas um uma para por com que se ao'.split(' '),
)

/** `As tarifas` → `tarifa`: case, accents, empty words and a plural do not matter. */
export function wordsOf(query: string): readonly string[] {
  const words = foldInPlace(composed(query))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const precise = words.filter((word) => !empty.has(word))
  return [
    ...new Set((precise.length > 0 ? precise : words).map((word) => word.replace(/(\w{3,})s$/, '$1'))),
  ].slice(0, maxWords)
}

const entriesOf = ({ articles, terms, questions }: Library): readonly Entry[] => [
  ...articles.map(({ isGuide, path, title, description, content }) => ({
    kind: isGuide ? ('Guia' as const) : ('Artigo' as const),
    path,
    title,
    summary: description,
    body: plainText({ lead: content.lead, body: content.body }),
  })),
  ...terms.map(({ path, name, forms, short, content }) => ({
    kind: 'Glossário' as const,
    path,
    title: name,
    summary: short,
    aliases: forms.slice(1).join('\n'),
    body: plainText(content.body),
  })),
  ...questions.map(({ slug, question, answerText }) => ({
    kind: 'Pergunta frequente' as const,
    path: `${questionsPath}#${slug}`,
    title: question,
    summary: '',
    body: answerText,
  })),
]

interface FoldedEntry extends Entry {
  readonly folded: Readonly<Record<'title' | 'summary' | 'aliases' | 'body', string>>
}

const indexOf = memoize((library: Library): readonly FoldedEntry[] =>
  entriesOf(library).map((entry) => {
    const [title, summary, body] = [entry.title, entry.summary, entry.body].map(composed) as [
      string,
      string,
      string,
    ]
    const folded = {
      title: foldInPlace(title),
      summary: foldInPlace(summary),
      aliases: foldInPlace(composed(entry.aliases ?? '')),
      body: foldInPlace(body),
    }
    return { ...entry, title, summary, body, folded }
  }),
)

const has = (folded: string, word: string) => placeOfWord(folded, word, true) >= 0

/** Every word must be there; a title outranks a summary, which outranks a body. 0 when a word is missing. */
function scoreOf({ folded }: FoldedEntry, words: readonly string[]): number {
  let score = 0
  for (const word of words) {
    if (has(folded.title, word)) score += 100
    else if (has(folded.summary, word) || has(folded.aliases, word)) score += 10
    else if (has(folded.body, word)) score += 1
    else return 0
  }
  return score
}

/** The text in parts, every beginning of a sought word found; a word is marked to its end. */
export function marked(text: string, words: readonly string[]): readonly TextPart[] {
  const whole = composed(text)
  const folded = foldInPlace(whole)
  const parts: TextPart[] = []
  let done = 0
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!words.some((sought) => word.startsWith(sought))) continue
    if (index > done) parts.push({ text: whole.slice(done, index), found: false })
    parts.push({ text: whole.slice(index, index + word.length), found: true })
    done = index + word.length
  }
  return done < whole.length ? [...parts, { text: whole.slice(done), found: false }] : parts
}

/**
 * The summary when it contains the query, else the body around the first match, cut between words. A body whose title
 * contains the whole query is shown from its beginning.
 */
function excerptOf({ summary, body, folded }: FoldedEntry, words: readonly string[]): string {
  const inBody = words.map((word) => placeOfWord(folded.body, word, true)).filter((at) => at >= 0)
  if (summary !== '' && (inBody.length === 0 || words.some((word) => has(folded.summary, word))))
    return summary
  const inTitle = words.every((word) => has(folded.title, word))
  const from = inTitle ? 0 : body.lastIndexOf(' ', Math.max(0, Math.min(...inBody, body.length) - 60)) + 1
  const end = body.indexOf(' ', from + excerptLength)
  return `${from > 0 ? '…' : ''}${body.slice(from, end < 0 ? undefined : end)}${end < 0 ? '' : '…'}`
}

/**
 * Articles, terms and questions that hold every word of a query, best first. The texts come from the content service
 * and are searched here: its own `search_term` takes a phrase as written and does not rank.
 */
export function searchLibrary(library: Library, query: string): readonly Hit[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return indexOf(library)
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => ({
      kind: entry.kind,
      path: entry.path,
      title: marked(entry.title, words),
      excerpt: marked(excerptOf(entry, words), words),
    }))
}
