import { tileControls } from 'shared-lib/form/ui/choice-field'
import { dateControls } from 'shared-lib/form/ui/date-controls'
import { FormField } from 'shared-lib/form/ui/form-field'
import { groupControls } from 'shared-lib/form/ui/group-controls'
import type { QuestionParts } from 'shared-lib/funnel/question-props'
import { AmountQuestion } from './amount.question'
import { MoneyQuestion } from './money.question'

/** How the questions after the first are drawn. */
export const personalLoanQuestions: QuestionParts = {
  Draw: FormField,
  controls: { ...tileControls, ...dateControls, ...groupControls },
  views: {
    'montante-do-emprestimo': AmountQuestion,
    'situacao-financeira': MoneyQuestion,
  },
}
