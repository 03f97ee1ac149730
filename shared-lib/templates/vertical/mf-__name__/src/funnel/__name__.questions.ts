import type { QuestionViews } from 'shared-lib/funnel/question-props'
import type { __Name__Answers } from '../domain/__name__-answers'
import { HomeQuestion } from './steps/home.question'
import { WhenQuestion } from './steps/when.question'

/** The view of each question, by slug. */
export const __name__Questions: QuestionViews<__Name__Answers> = {
  quando: WhenQuestion,
  morada: HomeQuestion,
}
