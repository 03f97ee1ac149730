import { type LintRule, placeOf } from '../finding'
import { type Piece, wordsOf } from '../story-pieces'

/** Blocks that describe our offer: a right in them reads as ours. A guide may explain any right. */
const offering = new Set([
  'hero',
  'tile',
  'save-tile',
  'navbar-side-btn',
  'offer-teaser',
  'start-form',
  'default-layout',
  'footer',
])

/** Every consumer's rights by law: time to change one's mind, a switch without cost or interruption. */
const rights =
  /(?:14|catorze) dias(?! úteis)|livre resolução|(?:podes|direito a) desistir|mud(?:ar|as|ança)[^.!?]{0,60}(?:gr[aá]tis|gratuit[oa]|sem custos|de graça)|sem (?:cortes?|interrup(?:ção|ções))|não (?:interrompe|corta) (?:o fornecimento|a luz|o gás)|livro de reclamações/giu

const rightsIn = (piece: Piece) =>
  offering.has(piece.component) ? [...(wordsOf(piece) ?? '').matchAll(rights)].map(([quote]) => quote) : []

/**
 * A right that the law gives every consumer, presented as an offer of this site: Decreto-Lei n.º 57/2008, article 8.º,
 * calls that misleading in any circumstance.
 */
export const lawfulRightsRule: LintRule = ({ pieces }) =>
  pieces.flatMap((piece) =>
    rightsIn(piece).map((quote) => ({
      ...placeOf(piece),
      severity: 'error' as const,
      what: `«${quote}» é um direito de qualquer consumidor, e aqui parece uma vantagem nossa (Decreto-Lei n.º 57/2008, artigo 8.º).`,
      how: 'Diz o que nós fazemos; o direito explica-se num texto, com a lei.',
    })),
  )
