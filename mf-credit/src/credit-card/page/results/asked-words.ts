import { differenceText } from 'shared-lib/kit/results/ruler'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { CardAnswers } from '../../fields'
import { type CardInput, cardAnswer } from './card-answer'

/** What a request asks for: `pagar menos pela dívida de 1.500 € no cartão`. */
export const askedWords = ({ balance }: CardAnswers): string =>
  balance
    ? `pagar menos pela dívida de ${formatBriefEuro(balance)} no cartão`
    : 'um cartão de crédito mais barato'

/** What ending the debt sooner saves, against today's payments: `−372 € de juros e imposto`. */
export function askedChange(answers: CardAnswers, on: IsoDate): string | undefined {
  const reading = cardAnswer(answers as CardInput, on)
  if (reading.kind === 'ask' || reading.answer.isLater) return undefined
  const { ends, plans = [] } = reading.answer.outlook ?? {}
  const saved = ends && plans[0] ? plans[0].cost - ends.cost : 0
  return saved < 0 ? `${differenceText({ cents: saved })} de juros e imposto` : undefined
}
