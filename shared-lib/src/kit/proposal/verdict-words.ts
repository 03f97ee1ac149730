import { cents } from '../../rules/money/cents'
import { formatBriefEuro } from '../../rules/money/euro'
import type { Judgement, ProposalVerdict } from './verdict'

export const stampWords: Readonly<Record<Judgement, string>> = {
  good: 'Boa',
  fair: 'Razoável',
  dear: 'Cara',
  unknown: 'Falta comparar',
}

const amount = (value: number | undefined) =>
  value === undefined ? 'Não indicado' : formatBriefEuro(cents(value))

/** Ordinals of two proposals. */
export const duelNames = ['1.ª proposta', '2.ª proposta'] as const

/** The three lines by which two proposals are compared. */
export const duelLines: readonly {
  readonly title: string
  readonly of: (verdict: ProposalVerdict) => string
}[] = [
  { title: 'Total', of: ({ totalCents }) => amount(totalCents) },
  { title: 'Por mês', of: ({ monthlyCents }) => amount(monthlyCents) },
  { title: 'O que falta', of: ({ lacks }) => (lacks.length > 0 ? lacks.join(', ') : 'Nada') },
]

/** Index of the better proposal; undefined where they cannot be compared or are equal. */
export function winnerOf(one: ProposalVerdict, two: ProposalVerdict): 0 | 1 | undefined {
  if (one.alike !== two.alike || one.order === undefined || two.order === undefined) return undefined
  return one.order === two.order ? undefined : one.order < two.order ? 0 : 1
}

/** Two dear proposals have no good one among them: what the less dear one saves, where that is known, takes the place of praise. */
export function duelSentence(two: readonly [ProposalVerdict, ProposalVerdict]): string {
  const winner = winnerOf(...two)
  if (winner === undefined) return 'Não são iguais: vê as três linhas antes de escolher.'
  if (!two.every(({ verdict }) => verdict === 'dear')) return `A melhor é a ${duelNames[winner]}.`
  const [own, other] = [two[winner].totalCents, two[1 - winner]?.totalCents]
  return own !== undefined && other !== undefined && own < other
    ? `As duas são caras: a ${duelNames[winner]} custa menos ${amount(other - own)}.`
    : `As duas são caras: a ${duelNames[winner]} é a menos cara.`
}
