import type { Problem, RawAnswers } from './input-field'

/** Problems to show while a form is typed: an empty field is no mistake until the form was sent. */
export const typedProblems = (problems: readonly Problem[], texts: RawAnswers, wasSent: boolean) =>
  problems.filter(({ field }) => wasSent || texts[field]?.trim())
