import type { CardShare } from '../household/shared-fields'
import { requiredMessage } from '../validation/required-message'
import { checkSlug } from './journey-addresses'

/** What a visitor gave, as text by field name: untrusted, straight from a query string, an attribute or a form. */
export type RawAnswers = Readonly<Record<string, string>>

export interface Problem {
  readonly field: string
  readonly message: string
}

/** One input of a step: text in, typed value out. */
export interface Field<Value> {
  /** The typed value, or undefined when the text is no valid answer. Never throws. */
  readonly parse: (text: string) => Value | undefined
  readonly missing: string
  readonly invalid: string
  /** Every kind of valid answer, as text: paths, diagrams and tests are made from them. */
  readonly samples: readonly string[]
  /** The only values there are, of a field that takes one or some of a few. */
  readonly options?: readonly string[]
  /** May stay empty; a rule is told all answers, for a field that is only needed beside another. */
  readonly optional?: boolean | ((answers: Readonly<Record<string, unknown>>) => boolean)
  /** What it shares with other funnels by the household card of this device. */
  readonly card?: CardShare
  /** Several values in one text, joined by `.`: a form sent without script repeats the field's name. */
  readonly many?: true
  /** The value as it travels; its own text when missing. */
  text?(value: Value): string
  /** Told the answers of the steps before it and of the fields before it in its own step. Missing: always. */
  readonly applies?: (answers: Readonly<Record<string, unknown>>) => boolean
}

/** One question that describes itself. Rules only: its view is registered apart, so that guards need no React. */
export interface Step<Answers> {
  /** Last segment of its address. */
  readonly slug: string
  readonly question: string
  /** Its name in check-your-answers. */
  readonly label: string
  /** The field's name is the parameter's, the answer's and the lead's. */
  readonly fields: { readonly [Name in keyof Answers & string]?: Field<NonNullable<Answers[Name]>> }
  /** Told the answers of the steps before it. Missing: always. */
  readonly applies?: (answers: Partial<Answers>) => boolean
  /** The answer in words, for check-your-answers. */
  readonly summary: (answers: Partial<Answers>) => string
  /** Never in an address and never on the server before it is sent. */
  readonly personal?: boolean
  /** Never asked on the way: check-your-answers offers it, and whatever page links to it. Stands last; all its fields are optional. */
  readonly optional?: true
}

export interface Flow<Answers> {
  /** Names its drafts and events, e.g. `energy`. */
  readonly name: string
  /** Ends the title of every page of the flow. */
  readonly title: string
  /** `/energia/simular`; steps live under it. */
  readonly path: string
  /** Where a finished flow goes, with its answers. */
  readonly done: string
  readonly steps: readonly Step<Answers>[]
  /** Other parameters that travel along, e.g. `oferta`. */
  readonly extras?: readonly string[]
}

/** A field that takes one of a few values. */
export function choice<const Value extends string>(
  values: readonly Value[],
  messages: { missing?: string; invalid?: string } = {},
): Field<Value> & { text?: undefined } {
  return {
    parse: (text) => values.find((value) => value === text),
    missing: messages.missing ?? requiredMessage,
    invalid: messages.invalid ?? 'Escolhe uma das opções',
    samples: values,
    options: values,
  }
}

/** A field that takes any of a few values, as a list in the order of `values`. */
export function choices<const Value extends string>(
  values: readonly Value[],
  messages: { missing?: string; invalid?: string } = {},
): Field<readonly Value[]> {
  return {
    many: true,
    parse: (text) => {
      const given = text.split('.')
      const known = values.filter((value) => given.includes(value))
      return given.every((one) => known.some((value) => value === one)) ? known : undefined
    },
    text: (list) => list.join('.'),
    missing: messages.missing ?? requiredMessage,
    invalid: messages.invalid ?? 'Escolhe uma ou mais das opções',
    samples: [...values.slice(0, 1), values.slice(0, 2).join('.')],
    options: values,
  }
}

const fieldsOf = <Answers>(step: Step<Answers>) =>
  Object.entries(step.fields) as [keyof Answers & string, Field<NonNullable<Answers[keyof Answers]>>][]

export const fieldNames = <Answers>(step: Step<Answers>): readonly string[] => Object.keys(step.fields)

interface AskedField<Answers> {
  readonly step: Step<Answers>
  readonly name: string
  readonly field: Field<NonNullable<Answers[keyof Answers]>>
  readonly text: string
  /** Undefined when the text is no valid answer. */
  readonly value: NonNullable<Answers[keyof Answers]> | undefined
}

