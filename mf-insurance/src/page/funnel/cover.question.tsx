import type { QuestionProps } from 'shared-lib/kit/funnel/question-props'
import type { InsuranceAnswers } from '../../fields'

/** Asks for the cover, and for the day on which it begins. */
export const CoverQuestion = ({ field, answers }: QuestionProps<InsuranceAnswers>) => (
  <>
    {field('insuranceType')}
    {field('insured')}
    {answers.insured === true && field('insuranceExpiryDate')}
    {answers.insured === false && field('insuranceStart')}
  </>
)
