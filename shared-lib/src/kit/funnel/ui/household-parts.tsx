import { rememberAnswers, type SharingForm } from '../../household/shared-fields'
import { HouseholdOffers } from '../../household/ui/household-offers'
import { askedFields, type Flow, type RawAnswers, type Step } from '../flow'

export { HouseholdDetails } from '../../household/ui/household-details'

/** A question with all current texts. */
export interface AskedQuestion {
  readonly flow: Flow
  readonly step: Step
  readonly raw: RawAnswers
}

const formOf = ({ flow, step, raw }: AskedQuestion): SharingForm => ({
  fields: askedFields(flow, raw).filter((asked) => asked.step === step),
  personal: step.personal,
})

interface QuestionOffersProps {
  readonly question: AskedQuestion
  readonly today: string
  onUse(name: string, text: string): void
}

/** Earlier answers for the question on screen. */
export const QuestionOffers = ({ question, ...rest }: QuestionOffersProps) => (
  <HouseholdOffers form={formOf(question)} {...rest} />
)

export const rememberQuestion = (question: AskedQuestion, today: string) =>
  rememberAnswers(formOf(question), { source: question.flow.title, on: today })
