import { wordsOf } from './field-words'
import { askedNames, type Fields, type Form } from './form'
import type { RawAnswers } from './input-field'

export interface InputWords {
  readonly label: string
  readonly value: string
}

/** Of a field: two fields may have one label. */
export interface NamedWords extends InputWords {
  readonly name: string
}

/**
 * Inputs of a calculation, as people read them: `Prazo: 360 meses`. An empty one has its default; without a default,
 * and for an invalid text, it is left out.
 */
export const inputWords = (form: Form<Fields>, texts: RawAnswers): readonly NamedWords[] =>
  askedNames(form, texts).flatMap((name) => {
    const field = form.fields[name]
    const text = texts[name]?.trim() ?? ''
    const value = text === '' ? field?.fallback : field?.parse(text)
    if (!field || value === undefined) return []
    const words = wordsOf(field, value)
    return words ? [{ name, label: field.label, value: words }] : []
  })
