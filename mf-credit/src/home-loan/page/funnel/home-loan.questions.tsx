import { tileControls } from 'shared-lib/kit/form/ui/choice-field'
import { FormField } from 'shared-lib/kit/form/ui/form-field'
import type { QuestionParts } from 'shared-lib/kit/funnel/question-props'
import { AmountQuestion } from './amount.question'
import { homeLoanFunnel } from './home-loan.funnel'
import { IncomeQuestion } from './income.question'

/** The questions after the first, and how they are drawn. */
export const homeLoanQuestions: QuestionParts = {
  flow: homeLoanFunnel,
  Draw: FormField,
  controls: tileControls,
  views: { 'montante-do-emprestimo': AmountQuestion, 'situacao-financeira': IncomeQuestion },
}
