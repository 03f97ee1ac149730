import { cents } from '../../rules/money/cents'
import { formatBriefEuro } from '../../rules/money/euro'
import type { Judgement, ProposalVerdict } from './verdict'

export const stampWords: Readonly<Record<Judgement, string>> = {
  good: 'Boa',
  fair: 'Razoável',
  dear: 'Cara',
  unknown: 'Não dá para dizer',
}

const amount = (value: number | undefined) =>
  value === undefined ? 'Não indicado' : formatBriefEuro(cents(value))

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
