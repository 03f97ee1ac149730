import { cents } from '../money/cents'
import { formatEuro } from '../money/euro'
import type { RankedProposal } from './rank-proposals'

const euro = (amount: number) => formatEuro(cents(Math.abs(amount)))

/** A name may bring its own full stop: `Exemplo, Lda.` */
const ended = (words: string) => (words.endsWith('.') ? words : `${words}.`)

/** Why a proposal stands in its place, in one sentence with its number. */
export function placeWords({ place, tied, first, overFirstCents, underNextCents }: RankedProposal): string {
  if (place > 1) return ended(`Custa mais ${euro(overFirstCents)} do que a de ${first.name}`)
  if (tied || underNextCents === 0) return 'É a mais barata, a par de outra.'
  return underNextCents === undefined
    ? 'É a única com as contas feitas.'
    : `É a mais barata: custa menos ${euro(underNextCents)} do que a seguinte.`
}

/** The part that decides that place. */
export const decidedWords = ({ decidedBy, overFirstCents }: RankedProposal): string | undefined =>
  decidedBy && Math.sign(decidedBy.cents) === (overFirstCents > 0 ? 1 : -1)
    ? `A maior diferença: ${decidedBy.title.toLowerCase()}, ${decidedBy.cents > 0 ? 'mais' : 'menos'} ${euro(decidedBy.cents)}.`
    : undefined

/** At which value the next one wins. */
export const turnWords = ({ turn }: RankedProposal): string | undefined =>
  turn &&
  `A seguinte fica mais barata se aqui «${turn.label}» for ${turn.text} ou ${turn.side === 'above' ? 'mais' : 'menos'}.`

/** What nobody has written down. */
export const missingWords = ({ missing }: RankedProposal): string | undefined =>
  missing.length === 0
    ? undefined
    : `Falta saber: ${missing.join(', ').toLowerCase()}. Contámos zero; com esse valor o lugar pode mudar.`

/** The whole notebook in a sentence: what stands first, and by how much. */
export function bookWords(ranked: readonly RankedProposal[]): string {
  const [first, second] = ranked
  if (!first) return 'Junta a primeira proposta: basta o que está escrito nela.'
  if (!second) return `${first.proposal.name}: ${euro(first.cost.cents)}. Junta outra para comparar.`
  const lead = second.cost.cents - first.cost.cents
  return lead === 0
    ? `${first.proposal.name} e ${second.proposal.name} custam o mesmo: ${euro(first.cost.cents)}.`
    : ended(`${first.proposal.name} é a mais barata: menos ${euro(lead)} do que ${second.proposal.name}`)
}
