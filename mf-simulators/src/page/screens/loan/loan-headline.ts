import type { Headline } from 'shared-lib/kit/calculator/calculator-view'
import { withoutWords } from 'shared-lib/rules/credit/left-out'
import type { LoanResult } from 'shared-lib/rules/credit/loan/loan-outcome'
import { figureText, percentText } from 'shared-lib/rules/figures/figure-text'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'

function cost({ amount, mtic, totalCost, taeg, schedule, leftOut }: LoanResult): string {
  const months = figureText(schedule.length, 'months')
  if (mtic === undefined || totalCost === undefined)
    return `Pedes ${formatBriefEuro(amount)} e pagas durante ${months}. Ainda não se sabe a TAEG nem o total.`
  const rate = taeg === undefined ? '' : ` A TAEG${withoutWords(leftOut)} é de ${percentText(taeg, 1)}.`
  return `Pedes ${formatBriefEuro(amount)} e pagas ao todo ${formatBriefEuro(mtic)} em ${months}: o crédito custa-te ${formatBriefEuro(totalCost)}.${rate}`
}

/** The instalment, and what the loan comes to. */
export const loanHeadline = (result: LoanResult): Headline => ({
  label: 'Prestação',
  value: { cents: result.instalment, period: 'mês' },
  sentence: cost(result),
})
