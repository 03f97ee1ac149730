import {
  applicableSteps,
  type Flow,
  personalNames,
  type RawAnswers,
  readAnswers,
  type Step,
  stepWords,
} from './flow'
import { stepAddress } from './funnel-address'
import { checkSlug, returnParameter } from './journey-addresses'

/** Steps with their answers in words; one that follows the results is missing until it is answered. */
const answeredSteps = (flow: Flow, raw: RawAnswers, words: (step: Step) => string) =>
  applicableSteps(flow, raw)
    .map((step) => ({ step, answer: words(step) }))
    .filter(({ step, answer }) => !step.afterResults || answer)

interface CheckedAnswer {
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

/** The same answers for a page that follows, as chips: a personal answer has only its name there, since it never came along. */
export const carriedWords = (flow: Flow, raw: RawAnswers): Omit<CheckedAnswer, 'change' | 'question'>[] =>
  answeredSteps(flow, raw, (step) =>
    personalNames(flow, step).length > 0 ? '' : stepWords(flow, step, raw),
  ).flatMap(({ step, answer }) => {
    const words = step.chip ? step.chip(readAnswers(flow, raw)) : answer
    return words === undefined ? [] : [{ slug: step.slug, label: step.label, answer: words }]
  })
