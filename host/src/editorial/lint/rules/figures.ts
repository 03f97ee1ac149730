import { figuresPath } from '../../../base/addresses/addresses'
import { anchorOf } from '../../../base/text/anchor'
import type { FigureAnswer, FigureBook, FigureProblem } from '../../../content/figures/figure-book'
import { figureForms, referencesIn, type WrittenReference } from '../../../content/figures/figure-reference'
import { figureBlock, written } from '../../../content/figures/story-figures'
import { textOf } from '../../../content/source/story'
import { type Found, type LintRule, placeOf } from '../finding'
import { nearest } from '../nearest'
import { type Piece, wordsOf } from '../story-pieces'
import { figuresIn } from './figure-words'
import { typedFigures } from './typed-figure'

const forms = Object.keys(figureForms).join(', ')

const linesOf = ({ value, figure }: FigureAnswer) =>
  (value ?? figure?.values.at(-1))?.lines
    .map(({ key, label = '' }) => (key === undefined ? `«${label}»` : `.${key} (${label})`))
    .slice(0, 12)
    .join(', ')

const isSame = (one: string, other: string) => anchorOf(one) === anchorOf(other)

type Fault = Pick<Found, 'severity' | 'what' | 'how'>

/** Fault of a reference, for an editor. */
function faultOf(
  problem: FigureProblem,
  answer: FigureAnswer,
  { text, reference }: WrittenReference,
  book: FigureBook,
): Fault {
  const name = answer.figure?.name ?? ''
  switch (problem) {
    case 'unreadable':
      return {
        severity: 'error',
        what: `${text} não se consegue ler.`,
        how: 'Escreve {{figure id}}, {{figure id Linha}} ou {{figure id | value}}, com a palavra figure e as chavetas fechadas.',
      }
    case 'unknown': {
      const close = nearest(
        reference?.id ?? '',
        book.figures.map(({ id }) => id),
      )
      return {
        severity: 'error',
        what: `Nenhum número se chama «${reference?.id}».`,
        how: `${close ? `Querias dizer «${close}»? ` : ''}Os nomes estão no bloco Número e em ${figuresPath}.`,
      }
    }
    case 'line':
      return {
        severity: 'error',
        what: `«${name}» tem vários valores, e ${text} não diz qual, ou diz um que não há.`,
        how: `Escolhe um: ${linesOf(answer)}.`,
      }
    case 'form':
      return {
        severity: 'error',
        what: `«${name}» não se pode dizer como «${reference?.form}».`,
        how: `Formas: ${forms}; until só com um último dia, limit só onde a linha tem um valor no nome.`,
      }
    case 'lapsed':
      return {
        severity: 'warning',
        what: `«${name}» não tem valor para ${reference?.on ?? 'hoje'}: a página diz «${answer.words}».`,
        how: 'Quem trata dos números tem de o atualizar; até lá, pensa se a frase faz sentido sem ele.',
      }
  }
}

/** A line that is named by an amount is not found any more once that amount is corrected. */
function fragile({ value }: FigureAnswer, { text, reference }: WrittenReference): readonly Fault[] {
  if (!reference || figuresIn(reference.label).size === 0) return []
  const key = value?.lines.find(({ label }) => label !== undefined && isSame(label, reference.label))?.key
  if (key === undefined) return []
  return [
    {
      severity: 'error',
      what: `${text} diz a linha por um valor, que pode mudar.`,
      how: `Escreve {{figure ${reference.id}.${key}}}: a chave da linha fica.`,
    },
  ]
}

function referencesOf(piece: Piece): readonly WrittenReference[] {
  if (piece.kind === 'block') {
    const { component, figure, show } = piece.value
    if (component !== figureBlock || textOf(figure) === '') return []
    return referencesIn(written(textOf(figure), textOf(show)))
  }
  return referencesIn(wordsOf(piece) ?? '')
}

/** Figures that a text names and the site does not have, or cannot write. */
const namedFigures: LintRule = ({ written: pieces, book }) =>
  pieces.flatMap((piece) =>
    referencesOf(piece).flatMap((one) => {
      const answer = book.answer(one.reference)
      const found = answer.problem ? [faultOf(answer.problem, answer, one, book)] : fragile(answer, one)
      return found.map((finding) => ({ ...placeOf(piece), ...finding }))
    }),
  )

/** Figures of law and market in a story: those that it names, and those that it types. */
export const figureRule: LintRule = (linted) => [...namedFigures(linted), ...typedFigures(linted)]
