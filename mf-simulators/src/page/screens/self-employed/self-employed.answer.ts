import { defineAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { Headline } from 'shared-lib/kit/calculator/calculator-view'
import type { SelfEmployedOutcome } from '../../../calculators/self-employed.calculator'
import { euros } from './result'
import { SelfEmployedResult } from './self-employed-result'

function settlementWords(settlement: number): string {
  if (settlement === 0) return 'No IRS não pagas nem recebes mais nada.'
  return settlement < 0
    ? `No IRS devolvem-te ${euros(-settlement)}.`
    : `No IRS pagas mais ${euros(settlement)}.`
}

/** Income of a month, settlement of the tax, and what is left after all of it. */
function selfEmployedHeadline(outcome: SelfEmployedOutcome): Headline {
  const label = 'Recebes por mês'
  if (outcome.kind === 'unknown') return { label, value: { text: 'Sem resposta' }, sentence: outcome.unknown }
  const { month, annual, unknown } = outcome
  const { afterTax, settlement } = annual
  const left = afterTax === undefined ? '' : ` Depois de tudo ficas com ${euros(afterTax / 12)} por mês.`
  if (month.net === undefined || month.withholding === undefined)
    return { label, value: { text: 'Sem resposta' }, sentence: unknown.join(' ') + left }
  const taken = `De ${euros(month.receipts)} saem ${euros(month.socialSecurity)} para a Segurança Social e ${euros(month.withholding)} de retenção.`
  return {
    label,
    value: { cents: month.net, period: 'mês' },
    sentence: `${taken} ${settlement === undefined ? unknown.join(' ') : settlementWords(settlement)}${left}`,
  }
}

export const answer = defineAnswer<SelfEmployedOutcome>({
  headline: selfEmployedHeadline,
  Result: SelfEmployedResult,
  example: 'Exemplo: 2.000 € de recibos por mês, no 3.º ano de atividade ou depois.',
})
