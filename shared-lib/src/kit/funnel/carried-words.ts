import { type Flow, personalNames, type RawAnswers, readAnswers, stepWords } from './flow'
import { answeredSteps, type CheckedAnswer } from './funnel-address'

/** The same answers for a page that follows, as chips: a personal answer has only its name there, since it never came along. */
export const carriedWords = (flow: Flow, raw: RawAnswers): Omit<CheckedAnswer, 'change' | 'question'>[] =>
  answeredSteps(flow, raw, (step) =>
    personalNames(flow, step).length > 0 ? '' : stepWords(flow, step, raw),
  ).flatMap(({ step, answer }) => {
    const words = step.chip ? step.chip(readAnswers(flow, raw)) : answer
    return words === undefined ? [] : [{ slug: step.slug, label: step.label, answer: words }]
  })
