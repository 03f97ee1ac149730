import { askedNames, type Fields, type Form } from './form'
import type { Problem, RawAnswers } from './input-field'

/** Problems with the texts of `now`, after `changes`: those of changed fields are gone, and those of questions that are not asked. */
export const problemsAfter = (
  form: Form<Fields>,
  shown: readonly Problem[],
  now: RawAnswers,
  changes: RawAnswers,
): readonly Problem[] =>
  shown.filter(({ field }) => !(field in changes) && askedNames(form, now).includes(field))
