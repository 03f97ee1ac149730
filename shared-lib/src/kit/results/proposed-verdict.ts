import { type Cents, cents } from '../../rules/money/cents'
import { formatWholeEuro } from '../../rules/money/euro'
import { leastCents, type Verdict } from './ruler'

/** An instalment that a bank proposed, against that of the average rate. */
export function proposedVerdict(proposed: Cents, average: Cents): Verdict {
  const over = proposed - average
  const amount = formatWholeEuro(cents(Math.abs(over)))
  if (over >= leastCents) return { tone: 'bad', text: `Cara: na média pagas menos ${amount} por mês` }
  return over <= -leastCents
    ? { tone: 'good', text: `Boa proposta: ${amount} por mês abaixo da média` }
    : { tone: 'stay', text: 'Proposta na média: tenta baixar' }
}
