import { composed, foldInPlace, placeOfWord } from '../../base/text/fold'
import { type Block, type Fields, isRecord } from '../../content/source/story'
import type { Term } from './library'

/** Rich text whose words are no running text, or already lead somewhere. */
const untouched = new Set(['heading', 'code_block', 'table'])

interface Sought {
  readonly term: Term
  readonly form: string
  readonly length: number
  /** An acronym is sought as written: `FIN` is no `fin`. */
  readonly exact: boolean
}

const isAcronym = (form: string) => form === form.toUpperCase() && /\p{Lu}/u.test(form)

/** Longest first, so that `taxa fixa` is found before `taxa`. */
const soughtIn = (terms: readonly Term[]): readonly Sought[] =>
  terms
    .flatMap((term) =>
      term.forms.map((written) => {
        const exact = isAcronym(written)
        const form = exact ? composed(written) : foldInPlace(composed(written))
        return { term, form, length: form.length, exact }
      }),
    )
    .sort((a, b) => b.length - a.length)

const linkMark = ({ path }: Term) => ({ type: 'link', attrs: { href: path, linktype: 'url' } })

/**
 * The content of a story with every glossary term linked where its text first names it, once each. Headings, tables
 * and texts that are links already stay as they are; of two terms at one place the longer one counts.
 */
export function linkTerms(content: Block, terms: readonly Term[]): Block {
  const open = new Map(terms.map((term) => [term.uuid, term]))
  const sought = soughtIn(terms)

  function linkedRun(node: Fields): readonly Fields[] {
    const text = composed(String(node.text ?? ''))
    const marks = Array.isArray(node.marks) ? node.marks : []
    if (marks.some((mark: unknown) => isRecord(mark) && mark.type === 'link')) return [node]
    const folded = foldInPlace(text)
    for (const { term, form, length, exact } of sought) {
      if (!open.has(term.uuid)) continue
      const at = placeOfWord(exact ? text : folded, form)
      if (at < 0) continue
      open.delete(term.uuid)
      const part = (from: number, to?: number) => ({ ...node, text: text.slice(from, to) })
      const named = { ...part(at, at + length), marks: [...marks, linkMark(term)] }
      const around = [part(0, at), part(at + length)].map((run) => (run.text === '' ? [] : linkedRun(run)))
      return [...(around[0] ?? []), named, ...(around[1] ?? [])]
    }
    return [node]
  }

  function linked(value: unknown): unknown {
    if (Array.isArray(value))
      return value.flatMap((item): readonly unknown[] =>
        isRecord(item) && item.type === 'text' ? linkedRun(item) : [linked(item)],
      )
    if (!isRecord(value) || untouched.has(String(value.type))) return value
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, linked(child)]))
  }

  return linked(content) as Block
}

/** Whether the text names the term. */
export function namesTerm(text: string, term: Term): boolean {
  const folded = foldInPlace(composed(text))
  return soughtIn([term]).some(({ form, exact }) => placeOfWord(exact ? composed(text) : folded, form) >= 0)
}
