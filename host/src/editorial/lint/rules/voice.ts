import { bannedIn } from 'shared-lib/kit/voice/banned-words'
import { type LintRule, placeOf } from '../finding'
import { wordsOf } from '../story-pieces'

/** Words and claims that no page shows to a visitor: what is untrue is wrong, what is badly worded deserves a look. */
export const voiceRule: LintRule = ({ pieces }) =>
  pieces.flatMap((piece) =>
    // Only the owner's own facts are there.
    bannedIn((piece.component !== 'company' && wordsOf(piece)) || '').map(({ word, instead, isFalse }) => ({
      ...placeOf(piece),
      severity: isFalse ? ('error' as const) : ('warning' as const),
      what: `${isFalse ? 'Não é verdade' : 'Não falamos assim'}: «${word}».`,
      how: instead,
    })),
  )
