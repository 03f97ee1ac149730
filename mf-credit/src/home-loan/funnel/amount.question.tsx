import { formatRatio } from 'shared-lib/explain/format-ratio'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { formatEuro } from 'shared-lib/money/euro'
import type { HomeLoanAnswers } from '../domain/home-loan.fields'
import { amountOf, hasLoan } from '../domain/home-loan-checks'

const ofExisting = {
  propertyValue: { label: 'Valor da casa', hint: 'Quanto vale hoje, aproximadamente.' },
  wantToBorrow: { label: 'Quanto deves', hint: 'O capital em dívida: está no extrato do crédito.' },
  wantToBorrowTime: { label: 'Anos que faltam' },
} as const

const ofBuilding = {
  propertyValue: { label: 'Valor da casa pronta', hint: 'Terreno e obra, pelo orçamento ou por estimativa.' },
} as const

/** Amount and share are one pair: each is said in the other's words. */
function PairWords({ answers }: Pick<QuestionProps<HomeLoanAnswers>, 'answers'>) {
  const amount = amountOf(answers)
  const { propertyValue, wantToBorrow } = answers
  if (!amount || !propertyValue) return null
  return (
    <p role="status">
      {wantToBorrow === undefined
        ? `São ${formatEuro(amount)}.`
        : `É ${formatRatio(Math.round((amount / propertyValue) * 1000) / 1000)} do valor da casa.`}
    </p>
  )
}

/** Labels of a loan that is to come, or of one that exists. */
export function AmountQuestion({ field, answers }: QuestionProps<HomeLoanAnswers>) {
  const existing = hasLoan(answers)
  const look = existing ? ofExisting : undefined
  const value = answers.loanType === 'construction' ? ofBuilding.propertyValue : look?.propertyValue
  return (
    <>
      {field('propertyValue', value)}
      {field('wantToBorrow', look?.wantToBorrow)}
      {!existing && answers.wantToBorrow === undefined && field('borrowingPercentage')}
      <PairWords answers={answers} />
      {field('wantToBorrowTime', look?.wantToBorrowTime)}
      {field('age')}
    </>
  )
}
