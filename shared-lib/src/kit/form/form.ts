import { memoize } from '../../rules/memo/memoize'
import type { InputField, Problem, RawAnswers, Values } from './input-field'
import { textProblems } from './text-of'

// biome-ignore lint/suspicious/noExplicitAny: each field has its own value type; a form holds fields of every kind.
export type Fields = Readonly<Record<string, InputField<any>>>

/** Values of a form as the rules take them. */
export type InputOf<Of extends Fields> = {
  readonly [Name in keyof Of]: Of[Name] extends InputField<infer Value> ? Value : never
}

export interface Section<Name extends string = string> {
  /** Missing for the first one, whose questions need no heading. */
  readonly title?: string
  readonly names: readonly Name[]
  /** Closed at first, for what few need. */
  readonly folded?: true
  /** The few questions that decide the answer; all others are behind «Mais opções». */
  readonly decisive?: true
  /** Short fields in two columns, on a phone too. */
  readonly paired?: true
}

/** The inputs of one calculator. Names are those of the API, of the address and of the HTML form. */
export interface Form<Of extends Fields = Fields> {
  readonly fields: Of
  readonly sections: readonly Section[]
  /** An example for empty fields, so that the form has a result before the first touch. */
  readonly opening?: RawAnswers | undefined
}

/** Answers while they are being given: every one may still be missing. */
export type AnswersOf<Of extends Fields> = { readonly [Name in keyof Of]?: NonNullable<InputOf<Of>[Name]> }

/** Declares a form. Without sections all fields are in one. */
export const defineForm = <const Of extends Fields>(
  fields: Of,
  sections: readonly Section<keyof Of & string>[] = [{ names: Object.keys(fields) }],
  opening?: RawAnswers & { readonly [Name in keyof Of]?: string },
): Form<Of> => ({ fields, sections, opening })

export type Reading<Input> = { readonly input: Input } | { readonly problems: readonly Problem[] }

/** A given answer, by field: whether there was any, its value (undefined for an invalid one), and the problem then. */
interface Given {
  readonly has: (name: string) => boolean
  readonly value: (name: string, field: InputField<unknown>) => unknown
  readonly problems: (name: string, field: InputField<unknown>) => readonly Problem[]
}

/** A form is one object for good, and its fields are listed once. */
const entriesOf = memoize((fields: Fields) => Object.entries(fields))

/** Reads a form's values from wherever they were given, in its order. */
export function read<Of extends Fields>({ fields }: Form<Of>, given: Given): Reading<InputOf<Of>> {
  const values: Record<string, unknown> = {}
  const problems: Problem[] = []
  for (const [name, field] of entriesOf(fields)) {
    const asked = applies(field, values)
    const isGiven = asked && given.has(name)
    const value = isGiven ? given.value(name, field) : field.fallback
    values[name] = value
    if (value !== undefined || !asked) continue
    if (isGiven) problems.push(...given.problems(name, field))
    else if (!field.optional) problems.push({ field: name, message: field.missing })
  }
  return problems.length > 0 ? { problems } : { input: values as InputOf<Of> }
}

const applies = (field: InputField<unknown>, values: Values) => field.applies?.(values) ?? true

/** Reads texts by name: typed ones, or those of an address. An empty text is nothing given. */
export function readTexts<Of extends Fields>(form: Form<Of>, texts: RawAnswers): Reading<InputOf<Of>> {
  const textOf = (name: string) => texts[name]?.trim() ?? ''
  return read(form, {
    has: (name) => textOf(name) !== '',
    value: (name, { parse }) => parse(textOf(name)),
    problems: (name, field) => textProblems(name, field, textOf(name)),
  })
}

/** Values of the fields that apply to these texts, undefined where a text is invalid, in the order of the form. */
export function askedValues<Of extends Fields>({ fields }: Form<Of>, texts: RawAnswers): Values {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!applies(field, values)) continue
    const text = texts[name]?.trim()
    values[name] = (text ? field.parse(text) : undefined) ?? field.fallback
  }
  return values
}

/** Fields that apply to these texts, in the order of the form. */
export const askedNames = <Of extends Fields>(form: Form<Of>, texts: RawAnswers): readonly string[] =>
  Object.keys(askedValues(form, texts))
