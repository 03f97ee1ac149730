import type { RawAnswers } from '../form/input-field'
import { sessionDraft } from '../funnel/draft'

/** What a card keeps for the length of the visit: figures of proposals, on this device alone. */
interface KeptCard {
  readonly texts: RawAnswers
  /** A verdict was shown on `texts`. */
  readonly isJudged: boolean
  /** The earlier proposal of a duel, as the query of its page. */
  readonly before: string | undefined
}

/** Named by the tag, so that the page wakes the card at once where there is something to show again. */
export function keptCard(tag: string, address: string) {
  const draft = sessionDraft(tag)
  return {
    read(): KeptCard | undefined {
      const kept = draft.read()
      if (kept.address !== address) return undefined
      const texts = Object.fromEntries(new URLSearchParams(kept.texts))
      return { texts, isJudged: kept.judged === 'true', before: kept.before || undefined }
    },
    write: ({ texts, isJudged, before = '' }: KeptCard) =>
      draft.write({
        ...{ address, before, judged: String(isJudged) },
        texts: new URLSearchParams(
          Object.entries(texts).flatMap(([name, text]) => [[name, text ?? '']]),
        ).toString(),
      }),
  }
}
