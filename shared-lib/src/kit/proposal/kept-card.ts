import { ask } from '../calculator/ask'
import { sessionDraft } from '../form/draft'
import type { Fields, Form } from '../form/form'
import { readTexts } from '../form/form'
import { addressQuery, readAddress } from '../form/form-address'
import type { RawAnswers } from '../form/input-field'
import type { Judged } from './proposal-page'
import type { ProposalVerdict } from './verdict'

/** What a card shows: figures, their verdict, and the earlier proposal of a duel. */
interface CardState {
  readonly texts: RawAnswers
  readonly judged?: Judged | undefined
  readonly before?: Judged | undefined
}

interface Card {
  readonly form: Form<Fields>
  readonly name: string
  readonly tag: string
}

/** The verdict of today on figures of before; undefined where there is none any more. */
async function judgeAgain({ form, name }: Card, texts: RawAnswers): Promise<Judged | undefined> {
  const reading = readTexts(form, texts)
  if ('problems' in reading) return undefined
  const reply = await ask({ view: { form, name }, apiUrl: '', input: reading.input })
  return 'result' in reply
    ? { query: addressQuery(form, texts), result: reply.result as ProposalVerdict }
    : undefined
}

/** What this visit kept of the card at this address: in a draft by its tag, for which the page wakes the card at once. */
export async function readKept(card: Card, address: string): Promise<CardState | undefined> {
  const kept = sessionDraft(card.tag).read()
  if (kept.address !== address) return undefined
  const texts = Object.fromEntries(new URLSearchParams(kept.texts))
  const [judged, before] = await Promise.all([
    kept.judged ? judgeAgain(card, texts) : undefined,
    kept.before ? judgeAgain(card, readAddress(card.form, kept.before)) : undefined,
  ])
  return { texts, judged, before }
}

export const keepCard = ({ tag }: Card, address: string, { texts, judged, before }: CardState): void =>
  sessionDraft(tag).write({
    address,
    texts: new URLSearchParams(
      Object.entries(texts).flatMap(([name, text]) => [[name, text ?? '']]),
    ).toString(),
    judged: judged ? 'true' : '',
    before: before?.query ?? '',
  })
