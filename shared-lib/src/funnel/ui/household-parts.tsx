import { rememberAnswers, type SharingForm } from '../../household/shared-fields'
import { HouseholdOffers } from '../../household/ui/household-offers'
import { askedFields, type Flow, type RawAnswers, type Step } from '../flow'

export { HouseholdDetails } from '../../household/ui/household-details'

/** A question with all texts as they stand. */
export interface AskedQuestion<Answers> {
  readonly flow: Flow<Answers>
  readonly step: Step<Answers>
  readonly raw: RawAnswers
}

const formOf = <Answers,>({ flow, step, raw }: AskedQuestion<Answers>): SharingForm => ({
  fields: askedFields(flow, raw).filter((asked) => asked.step === step),
  personal: step.personal,
})

interface QuestionOffersProps<Answers> {
  readonly question: AskedQuestion<Answers>
  readonly today: string
  onUse(name: string, text: string): void
}

/** Earlier answers for the question on screen. */
export const QuestionOffers = <Answers,>({ question, ...rest }: QuestionOffersProps<Answers>) => (
  <HouseholdOffers form={formOf(question)} {...rest} />
)

export const rememberQuestion = <Answers,>(question: AskedQuestion<Answers>, today: string) =>
  rememberAnswers(formOf(question), { source: question.flow.title, on: today })
