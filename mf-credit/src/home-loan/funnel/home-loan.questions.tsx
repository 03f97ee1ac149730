import { tileControls } from 'shared-lib/form/ui/choice-field'
import { FormField } from 'shared-lib/form/ui/form-field'
import type { QuestionParts } from 'shared-lib/funnel/question-props'
import { AmountQuestion } from './amount.question'
import { IncomeQuestion } from './income.question'

/** How the questions after the first are drawn. */
export const homeLoanQuestions: QuestionParts = {
  Draw: FormField,
  controls: tileControls,
  views: { 'montante-do-emprestimo': AmountQuestion, 'situacao-financeira': IncomeQuestion },
}
