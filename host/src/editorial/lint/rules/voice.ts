import { bannedIn } from 'shared-lib/kit/voice/banned-words'
import { type Found, type LintRule, placeOf } from '../finding'
import { wordsOf } from '../story-pieces'

/** Limits that the law sets to the cent; a figure that a text names has its own cents. */
const lawful = new Set(
  ['6.272,64', '2.644,31', '17.295,59', '75.198,20', '16.824,50', '73.150,00'].map((amount) => `${amount} €`),
)
const withCents = /(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d\d[ \u00a0]€/g

/** Amounts from 1.000 € on with cents, as editors typed them. */
const cents: LintRule = ({ written }) =>
  written.flatMap((piece): readonly Found[] => {
    // A source is quoted as it was published.
    const text = piece.component === 'source' ? '' : wordsOf(piece)
    return (text?.match(withCents) ?? [])
      .filter((amount) => !lawful.has(amount.replace('\u00a0', ' ')))
      .map((amount) => ({
        ...placeOf(piece),
        severity: 'warning',
        what: `«${amount}» tem cêntimos.`,
        how: 'A partir de 1.000 €, escreve euros inteiros; um limite da lei fica como a lei o escreve.',
      }))
  })

/** Words and claims that no page shows to a visitor: what is untrue is wrong, what is badly worded deserves a look. */
const words: LintRule = ({ pieces }) =>
  pieces.flatMap((piece) =>
    // Only the owner's own facts are there.
    bannedIn((piece.component !== 'company' && wordsOf(piece)) || '').map(({ word, instead, isFalse }) => ({
      ...placeOf(piece),
      severity: isFalse ? ('error' as const) : ('warning' as const),
      what: `${isFalse ? 'Não é verdade' : 'Não falamos assim'}: «${word}».`,
      how: instead,
    })),
  )

export const voiceRule: LintRule = (linted) => [...words(linted), ...cents(linted)]
