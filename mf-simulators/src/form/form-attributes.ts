import { type AttributeSpec, camelCase } from 'shared-lib/contract/attributes'
import type { RawAnswers } from 'shared-lib/funnel/flow'
import type { Fields, Form } from './form'
import type { InputField } from './input-field'

/** `meal_subsidy_type`, `loanDuration` → `meal-subsidy-type`, `loan-duration`. */
const attributeName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')

function specOf({ control, options, range, label, unit }: InputField<unknown>): AttributeSpec {
  const help = unit ? `${label} (${unit})` : label
  if (control === 'flag') return { type: 'flag', help }
  if (control === 'choice')
    return { type: 'choice', options: (options ?? []).map(({ value }) => value), help }
  if (range) return { type: control === 'number' ? 'integer' : 'number', ...range, help }
  return { type: 'text', maxLength: 40, help }
}

/** What an editor may fill in beforehand: an attribute for every field. */
export const formAttributes = ({ fields }: Form<Fields>): Readonly<Record<string, AttributeSpec>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [attributeName(name), specOf(field)]))

const written = (value: unknown) =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value)

/** Attribute → the name it fills, e.g. `property-type` → `propertyType`. */
export const attributeParameters = ({ fields }: Form<Fields>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(fields).map((name) => [attributeName(name), name]))

/** Parsed attributes → texts by the form's names. */
export const textsOfAttributes = (
  { fields }: Form<Fields>,
  attributes: Readonly<Record<string, unknown>>,
): RawAnswers =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const value = attributes[camelCase(attributeName(name))]
      return value === undefined || value === '' || value === false ? [] : [[name, written(value)]]
    }),
  )
