import type { RawAnswers } from '../funnel/flow'
import { formatEuro } from '../money/euro'
import { askedNames, type Fields, type Form } from './form'
import type { InputField } from './input-field'

export interface InputWords {
  readonly label: string
  readonly value: string
}

function wordsOf(field: InputField<unknown>, value: unknown): string {
  const { control, list, options = list?.current(), unit, text } = field
  if (control === 'flag') return value ? 'Sim' : ''
  if (control === 'euros') return formatEuro(value as Parameters<typeof formatEuro>[0])
  const shown = text(value)
  return options?.find((option) => option.value === shown)?.label ?? (unit ? `${shown}\u00a0${unit}` : shown)
}

/**
 * What was calculated with, as a person reads it out: `Prazo: 360 meses`. What was not filled in is what was taken instead;
 * where nothing was, and where a text is no value, it is left out.
 */
export const inputWords = (form: Form<Fields>, texts: RawAnswers): readonly InputWords[] =>
  askedNames(form, texts).flatMap((name) => {
    const field = form.fields[name]
    const text = texts[name]?.trim() ?? ''
    const value = text === '' ? field?.fallback : field?.parse(text)
    if (!field || value === undefined) return []
    const words = wordsOf(field, value)
    return words ? [{ label: field.label, value: words }] : []
  })
