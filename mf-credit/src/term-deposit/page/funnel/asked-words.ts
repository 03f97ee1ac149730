import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { monthsInWords } from 'shared-lib/rules/dates/time-words'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { TermDepositAnswers } from '../../fields'

/** What a request asks for: `um depósito de 10.000 € a 12 meses`. */
export function askedWords({ amount = cents(0), horizon, needOn }: TermDepositAnswers): string {
  const until = needOn ? `até ${formatDatePt(needOn)}` : `a ${monthsInWords(Number(horizon ?? 12))}`
  return `um depósito de ${formatBriefEuro(amount)} ${until}`
}
