import type { Headline } from 'shared-lib/kit/calculator/calculator-view'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { figureText } from 'shared-lib/rules/figures/figure-text'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { DatedBill, DatedImi, ImiAnswer } from '../../../calculators/imi-answer'

function rateWords({ rate, municipality }: DatedImi): string {
  const value = figureText(rate.value, 'ratio')
  return {
    municipality: `Em ${municipality} a taxa é de ${value}.`,
    visitor: `Com a taxa de ${value} que indicaste.`,
    law: `A taxa dos prédios rústicos é de ${value} em todo o país.`,
  }[rate.from]
}

const dayOf = (until: string) => formatDatePt(toIsoDate(until))

/** Part still to be paid; an instalment that is past is none to pay. */
function payWords(taxYear: number, { instalments }: DatedBill): string {
  const [next, ...others] = instalments.filter(({ isPast }) => !isPast)
  const tax = `O imposto de ${taxYear}`
  if (instalments.length === 0) return `${tax} não se paga: é de 0,00\u00a0€.`
  if (!next)
    return `${tax} já venceu em ${taxYear + 1}; o de ${taxYear + 1} paga-se a partir de maio de ${taxYear + 2}.`
  if (others.length + 1 < instalments.length)
    return others.length === 0
      ? `Do imposto de ${taxYear} falta pagar a prestação de ${dayOf(next.until)}: ${formatBriefEuro(next.amount)}.`
      : `Do imposto de ${taxYear} faltam ${others.length + 1} prestações: a próxima, de ${formatBriefEuro(next.amount)}, até ${dayOf(next.until)}.`
  return others.length === 0
    ? `${tax} paga-se de uma só vez, até ${dayOf(next.until)}.`
    : `${tax} paga-se em ${instalments.length} prestações: a primeira até ${dayOf(next.until)}.`
}

function sentence(dated: DatedImi): string {
  const [bill, withDeduction] = dated.bills
  if (!bill) return rateWords(dated)
  const words = `${rateWords(dated)} ${payWords(dated.taxYear, bill)}`
  return withDeduction
    ? `${words} Se o teu concelho der a dedução por dependentes, pagas ${formatBriefEuro(withDeduction.amount)}.`
    : words
}

/** A year of IMI, or the input that is missing to compute it. */
export function imiHeadline(outcome: ImiAnswer): Headline {
  const label = 'IMI do ano'
  switch (outcome.kind) {
    case 'needs':
      return { label, value: { text: 'Falta a taxa' }, sentence: outcome.reason }
    case 'unknown':
      return { label, value: { text: 'Sem resposta' }, sentence: outcome.unknown }
    default:
      return { label, value: { cents: outcome.bills[0]?.amount ?? 0 }, sentence: sentence(outcome) }
  }
}