/** A value as it travels in an address. */
export const textOf = <Value>(field: Field<Value>, value: Value): string =>
  field.text ? field.text(value) : String(value)

/** The steps and fields that apply to these texts, in order, with the typed answers that they give. */
function walk<Answers>(flow: Flow<Answers>, raw: RawAnswers) {
  const answers: Record<string, unknown> = {}
  const fields: AskedField<Answers>[] = []
  const steps = flow.steps.filter((step) => {
    if (step.applies && !step.applies(answers as Partial<Answers>)) return false
    for (const [name, field] of fieldsOf(step)) {
      if (field.applies && !field.applies(answers)) continue
      const text = raw[name]?.trim() ?? ''
      const value = field.parse(text)
      fields.push({ step, name, field, text, value })
      if (value !== undefined) answers[name] = value
    }
    return true
  })
  return { steps, fields, answers: answers as Partial<Answers> }
}

/** Typed answers; what is missing, unusable or asked by a step that does not apply is left out. */
export const readAnswers = <Answers>(flow: Flow<Answers>, raw: RawAnswers): Partial<Answers> =>
  walk(flow, raw).answers

export const applicableSteps = <Answers>(flow: Flow<Answers>, raw: RawAnswers): readonly Step<Answers>[] =>
  walk(flow, raw).steps

/** The fields that apply to these texts, in order, each with its text and the value that it gives. */
export const askedFields = <Answers>(flow: Flow<Answers>, raw: RawAnswers): readonly AskedField<Answers>[] =>
  walk(flow, raw).fields

const mayStayEmpty = <Value>({ optional }: Field<Value>, answers: Readonly<Record<string, unknown>>) =>
  typeof optional === 'function' ? optional(answers) : optional

/** What stops a step from being answered, in the order of its fields; `shown` may leave fields out. */
export function stepProblems<Answers>(
  flow: Flow<Answers>,
  step: Step<Answers>,
  raw: RawAnswers,
  shown: (field: AskedField<Answers>) => boolean = () => true,
): Problem[] {
  const { fields, answers } = walk(flow, raw)
  const own = fields.filter((asked) => asked.step === step && shown(asked))
  return own.flatMap(({ name, field, text, value }) => {
    if (text === '') return mayStayEmpty(field, answers) ? [] : [{ field: name, message: field.missing }]
    return value === undefined ? [{ field: name, message: field.invalid }] : []
  })
}

/**
 * Problems to show before anything is sent in this page: a text that came in unusable, one that is missing beside
 * others that came in, or a form sent without script.
 */
export const openingProblems = <Answers>(
  flow: Flow<Answers>,
  step: Step<Answers>,
  raw: RawAnswers,
  sent: boolean,
): Problem[] =>
  stepProblems(
    flow,
    step,
    raw,
    ({ text, field }) => sent || text !== '' || typeof field.optional === 'function',
  )

/** The first step without a valid answer; undefined when all are answered. */
export const nextStep = <Answers>(flow: Flow<Answers>, raw: RawAnswers): Step<Answers> | undefined =>
  applicableSteps(flow, raw).find((step) => stepProblems(flow, step, raw).length > 0)

export const stepBySlug = <Answers>(flow: Flow<Answers>, raw: RawAnswers, slug: string) =>
  applicableSteps(flow, raw).find((step) => step.slug === slug)

/** The steps that a visitor is asked on the way. */
const askedSteps = <Answers>(flow: Flow<Answers>, raw: RawAnswers) =>
  applicableSteps(flow, raw).filter(({ optional }) => !optional)

/** The step before `slug`; before check-your-answers comes the last one that is asked. */
export function previousStep<Answers>(flow: Flow<Answers>, raw: RawAnswers, slug: string) {
  const steps = askedSteps(flow, raw)
  const index = slug === checkSlug ? steps.length : steps.findIndex((step) => step.slug === slug)
  return index > 0 ? steps[index - 1] : undefined
}

/** Which question this is, of how many as far as the answers so far tell. Counted from 1; 0 for an optional step. */
export function progress<Answers>(flow: Flow<Answers>, raw: RawAnswers, slug: string) {
  const steps = askedSteps(flow, raw)
  return { index: steps.findIndex((step) => step.slug === slug) + 1, of: steps.length }
}
