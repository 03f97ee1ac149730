import { type AttributeSpec, camelCase } from '../../contract/attributes'
import { named } from '../../contract/listed'
import type { Fields, Form } from './form'
import { asOption } from './form-address'
import type { InputField, RawAnswers } from './input-field'

/** `meal_subsidy_type`, `loanDuration` → `meal-subsidy-type`, `loan-duration`. */
const attributeName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')

const helpOf = ({ label, unit }: InputField<unknown>) => (unit ? `${label} (${unit})` : label)

/** A label used under two headings gets its heading as well. Not shipped to browsers. */
function nameOf({ fields, sections }: Form<Fields>, name: string): string {
  const label = fields[name]?.label ?? name
  const isAlone = Object.values(fields).filter((one) => one.label === label).length === 1
  const title = isAlone ? undefined : sections.find(({ names }) => names.includes(name))?.title
  return title ? `${title}: ${label}` : label
}

function specOf(form: Form<Fields>, name: string, field: InputField<unknown>): AttributeSpec {
  const { control, decimals, list, options, range } = field
  if (control === 'flag') return { type: 'flag', displayName: nameOf(form, name), help: helpOf(field) }
  if (options && (control === 'choice' || control === 'list'))
    return {
      type: 'choice',
      options: options.map(({ value }) => value),
      optionNames: Object.fromEntries(options.map(({ value, label }) => [value, label])),
      displayName: nameOf(form, name),
      help: helpOf(field),
    }
  if (range)
    return {
      type: control === 'number' ? 'integer' : 'number',
      ...range,
      ...(decimals && { decimals }),
      displayName: nameOf(form, name),
      help: helpOf(field),
    }
  return {
    type: 'text',
    maxLength: 40,
    listed: list?.current() && named(list.current() ?? []),
    listName: list?.title,
    takesNames: list && true,
    dated: control === 'date' ? 'day' : control === 'month' ? 'month' : undefined,
    displayName: nameOf(form, name),
    help: helpOf(field),
  }
}

/** Fields that are open in the form. Rarely needed ones are for the person who fills it in, not for an editor. */
const offered = ({ fields, sections }: Form<Fields>) => {
  const open = new Set(sections.flatMap(({ folded, names }) => (folded ? [] : names)))
  return Object.entries(fields).filter(([name]) => open.has(name))
}

/** Attributes that an editor may fill in beforehand: one for every open field. */
export const formAttributes = (form: Form<Fields>): Readonly<Record<string, AttributeSpec>> =>
  Object.fromEntries(offered(form).map(([name, field]) => [attributeName(name), specOf(form, name, field)]))

const written = (value: unknown) =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value)

/** Attribute → the name it fills, e.g. `property-type` → `propertyType`. */
export const attributeParameters = (form: Form<Fields>): Readonly<Record<string, string>> =>
  Object.fromEntries(offered(form).map(([name]) => [attributeName(name), name]))

/** A calendar of the CMS writes a day with its time, and so a month too. */
const calendarText = ({ control }: InputField<unknown>, text: string) => {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|[ T]\d{2}:\d{2})/.exec(text.trim()) ?? []
  return day === undefined ? text : control === 'month' ? day.slice(0, 7) : control === 'date' ? day : text
}

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
        : [[name, asOption(field, calendarText(field, written(value)))]]
    }),
  )
