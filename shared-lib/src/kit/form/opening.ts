import type { Fields, Form } from './form'
import { addressQuery } from './form-address'
import type { RawAnswers } from './input-field'

/** Texts of a form at first: its opening, unless some of that was given. A form that was sent names all of it. */
export const openingTexts = ({ opening }: Form<Fields>, given: RawAnswers): RawAnswers =>
  !opening || Object.keys(opening).some((name) => name in given) ? given : { ...opening, ...given }

/** These texts are its opening and nothing else. */
export const isOpening = (form: Form<Fields>, texts: RawAnswers): boolean =>
  form.opening !== undefined && addressQuery(form, texts) === addressQuery(form, form.opening)

/** A value of the visitor's own: neither of the opening nor the default. */
export function isOwn({ fields, opening }: Form<Fields>, texts: RawAnswers, name: string): boolean {
  const text = texts[name]?.trim()
  const field = fields[name]
  if (!text || !field) return false
  const value = field.parse(text)
  return value === undefined || ![field.fallback, field.parse(opening?.[name] ?? '')].includes(value)
}
