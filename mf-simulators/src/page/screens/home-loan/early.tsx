import { Part } from 'shared-lib/kit/explain/ui/part'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { HomeLoanAnswer } from '../../../calculators/home-loan.result'
import type { HomeLoanProps } from './home-loan-result'
import { monthsInWords } from './words'

/** Effect of an early repayment: instalment or end, and what is left of the interest saved. */
export function Early({ result: { early }, pick }: HomeLoanProps) {
  if (!early) return null
  return (
    <Part title="Se reembolsares antes do tempo" sentence={sentenceOf(early)}>
      <WhyList figures={pick('early-repayment-saving', 'early-repayment-fee')} />
    </Part>
  )
}

function sentenceOf(early: NonNullable<HomeLoanAnswer['early']>): string {
  const { amount, month, newInstalment, monthsSaved, saving } = early
  const paid = `Se pagares mais ${formatBriefEuro(amount)} depois da prestação ${month},`
  const then =
    newInstalment === 0
      ? 'o crédito fica pago'
      : monthsSaved > 0
        ? `acabas ${monthsInWords(monthsSaved)} mais cedo`
        : `a prestação passa a ${formatBriefEuro(newInstalment)}`
  if (saving === undefined) return `${paid} ${then}. Não conhecemos a comissão dessa data.`
  return saving > 0
    ? `${paid} ${then} e poupas ${formatBriefEuro(saving)}, já sem a comissão máxima.`
    : `${paid} ${then}. Com a comissão máxima não poupas nada.`
}
