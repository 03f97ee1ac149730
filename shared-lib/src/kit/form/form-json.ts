import { isRecord } from '../../contract/is-record'
import { type Fields, type Form, type InputOf, type Reading, read } from './form'
import type { InputField, Problem, RawAnswers } from './input-field'

/** The items of a list that a program sent. */
function fromList<Value>({ of, many, parse, text }: InputField<Value>, json: unknown): Value | undefined {
  if (!Array.isArray(json)) return undefined
  if (!of) return parse(text(json as Value))
  const { least = 0, most = json.length } = many ?? {}
  const items: unknown[] = json.map((one) => fromJson(of, one))
  const fits = items.length >= least && items.length <= most && !items.includes(undefined)
  return fits ? (items as Value) : undefined
}

/** The members of a group that a program sent, as it sends the values of a form. */
function fromGroup(fields: Fields, json: unknown) {
  const reading = isRecord(json) ? readJson({ fields, sections: [] }, json) : undefined
  return reading && 'input' in reading ? reading.input : undefined
}

/** Faults of a program's JSON, down to the member of the item. */
function jsonProblems(name: string, field: InputField<unknown>, json: unknown): readonly Problem[] {
  const fields = field.of?.members
  const inside =
    fields && Array.isArray(json)
      ? json.flatMap((one, at) => {
          const reading = readJson({ fields, sections: [] }, isRecord(one) ? one : {})
          const problems = 'problems' in reading ? reading.problems : []
          return problems.map((problem) => ({ ...problem, field: `${name}.${at}.${problem.field}` }))
        })
      : []
  return inside.length > 0 ? inside : [{ field: name, message: field.invalid }]
}

/** The value of what a program sent for a field; undefined for an invalid one. */
export function fromJson<Value>(field: InputField<Value>, json: unknown): Value | undefined {
  const { json: ofProgram, number, options, control, parse, many, members } = field
  if (ofProgram) return ofProgram(json)
  if (many) return fromList(field, json)
  if (members) return fromGroup(members, json) as Value | undefined
  if (number) return typeof json === 'number' ? number(json) : undefined
  if (options) return parse(String(json))
  return typeof json === (control === 'flag' ? 'boolean' : 'string') ? parse(String(json)) : undefined
}

/** A field's value as programs send and get it. */
export const toJson = <Value>({ range, text, of, members }: InputField<Value>, value: Value): unknown => {
  if (of) return (value as readonly unknown[]).map((one) => toJson(of, one))
  if (members) return bodyOf({ fields: members, sections: [] }, value as InputOf<Fields>)
  return range ? Number(text(value).replace(',', '.')) : value
}

/** Reads an API body that fits the form's schema. */
export const readJson = <Of extends Fields>(
  form: Form<Of>,
  body: Readonly<Record<string, unknown>>,
): Reading<InputOf<Of>> =>
  read(form, {
    has: (name) => body[name] != null,
    value: (name, field) => fromJson(field, body[name]),
    problems: (name, field) => jsonProblems(name, field, body[name]),
  })

/** The body that a program would send for these values. */
export const bodyOf = <Of extends Fields>({ fields }: Form<Of>, input: InputOf<Of>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      input[name] === undefined ? [] : [[name, toJson(field, input[name])]],
    ),
  )

/** Values of some fields as programs send them → texts of the form; an invalid one becomes an empty text. */
export const jsonTexts = (form: Form<Fields>, given: Readonly<Record<string, unknown>>): RawAnswers =>
  Object.fromEntries(
    Object.entries(given).map(([name, json]) => {
      const field = form.fields[name]
      const value = field && fromJson(field, json)
      return [name, field && value !== undefined ? field.text(value) : '']
    }),
  )
