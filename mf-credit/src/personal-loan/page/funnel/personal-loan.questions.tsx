import { tileControls } from 'shared-lib/kit/form/ui/choice-field'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import { FormField } from 'shared-lib/kit/form/ui/form-field'
import { groupControls } from 'shared-lib/kit/form/ui/group-controls'
import { sliderControls } from 'shared-lib/kit/form/ui/slider-controls'
import type { QuestionParts } from 'shared-lib/kit/funnel/question-props'
import { AmountQuestion } from './amount.question'
import { MoneyQuestion } from './money.question'
import { personalLoanFunnel } from './personal-loan.funnel'

/** The questions after the first, and how they are drawn. */
export const personalLoanQuestions: QuestionParts = {
  flow: personalLoanFunnel,
  Draw: FormField,
  controls: { ...tileControls, ...dateControls, ...groupControls, ...sliderControls },
  views: {
    'montante-do-emprestimo': AmountQuestion,
    'situacao-financeira': MoneyQuestion,
  },
}
