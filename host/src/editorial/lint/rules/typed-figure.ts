import { type PublishedFigure, publishedValueOn } from 'shared-lib/rules/dated/published-figure'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { memoize } from 'shared-lib/rules/memo/memoize'
import { figuresPath } from '../../../base/addresses/addresses'
import { composed, foldInPlace } from '../../../base/text/fold'
import type { FigureBook } from '../../../content/figures/figure-book'
import { textOf } from '../../../content/source/story'
import { type Found, type LintRule, placeOf } from '../finding'
import { wordsOf } from '../story-pieces'
import { figuresIn, figuresOf, initialsOf, keyWords, says } from './figure-words'

const fold = (text: string) => foldInPlace(composed(text))

/** One line of a figure's value of today. */
interface Known {
  readonly figure: PublishedFigure
  /** Reference that a text would write instead. */
  readonly reference: string
  readonly name: readonly string[]
  readonly label: readonly string[]
  readonly initials: RegExp | undefined
  /** The whole name, with any small words in it; undefined where a label belongs to it. */
  readonly phrase: RegExp | undefined
  readonly amounts: ReadonlySet<string>
  readonly text: string
}

const phraseOf = (name: readonly string[]) => new RegExp(`\\b${name.join('s?(?: d?[aeo]s?| [np]or?)* ')}`)

function knownOf(figure: PublishedFigure, today: string): readonly Known[] {
  const value = publishedValueOn(figure, toIsoDate(today))
  return value
    ? figuresOf(value).map(({ key, label = '', text, figures: amounts }) => ({
        figure,
        reference: key === undefined ? `${figure.id} ${label}`.trim() : `${figure.id}.${key}`,
        name: keyWords(figure.name),
        label: keyWords(label),
        initials: value.lines.length === 1 ? initialsOf(figure.name) : undefined,
        phrase: label === '' ? phraseOf(keyWords(figure.name)) : undefined,
        amounts,
        text,
      }))
    : []
}

/** Made once for each book: every story needs the same figures. */
const allKnown = memoize(({ figures, today }: FigureBook): readonly Known[] =>
  figures.flatMap((figure) => knownOf(figure, today)),
)

/** `153300€` → 4: leading and closing zeros carry no information. */
const digitsOf = (amount: string) => amount.replace(/\D/g, '').replace(/^0+|0+$/g, '').length

/** `18.5%` is hardly ever something else; `5%` and `200€` are. */
const isDistinctive = (amount: string) => digitsOf(amount) > 2

/** `0.1087€` and `153300€` are never something else. */
const isUnmistakable = (amount: string) => digitsOf(amount) > 3

interface Around {
  readonly sentence: string
  /** The sentence with its paragraph and the title of the page. */
  readonly wide: string
}

/** A distinctive amount needs half of a figure's words around it, a short one all in its sentence, a long one none. */
function names({ sentence, wide }: Around, { name, label }: Known, amount: string): boolean {
  if (isUnmistakable(amount)) return true
  const inText = (words: readonly string[], text: string) => words.filter(says(text)).length
  if (!isDistinctive(amount)) return inText([...name, ...label], sentence) === name.length + label.length
  return inText(name, wide) * 2 >= name.length && (label.length === 0 || inText(label, wide) > 0)
}

const sentences = (text: string) => text.split(/(?<=[.;?!])\s+(?=\p{Lu}|«)/u)

/** A year that is not this one makes a figure history, and history is typed. */
const isHistory = (text: string, today: string) =>
  (text.match(/\b(?:19|20)\d\d\b/g) ?? []).some((year) => year < today.slice(0, 4))

/** A figure multiplied or divided is an example, which stays as it was calculated. */
const isExample = (text: string) => /[×÷]/.test(text)

/** `é de 935 €`, `custa 3 €`: an amount that a sentence states. */
const statement =
  /(?:\b(?:são|custam?|valem?|paga-se)|(?<!\p{L})é)(?: de| hoje| agora)* (\d[\d.\u00a0\u202f ]*(?:,\d+)?[\u00a0 ]?(?:€|%))(.{0,12})/u

/** `18.5%` → `%`; the period of an amount (`por mês`) counts too. */
const unitOf = (amount: string) => amount.slice(-1)
const periodIn = (text: string) => /\bpor \p{L}+/u.exec(text)?.[0]

/** Whether a sentence whose subject is a figure, named whole, states an amount that the figure never had. */
function contradicts(sentence: string, known: Known): boolean {
  const { phrase, initials, amounts, figure, text } = known
  const match = statement.exec(sentence)
  if (!match) return false
  const [, typed = '', rest = ''] = match
  const subject =
    sentence
      .slice(0, match.index)
      .split(/[,;:()]/)
      .at(-1) ?? ''
  const isNamed = initials?.test(subject) || phrase?.test(fold(subject))
  const [amount] = figuresIn(typed)
  if (!isNamed || amount === undefined || unitOf(amount) !== unitOf([...amounts][0] ?? '')) return false
  const period = periodIn(rest)
  if (period !== undefined && period !== periodIn(text)) return false
  return !figure.values.some((value) => figuresOf(value).some(({ figures }) => figures.has(amount)))
}

interface Typed extends Known {
  readonly isOther: boolean
}

function typedIn(
  sentence: string,
  around: string,
  known: readonly Known[],
  today: string,
): Typed | undefined {
  const typed = figuresIn(sentence)
  if (typed.size === 0 || isHistory(sentence, today) || isExample(sentence)) return undefined
  const texts = { sentence: fold(sentence), wide: fold(around) }
  const same = known.find((one) =>
    [...one.amounts].some(
      (amount) => typed.has(amount) && (one.initials?.test(sentence) || names(texts, one, amount)),
    ),
  )
  if (same) return { ...same, isOther: false }
  const other = known.find((one) => contradicts(sentence, one))
  return other && { ...other, isOther: true }
}

const words = (sentence: string, { isOther, figure, text, reference }: Typed) => {
  const start = sentence.trim().slice(0, 90)
  return isOther
    ? {
        what: `«${start}» não diz o mesmo que «${figure.name}» em ${figuresPath}: ${text}.`,
        how: `Se é o mesmo número, escreve {{figure ${reference}}}; se é outro, diz qual.`,
      }
    : {
        what: `«${start}» escreve «${figure.name}» à mão.`,
        how: `Se é esse número (${text}), escreve {{figure ${reference}}}: muda com ele.`,
      }
}

/** Figures of law and market that are typed where they could be named, or typed wrongly. */
export const typedFigures: LintRule = ({ written, book, story }) => {
  const title = textOf(story.content.title) || story.name
  return written.flatMap((piece): readonly Found[] => {
    // A source is quoted as of its day.
    const text = piece.component === 'source' ? undefined : wordsOf(piece)
    if (text === undefined) return []
    return sentences(text).flatMap((sentence) => {
      const found = typedIn(sentence, `${text} ${title}`, allKnown(book), book.today)
      return found ? [{ ...placeOf(piece), severity: 'warning', ...words(sentence, found) } as const] : []
    })
  })
}
