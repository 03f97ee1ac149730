import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { blocksOf, type Fields, isRecord, recordsOf, type Story, textOf } from '../source/story'
import type { FigureAnswer, FigureBook } from './figure-book'
import { referencesIn } from './figure-reference'

/** Name of the block that represents a figure in a rich text. */
export const figureBlock = 'figure'

/** Mark of a figure's words in a rich text: its `title` names the figure and since when it holds. */
export const figureMark = 'figure'

/** Deeper than any story is nested. */
const deepest = 60

const titleOf = ({ figure, value }: FigureAnswer) => {
  if (!figure || !value) return undefined
  const until = value.to === undefined ? '' : ` até ${formatDatePt(toIsoDate(value.to))}`
  return `${figure.name}, desde ${formatDatePt(toIsoDate(value.from))}${until}`
}

/** A text as written and as shown, part by part. */
function* partsOf(text: string, book: FigureBook): Generator<{ words: string; answer?: FigureAnswer }> {
  let done = 0
  for (const { text: written, at, reference } of referencesIn(text)) {
    const answer = book.answer(reference)
    if (at > done) yield { words: text.slice(done, at) }
    yield { words: answer.words, answer }
    done = at + written.length
  }
  if (done < text.length) yield { words: text.slice(done) }
}

/** A text with its references resolved. */
const resolveText = (text: string, book: FigureBook): string =>
  [...partsOf(text, book)].map(({ words }) => words).join('')

const marked = (marks: unknown, answer: FigureAnswer | undefined) => {
  const title = answer && titleOf(answer)
  return title === undefined ? marks : [...recordsOf(marks), { type: figureMark, attrs: { title } }]
}

/** A text of a rich text, in parts: each figure is one of its own. */
const resolveNode = (node: Fields, book: FigureBook): readonly Fields[] =>
  [...partsOf(String(node.text), book)].map(({ words, answer }) => {
    const marks = marked(node.marks, answer)
    return { ...node, text: words, ...(marks !== undefined && { marks }) }
  })

/** References that figure blocks among the nodes of a rich text would be if they were typed; undefined for anything else. */
function typedBlocks(node: Fields): string | undefined {
  const body = node.type === 'blok' && isRecord(node.attrs) ? blocksOf(node.attrs.body) : []
  if (body.length === 0 || body.some(({ component }) => component !== figureBlock)) return undefined
  // A block without a figure yet has no text.
  const chosen = body.filter(({ figure }) => textOf(figure) !== '')
  return chosen.map(({ figure, show }) => written(textOf(figure), textOf(show))).join(' ')
}

/** A block's fields as a reference in a text. */
export const written = (figure: string, show: string) =>
  `{{figure ${show === '' ? figure : `${figure} | ${show}`}}}`

/** Whether nodes are part of a line of text, or are paragraphs themselves. */
const inLine = (type: unknown) => type === 'paragraph' || type === 'heading'

/** Nodes in which a reference that is bold from its middle on is one text again. */
function rejoined(nodes: readonly unknown[]): readonly unknown[] {
  const done: unknown[] = []
  for (const node of nodes) {
    const last = done.at(-1)
    const isOpen = isRecord(last) && typeof last.text === 'string' && /\{(?:\{[^{}]*\}?)?$/.test(last.text)
    if (isOpen && isRecord(node) && typeof node.text === 'string')
      done[done.length - 1] = { ...last, text: `${last.text}${node.text}` }
    else done.push(node)
  }
  return done
}

function resolveContent(node: Fields, book: FigureBook, depth: number): readonly unknown[] {
  const before: readonly unknown[] = Array.isArray(node.content) ? node.content : []
  const content = rejoined(before)
  const after = content.flatMap((child: unknown): readonly unknown[] => {
    if (!isRecord(child)) return [child]
    if (typeof child.text === 'string')
      return referencesIn(child.text).length > 0 ? resolveNode(child, book) : [child]
    const text = typedBlocks(child)
    if (text === undefined) return [resolveValue(child, book, depth + 1)]
    if (text === '') return []
    const nodes = resolveNode({ type: 'text', text }, book)
    return inLine(node.type) ? nodes : [{ type: 'paragraph', content: nodes }]
  })
  return after.length === before.length && after.every((one, at) => one === before[at]) ? before : after
}

/** A value of a story with every reference resolved; the same one where there is none. */
function resolveValue(value: unknown, book: FigureBook, depth = 0): unknown {
  if (typeof value === 'string') return resolveText(value, book)
  if (depth > deepest || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const resolved = value.map((item) => resolveValue(item, book, depth + 1))
    return resolved.some((item, at) => item !== value[at]) ? resolved : value
  }
  const fields = value as Fields
  const resolved = Object.fromEntries(
    Object.entries(fields).map(([name, inner]) => [
      name,
      name === 'content' && Array.isArray(inner) && typeof fields.type === 'string'
        ? resolveContent(fields, book, depth)
        : resolveValue(inner, book, depth + 1),
    ]),
  )
  return Object.entries(resolved).some(([name, inner]) => inner !== fields[name]) ? resolved : value
}

/** A value that holds story text, with every reference resolved to its figure on the book's day. */
export const resolveFigures = <Value extends object>(value: Value, book: FigureBook): Value =>
  resolveValue(value, book) as Value

/** The references of a story, those of its blocks among them, as they are written. */
export function storyReferences({ content }: Pick<Story, 'content'>): readonly string[] {
  const found: string[] = []
  const walk = (value: unknown, depth: number) => {
    if (typeof value === 'string') found.push(...referencesIn(value).map(({ text }) => text))
    else if (depth <= deepest && typeof value === 'object' && value !== null) {
      if (isRecord(value) && value.component === figureBlock && textOf(value.figure) !== '')
        found.push(written(textOf(value.figure), textOf(value.show)))
      for (const inner of Object.values(value)) walk(inner, depth + 1)
    }
  }
  walk(content, 0)
  return found
}
