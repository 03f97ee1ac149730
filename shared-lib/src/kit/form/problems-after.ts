import { askedNames, type Fields, type Form } from './form'
import type { Problem, RawAnswers } from './input-field'

/** Problems after a text was changed: those of its field are gone, and those of questions that are not asked any more. */
export function problemsAfter(
  form: Form<Fields>,
  shown: readonly Problem[],
  [before, now]: readonly [before: RawAnswers, now: RawAnswers],
): readonly Problem[] {
  if (shown.length === 0) return shown
  const [asked, left] = [askedNames(form, before), askedNames(form, now)]
  return shown.filter(
    ({ field }) => before[field] === now[field] && (left.includes(field) || !asked.includes(field)),
  )
}
