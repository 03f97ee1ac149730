import type { QuestionViews } from 'shared-lib/funnel/question-props'
import type { TelecomAnswers } from '../domain/telecom-answers'
import { CurrentProviderQuestion } from './steps/current-provider.question'
import { InternetQuestion } from './steps/internet.question'
import { LoyaltyQuestion } from './steps/loyalty.question'
import { MobileQuestion } from './steps/mobile.question'

/** The view of each question, by slug. */
export const telecomQuestions: QuestionViews<TelecomAnswers> = {
  internet: InternetQuestion,
  telemovel: MobileQuestion,
  fidelizacao: LoyaltyQuestion,
  'operadora-atual': CurrentProviderQuestion,
}
