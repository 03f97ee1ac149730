import type { QuestionProps } from 'shared-lib/kit/funnel/question-props'
import type { HomeLoanAnswers } from '../../fields'

/** Asks for the income, which is optional and stays on the device until the visitor sends it. */
export const IncomeQuestion = ({ field, answers }: QuestionProps<HomeLoanAnswers>) => (
  <>
    <p>
      Com o rendimento dizemos-te a taxa de esforço e quanto podes pedir. Fica neste telemóvel ou computador:
      só o enviamos se pedires que te liguem. Podes continuar sem responder.
    </p>
    {field('holders')}
    {field('netMonthlyIncome')}
    {answers.netMonthlyIncome !== undefined && field('hasDuodecimals')}
    {field('otherInstalments')}
    {field('employmentStatus')}
  </>
)
