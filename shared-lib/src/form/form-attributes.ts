import { type AttributeSpec, camelCase } from '../contract/attributes'
import type { Fields, Form } from './form'
import { asOption } from './form-address'
import type { InputField, RawAnswers } from './input-field'

/** `meal_subsidy_type`, `loanDuration` → `meal-subsidy-type`, `loan-duration`. */
const attributeName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')

const helpOf = ({ label, unit }: InputField<unknown>) => (unit ? `${label} (${unit})` : label)

function specOf(field: InputField<unknown>): AttributeSpec {
  const { control, options, range } = field
  if (control === 'flag') return { type: 'flag', help: helpOf(field) }
  if (control === 'choice')
    return { type: 'choice', options: (options ?? []).map(({ value }) => value), help: helpOf(field) }
  if (range) return { type: control === 'number' ? 'integer' : 'number', ...range, help: helpOf(field) }
  return { type: 'text', maxLength: 40, help: helpOf(field) }
}

/** Fields that stand open in the form. What few need is for the person who fills it in, not for an editor. */
const offered = ({ fields, sections }: Form<Fields>) => {
  const open = new Set(sections.flatMap(({ folded, names }) => (folded ? [] : names)))
  return Object.entries(fields).filter(([name]) => open.has(name))
}

/** What an editor may fill in beforehand: an attribute for every field that stands open. */
export const formAttributes = (form: Form<Fields>): Readonly<Record<string, AttributeSpec>> =>
  Object.fromEntries(offered(form).map(([name, field]) => [attributeName(name), specOf(field)]))

const written = (value: unknown) =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value)

/** Attribute → the name it fills, e.g. `property-type` → `propertyType`. */
export const attributeParameters = (form: Form<Fields>): Readonly<Record<string, string>> =>
  Object.fromEntries(offered(form).map(([name]) => [attributeName(name), name]))

/** Parsed attributes → texts by the form's names. */
export const textsOfAttributes = (
  form: Form<Fields>,
  attributes: Readonly<Record<string, unknown>>,
): RawAnswers =>
  Object.fromEntries(
    offered(form).flatMap(([name, field]) => {
      const value = attributes[camelCase(attributeName(name))]
      return value === undefined || value === '' || value === false
        ? []
        : [[name, asOption(field, written(value))]]
    }),
  )
