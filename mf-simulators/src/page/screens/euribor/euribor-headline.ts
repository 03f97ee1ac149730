import type { Headline } from 'shared-lib/kit/calculator/calculator-view'
import type { EuriborResult, NextReview } from 'shared-lib/rules/credit/euribor/euribor-outcome'
import { monthInWords } from 'shared-lib/rules/credit/month'
import { percentText } from 'shared-lib/rules/figures/figure-text'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'

function change({ currentInstalment: current, difference }: EuriborResult, { firstInstalment }: NextReview) {
  const from = `A partir de ${monthInWords(firstInstalment)}`
  if (current === undefined || difference === undefined) return `${from}.`
  if (difference === 0) return `${from} pagas o mesmo que agora.`
  const much = formatBriefEuro(cents(Math.abs(difference)))
  return `${from} pagas ${difference > 0 ? 'mais' : 'menos'} ${much} por mês do que os ${formatBriefEuro(current)} de agora.`
}

function indexWords({ month, indexMonth, neededIndexMonth, index, isFinal }: NextReview): string {
  const rate = percentText(index, 3)
  return isFinal
    ? `Conta a Euribor média de ${monthInWords(indexMonth)}: ${rate}.`
    : `A revisão de ${monthInWords(month)} usa a Euribor média de ${monthInWords(neededIndexMonth)}, que ainda não conhecemos; até lá contamos com a de ${monthInWords(indexMonth)} (${rate}), a mais recente.`
}

const compared = (difference: number) =>
  difference === 0
    ? 'O mesmo que agora'
    : `${difference > 0 ? 'Mais' : 'Menos'} ${formatBriefEuro(cents(Math.abs(difference)))} por mês do que agora`

/** The next instalment against the one of now, and which month's index makes it; with an index of one's own, that one. */
export function euriborHeadline(result: EuriborResult): Headline {
  const { currentInstalment: current, next, reviews, unknown } = result
  const { simulatedInstalment: simulated, simulatedDifference: moved } = result
  const label = 'Próxima prestação'
  if (next && simulated !== undefined)
    return {
      label: `${label}, com a Euribor que escolheste`,
      value: { cents: simulated, period: 'mês' },
      sentence: `${moved === undefined ? '' : `${compared(moved)}. `}Com a Euribor de ${monthInWords(next.indexMonth)} (${percentText(next.index, 3)}) pagas ${formatBriefEuro(next.instalment)}.`,
    }
  if (next)
    return {
      label,
      value: { cents: next.instalment, period: 'mês' },
      sentence: `${change(result, next)} ${indexWords(next)}`,
    }
  const end = reviews.at(-1)?.lastInstalment
  if (current === undefined || end === undefined)
    return { label, value: { text: 'Sem resposta' }, sentence: unknown.join(' ') }
  return {
    label: 'Prestação atual',
    value: { cents: current, period: 'mês' },
    sentence: `Já não muda: o crédito termina em ${monthInWords(end)}, antes da próxima revisão.`,
  }
}
