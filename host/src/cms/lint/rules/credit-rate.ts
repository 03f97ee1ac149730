import { textOf } from '../../../content/story'
import { foldInPlace } from '../../../editorial/fold'
import { type Found, type Linted, type LintRule, placeOf } from '../finding'
import { type Piece, wordsOf } from '../story-pieces'

// Advertising that names a rate or a cost of a credit must give its TAEG and a representative example, the TAEG at least
// as visible as any other figure: Decreto-Lei n.º 133/2009, art. 5.º (consumers), Decreto-Lei n.º 74-A/2017 (homes),
// Aviso do Banco de Portugal n.º 10/2008 (advertising of financial products). Read in public summaries, October 2026.

const law =
  'Decreto-Lei n.º 133/2009, art. 5.º; Decreto-Lei n.º 74-A/2017; Aviso do Banco de Portugal n.º 10/2008'

const percentage = String.raw`\d{1,3}(?:[.,]\d+)?\s*(?:%|por cento)`
/** Words between a rate and its percentage stay in one sentence: a decimal point has a digit after it. */
const between = String.raw`(?:[^.;:!?\d]|\.(?=\d)){0,50}?`

/** Names that only a credit's rate has. */
const creditRate = new RegExp(
  String.raw`(?:\btan\b|\btaxa anual nominal\b|\bspread\b):?${between}${percentage}|${percentage} de (?:tan|spread)\b`,
  'g',
)

/** Names that other things have too: they count where the page is about credit, and directly before their percentage. */
const anyRate = new RegExp(
  String.raw`\b(?:taxas? (?:de juro|nomina(?:l|is)|fixas?|variave(?:l|is)|mistas?)|juros?)(?: (?:de|a)|:)? ${percentage}`,
  'g',
)

const taeg = /\btaeg\b(?:[^.;!?]|\.(?=\d)){0,80}?\d|\d\s*%\s*(?:de )?taeg\b/

/** Letters before and after within which a TAEG is beside the rate: about a paragraph each way. */
const nearby = 500

const about = ({ story: { full_slug, name, tag_list, content } }: Linted) =>
  foldInPlace(
    [full_slug, name, ...(Array.isArray(tag_list) ? tag_list : [])]
      .concat(['title', 'theme', 'topic', 'term', 'question'].map((field) => textOf(content[field])))
      .join(' '),
  )

const isAboutCredit = (words: string) => /credito|emprestimo|hipotec|taeg|euribor/.test(words)

interface Told {
  readonly piece: Piece
  /** Folded words, each at the place of the word itself. */
  readonly text: string
  readonly start: number
}

/** Everything that the page says, one text after the other. A source is a reference and no part of what is said. */
function toldBy({ pieces }: Linted): readonly Told[] {
  let start = 0
  return pieces.flatMap((piece) => {
    const words = piece.component === 'source' ? undefined : wordsOf(piece)
    if (words === undefined) return []
    const one = { piece, text: foldInPlace(words), start }
    start += words.length + 1
    return [one]
  })
}

/** Editorial pages explain; every other page may sell. */
const explains = new Set(['article', 'glossary-term', 'faq-entry'])

/** Rates of a credit in these words, without a TAEG beside them. */
export const creditRateRule: LintRule = (linted) => {
  const names = isAboutCredit(about(linted)) ? [creditRate, anyRate] : [creditRate]
  const severity = explains.has(linted.story.content.component) ? 'warning' : 'error'
  const told = toldBy(linted)
  const whole = told.map(({ text }) => text).join('\n')
  return told.flatMap(({ piece, text, start }): readonly Found[] => {
    const found = names
      .flatMap((name) => [...text.matchAll(name)])
      .find(({ index, 0: words }) => {
        const from = start + index
        return !taeg.test(whole.slice(Math.max(0, from - nearby), from + words.length + nearby))
      })
    if (!found) return []
    const said = (wordsOf(piece) ?? '').slice(found.index, found.index + found[0].length).trim()
    const what = `Uma taxa nominal sem a TAEG ao lado: «${said}».`
    const how = `Diz a TAEG e um exemplo representativo junto da taxa, com pelo menos o mesmo destaque (${law}); ou tira a taxa.`
    return [{ ...placeOf(piece), severity, what, how }]
  })
}
