import { applicableSteps, type Flow, type RawAnswers, type Step, stepWords } from './flow'
import { stepAddress } from './funnel-address'
import { checkSlug, returnParameter } from './journey-addresses'

/** Steps with their answers in words; one that follows the results is missing until it is answered. */
export const answeredSteps = (flow: Flow, raw: RawAnswers, words: (step: Step) => string) =>
  applicableSteps(flow, raw)
    .map((step) => ({ step, answer: words(step) }))
    .filter(({ step, answer }) => !step.afterResults || answer)

export interface CheckedAnswer {
  readonly slug: string
  readonly label: string
  readonly question: string
  /** '' for an optional step that was not used. */
  readonly answer: string
  /** Opens the question and comes back to check-your-answers. */
  readonly change: string
}

/** The list of check-your-answers. */
export function checkAnswers(flow: Flow, raw: RawAnswers): CheckedAnswer[] {
  return answeredSteps(flow, raw, (step) => stepWords(flow, step, raw)).map(({ step, answer }) => ({
    slug: step.slug,
    label: step.label,
    question: step.question,
    answer,
    change: stepAddress(flow, step.slug, raw, { [returnParameter]: checkSlug }),
  }))
}
