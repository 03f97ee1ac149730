import type { Headline } from 'shared-lib/kit/calculator/calculator-view'
import { withoutWords } from 'shared-lib/rules/credit/left-out'
import { figureText, percentText } from 'shared-lib/rules/figures/figure-text'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { HomeLoanAnswer } from '../../../calculators/home-loan.result'
import { monthsInWords } from './words'

/** TAEG and MTIC, by which offers are compared; words when they are not known. */
function totalWords({ taeg, mtic, leftOut }: HomeLoanAnswer): string {
  if (mtic === undefined) return 'A TAEG e o total não são conhecidos para esta data.'
  const rate = taeg === undefined ? '' : `TAEG de ${percentText(taeg, 1)}${withoutWords(leftOut)}: `
  return `${rate}ao todo pagas ${formatBriefEuro(mtic)} (MTIC).`
}

function laterWords({ laterInstalment, laterFrom, laterRate }: HomeLoanAnswer): string {
  if (laterInstalment === undefined || laterFrom === undefined || laterRate === undefined) return ''
  return ` Ao fim de ${figureText((laterFrom - 1) / 12, 'years')} passa a ${formatBriefEuro(laterInstalment)}, se a Euribor não mudar.`
}

/** Tax within the instalment of a home to let: it falls with the interest. */
const dutyWords = ({ stampDutyOnInterest }: HomeLoanAnswer): string =>
  (stampDutyOnInterest ?? 0) > 0
    ? ' Já com o imposto do selo sobre os juros, que desce um pouco todos os meses.'
    : ''

/** Payment of each month, or the most that can be borrowed when no amount was given. */
export function homeLoanHeadline(result: HomeLoanAnswer): Headline {
  const { amount, instalment, months, isLargest, laterFrom } = result
  const time = monthsInWords(months)
  if (isLargest)
    return {
      label: 'Podes pedir até',
      value: { cents: amount },
      sentence: `A prestação seria de ${formatBriefEuro(instalment)} por mês durante ${time}.${dutyWords(result)}${laterWords(result)} ${totalWords(result)}`,
    }
  return {
    label: laterFrom === undefined ? 'Prestação por mês' : 'Prestação por mês, no período de taxa fixa',
    value: { cents: instalment, period: 'mês' },
    sentence: `Por ${formatBriefEuro(amount)} durante ${time}.${dutyWords(result)}${laterWords(result)} ${totalWords(result)}`,
  }
}
