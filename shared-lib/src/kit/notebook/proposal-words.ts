import { withMinus } from '../../rules/figures/figure-text'
import { cents } from '../../rules/money/cents'
import { formatBriefEuro } from '../../rules/money/euro'
import type { Better } from './notebook'
import type { RankedProposal } from './rank-proposals'

const euro = (amount: number) => formatBriefEuro(cents(Math.abs(amount)))

/** A yield may be a loss. */
const signed = (amount: number) => withMinus(formatBriefEuro(cents(amount)))

/** A name may bring its own full stop: `Exemplo, Lda.` */
const ended = (words: string) => (words.endsWith('.') ? words : `${words}.`)

/** Words of an order in which less, or more, is better. */
const orders = {
  less: {
    worse: (amount: string, name: string) => `Custa mais ${amount} do que a de ${name}`,
    level: 'É a mais barata, a par de outra.',
    best: (amount: string) => `É a mais barata: custa menos ${amount} do que a seguinte.`,
    breakEven: 'A seguinte fica mais barata',
    same: 'custam o mesmo',
    first: (amount: string, name: string) => `é a mais barata: menos ${amount} do que ${name}`,
  },
  more: {
    worse: (amount: string, name: string) => `Rende menos ${amount} do que a de ${name}`,
    level: 'É a que rende mais, a par de outra.',
    best: (amount: string) => `É a que rende mais: mais ${amount} do que a seguinte.`,
    breakEven: 'A seguinte rende mais',
    same: 'rendem o mesmo',
    first: (amount: string, name: string) => `é a que rende mais: mais ${amount} do que ${name}`,
  },
} as const

/** Reason for a proposal's place, in one sentence with its number. */
export function placeWords(one: RankedProposal, better: Better = 'less'): string {
  const { place, tied, first, overFirstCents, underNextCents } = one
  const words = orders[better]
  if (one.lacks.length > 0) return lackingWords(one)
  if (one.decider) return deciderWords(one.decider, one)
  if (place > 1) return ended(words.worse(euro(overFirstCents), first.name))
  if (one.onlyWhole) return 'É a única que tem tudo o que pediste.'
  if (tied || underNextCents === 0) return words.level
  return underNextCents === undefined
    ? 'É a tua única proposta, por agora.'
    : words.best(euro(underNextCents))
}

const noneOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' nem ')

/** Reason why a proposal ranks below the complete ones, and what each thing it lacks would save. */
function lackingWords({ lacks, first, proposal, overFirstCents }: RankedProposal): string {
  const without = `Não tem ${noneOf(lacks.map((one) => one.toLowerCase()))}`
  if (first.id === proposal.id || overFirstCents >= 0) return ended(without)
  const less = `Custa menos ${euro(overFirstCents)} do que a de ${first.name}`
  const each =
    lacks.length > 1
      ? `: em média, ${euro(Math.round(overFirstCents / lacks.length))} por cada coisa que falta`
      : ''
  return `${ended(without)} ${ended(less + each)}`
}

const againstWords = (cents: number) =>
  cents === 0 ? 'o mesmo' : `${cents > 0 ? 'mais' : 'menos'} ${euro(cents)}`

/** Where another figure than the cents decides: the reason for the place, and the difference in cents. */
function deciderWords(
  decider: string,
  { place, tied, first, overFirstCents, underNextCents }: RankedProposal,
): string {
  if (place > 1)
    return ended(
      `${decider} mais alta do que a de ${first.name}: ao todo custa ${againstWords(overFirstCents)}`,
    )
  if (underNextCents === undefined) return 'É a tua única proposta, por agora.'
  if (tied) return `Tem a ${decider} mais baixa, a par de outra.`
  return underNextCents >= 0
    ? `Tem a ${decider} mais baixa: ao todo custa ${againstWords(-underNextCents)} do que a seguinte.`
    : `Tem a ${decider} mais baixa, embora ao todo custe mais ${euro(underNextCents)} do que a seguinte.`
}

/** The part that decides that place, where the whole has more than one. */
export const decidedWords = (
  { cost, decidedBy, overFirstCents }: RankedProposal,
  better: Better = 'less',
): string | undefined =>
  decidedBy &&
  cost.parts.length > 1 &&
  Math.sign(decidedBy.cents) === (overFirstCents > 0 === (better === 'less') ? 1 : -1)
    ? `A maior diferença: ${decidedBy.title.toLowerCase()}, ${decidedBy.cents > 0 ? 'mais' : 'menos'} ${euro(decidedBy.cents)}.`
    : undefined

/** At which value the next one wins. */
export const breakEvenWords = ({ breakEven }: RankedProposal, better: Better = 'less'): string | undefined =>
  breakEven &&
  `${orders[better].breakEven} se aqui «${breakEven.label}» for ${breakEven.text} ou ${breakEven.side === 'above' ? 'mais' : 'menos'}.`

/** Figures that were not filled in. */
export const missingWords = ({ missing }: RankedProposal): string | undefined =>
  missing.length === 0 ? undefined : `Não indicaste ${missing.join(', ').toLowerCase()}: contámos 0 €.`

/** The whole notebook in a sentence: the first proposal, and its lead. */
export function bookWords(ranked: readonly RankedProposal[], better: Better = 'less'): string {
  const [first, second] = ranked
  const words = orders[better]
  if (!first) return 'Escreve os valores da tua proposta.'
  if (!second) return `${first.proposal.name}: ${signed(first.cost.cents)}. Junta outra para comparar.`
  if (first.lacks.length > 0) return 'Nenhuma destas propostas tem tudo o que pediste.'
  if (second.lacks.length > 0)
    return ended(`Só a de ${first.proposal.name} tem tudo o que pediste: ${euro(first.cost.cents)}`)
  const lead = second.cost.cents - first.cost.cents
  if (first.decider && lead <= 0) return ended(`${first.proposal.name} tem a ${first.decider} mais baixa`)
  if (first.warning) return `${first.warning} ${ended(`${first.proposal.name} é a que custa menos ao todo`)}`
  return lead === 0
    ? `${first.proposal.name} e ${second.proposal.name} ${words.same}: ${signed(first.cost.cents)}.`
    : ended(`${first.proposal.name} ${words.first(euro(lead), second.proposal.name)}`)
}
