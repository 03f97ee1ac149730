import { foldInPlace } from '../../../base/text/fold'
import { textOf } from '../../../content/source/story'
import { type Found, type Linted, type LintRule, placeOf } from '../finding'
import { type Piece, wordsOf } from '../story-pieces'

// Advertising that names a rate or a cost of a credit must give its TAEG and a representative example, the TAEG at least
// as visible as any other figure: Decreto-Lei n.º 133/2009, art. 5.º (consumers), Decreto-Lei n.º 74-A/2017 (homes),
// Aviso do Banco de Portugal n.º 5/2024 (advertising of financial products, since 2025-07-01). Read in public summaries.

const law =
  'Decreto-Lei n.º 133/2009, art. 5.º; Decreto-Lei n.º 74-A/2017; Aviso do Banco de Portugal n.º 5/2024'

const percentage = String.raw`\d{1,3}(?:[.,]\d+)?\s*(?:%|por cento)`
/** Words between a rate and its percentage stay in one sentence (a decimal point has a digit after it); a TAEG takes it. */
const between = String.raw`(?:(?!\btaeg\b)(?:[^.;:!?\d]|\.(?=\d))){0,50}?`

/** `6,5% TAN`, unless the percentage belongs to the preceding name: `TAEG 9,4 % TAN 8 %`. */
const ratedBefore = (names: string) => String.raw`${percentage}\s*(?:de )?(?:${names})\b(?!:?\s*(?:de )?\d)`

/** Names that only a credit's rate has. */
const creditRate = new RegExp(
  String.raw`\b(?:tan|taxa anual nominal|spread)\b:?${between}${percentage}(?!\s*(?:de )?taeg\b)|${ratedBefore('tan|taxa anual nominal|spread')}`,
  'g',
)

const kinds = `(?: (?:anua(?:l|is)|mensa(?:l|is)|fix[oa]s?|variave(?:l|is)|bonificad[oa]s?)){0,2}`

/** Names that other things have too: they count where credit is meant, and directly before or after their percentage. */
const anyRate = new RegExp(
  String.raw`\b(?:taxas? (?:de juro|nomina(?:l|is)|fixas?|variave(?:l|is)|mistas?)|juros?)${kinds}(?: (?:de|a|desde|a partir de)|:)? ${percentage}|${percentage} de juros?\b`,
  'g',
)

/** So many letters of one sentence, whose numbers may have points. */
const within = (letters: number) => String.raw`(?:[^.;!?\n]|\.(?=\d)){0,${letters}}?`
const instalment = String.raw`\bprestac(?:ao|oes)\b${within(40)}\d ?€`
const unnamedRate = String.raw`\b(?:taxa de|com|a) ${percentage}(?! (?:de|d[ao]s?|no|na) )`

/** A percentage without a name next to an instalment is the rate that it was worked out at. */
const rateOfInstalment = new RegExp(
  `${unnamedRate}(?=${within(80)}${instalment})|(?<=${instalment}${within(40)})${unnamedRate}`,
  'g',
)

/** Its percentage and no other digit: «TAEG sob consulta 24 horas» has none. */
const taegName = String.raw`(?:taeg|taxa anual de encargos efetiva global)\b`
const taeg = new RegExp(
  String.raw`\b${taegName}(?:[^.;!?]|\.(?=\d)){0,80}?${percentage}|${percentage}\s*(?:de )?${taegName}`,
)

/** Letters before and after within which a TAEG counts as shown with the rate: about a paragraph each way. */
const nearby = 500

const about = ({ story: { full_slug, name, tag_list, content } }: Linted) =>
  foldInPlace(
    [full_slug, name, ...(Array.isArray(tag_list) ? tag_list : [])]
      .concat(['title', 'theme', 'topic', 'term', 'question'].map((field) => textOf(content[field])))
      .join(' '),
  )

const isAboutCredit = (words: string) => /credito|emprestimo|hipotec|taeg|euribor/.test(words)

/** The words around a place that are in its sentence, or near it where the sentence is long. */
function sentenceAround(text: string, at: number): string {
  const end = /[.!?](?=\s)|\n/
  const before =
    text
      .slice(Math.max(0, at - 200), at)
      .split(end)
      .at(-1) ?? ''
  return before + (text.slice(at, at + 200).split(end)[0] ?? '')
}

type Rate = Pick<RegExpExecArray, 'index' | 0>

/** Rates of a credit in folded words. */
function ratesIn(text: string, aboutCredit: boolean): readonly Rate[] {
  const shared = [...text.matchAll(anyRate)].filter(
    ({ index }) => aboutCredit || isAboutCredit(sentenceAround(text, index)),
  )
  const unnamed = aboutCredit ? text.matchAll(rateOfInstalment) : []
  return [...text.matchAll(creditRate), ...shared, ...unnamed]
}

const blank = (words: string) => ' '.repeat(words.length)

/** The same words with blanks in place of rates: a rate's percentage is no TAEG. */
const withoutRates = (text: string) =>
  text.replace(creditRate, blank).replace(anyRate, blank).replace(rateOfInstalment, blank)

interface Passage {
  readonly piece: Piece
  /** Folded words without their rates, each at the place of the word itself. */
  readonly text: string
  readonly start: number
  readonly rates: readonly Rate[]
}

/** All texts of the page in order. A source is a reference and no part of the text. */
function passagesOf(linted: Linted): readonly Passage[] {
  const aboutCredit = isAboutCredit(about(linted))
  let start = 0
  return linted.pieces.flatMap((piece) => {
    const words = piece.component === 'source' ? undefined : wordsOf(piece)
    if (words === undefined) return []
    const folded = foldInPlace(words)
    const one = { piece, text: withoutRates(folded), start, rates: ratesIn(folded, aboutCredit) }
    start += words.length + 1
    return [one]
  })
}

/** Editorial pages explain; every other page may sell. */
const explains = new Set(['article', 'glossary-term', 'faq-entry'])

/** Rates of a credit without a TAEG next to them. */
export const creditRateRule: LintRule = (linted) => {
  const severity = explains.has(linted.story.content.component) ? 'warning' : 'error'
  const passages = passagesOf(linted)
  const whole = passages.map(({ text }) => text).join('\n')
  return passages.flatMap(({ piece, start, rates }): readonly Found[] => {
    const found = rates.find(({ index, 0: words }) => {
      const from = start + index
      return !taeg.test(whole.slice(Math.max(0, from - nearby), from + words.length + nearby))
    })
    if (!found) return []
    const quote = (wordsOf(piece) ?? '').slice(found.index, found.index + found[0].length).trim()
    const what = `Uma taxa nominal sem a TAEG ao lado: «${quote}».`
    const how = `Diz a TAEG e um exemplo representativo junto da taxa, com pelo menos o mesmo destaque (${law}); ou tira a taxa.`
    return [{ ...placeOf(piece), severity, what, how }]
  })
}
