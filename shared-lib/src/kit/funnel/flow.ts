import type { IsoDate } from '../../rules/dates/iso-date'
import { wordsOf } from '../form/field-words'
import type { AnswersOf, Fields } from '../form/form'
import type { InputField, Problem, RawAnswers, Values } from '../form/input-field'
import { refusalOf } from '../form/refusals'
import { textProblems } from '../form/text-of'
import { checkSlug } from './journey-addresses'

export type { Problem, RawAnswers }

// biome-ignore lint/suspicious/noExplicitAny: the engine takes flows of any fields; a product's own flow is typed.
type AnyFields = any

/** One question on a page of its own. */
export interface Step<Of extends Fields = AnyFields> {
  /** Last segment of its address. */
  readonly slug: string
  readonly question: string
  /** Its name in check-your-answers. */
  readonly label: string
  /** The fields it asks for, in order. One that an earlier step has asked is not asked again. */
  readonly names: readonly (keyof Of & string)[]
  /** Given the answers of the steps before it. Missing: always. */
  applies?(answers: AnswersOf<Of>): boolean
  /** The answer in words, for check-your-answers. Missing: the words of its fields. */
  summary?(answers: AnswersOf<Of>): string
  /** In three or four words, for its chip on the results: '' for its name, undefined for no chip. Missing: as in check-your-answers. */
  chip?(answers: AnswersOf<Of>): string | undefined
  /** Contradictions of all answers so far, once each of its fields has none of its own problems. */
  check?(answers: AnswersOf<Of>, fields: Fields): readonly Problem[]
  /** Never in an address and never on the server before it is sent. */
  readonly personal?: boolean
  /** Outside the usual way: check-your-answers and other pages may link to it. Always last; all its fields are optional. */
  readonly optional?: true
  /** Asked between the results and the contact form: nothing before them waits for it. Follows the other steps. */
  readonly afterResults?: true
}

/** A form whose sections are pages. Rules only: views are registered apart, so that guards need no React. */
export interface Flow<Of extends Fields = AnyFields> {
  /** Names its drafts and events, e.g. `energy`. */
  readonly name: string
  /** Ends the title of every page of the flow. */
  readonly title: string
  /** `/energia/simular`; steps live under it. */
  readonly path: string
  /** Where a finished flow goes, with its answers. */
  readonly done: string
  /** A field's name is the parameter's, the answer's and the lead's. */
  readonly fields: Of
  readonly steps: readonly Step<Of>[]
  /** Questions that follow these while nothing is answered: the beginning of a flow whose rest comes with the first touch. */
  readonly more?: number
  /** The last question leads to the results: nothing is sent there, and its list of answers is for changing one. */
  readonly unchecked?: true
  /** Other parameters that travel along, e.g. `oferta`. */
  readonly extras?: readonly string[]
}

type FieldOf = InputField<unknown>

export interface AskedField {
  readonly step: Step
  readonly name: string
  readonly field: FieldOf
  readonly text: string
  /** Undefined when the text is no valid answer. */
  readonly value: unknown
}

/** The steps and fields that apply to these texts, in order, with the typed answers that they give. */
function walk(flow: Flow, raw: RawAnswers) {
  const answers: Record<string, NonNullable<unknown>> = {}
  const asked = new Map<string, AskedField>()
  const steps = flow.steps.filter((step) => {
    if (step.applies && !step.applies(answers)) return false
    for (const name of step.names) {
      const field: FieldOf | undefined = flow.fields[name]
      if (!field || asked.has(name) || field.applies?.(answers) === false) continue
      const text = raw[name]?.trim() ?? ''
      const value = text === '' ? field.fallback : field.parse(text)
      asked.set(name, { step, name, field, text, value })
      if (value !== undefined && value !== null) answers[name] = value
    }
    return true
  })
  return { steps, fields: [...asked.values()], answers }
}

/** Typed answers; missing, unusable ones and those of steps that do not apply are left out. */
export const readAnswers = <Of extends Fields>(flow: Flow<Of>, raw: RawAnswers): AnswersOf<Of> =>
  walk(flow, raw).answers as AnswersOf<Of>

export const applicableSteps = (flow: Flow, raw: RawAnswers): readonly Step[] => walk(flow, raw).steps

/** The fields that apply to these texts, in order, each with its text and the value that it gives. */
export const askedFields = (flow: Flow, raw: RawAnswers): readonly AskedField[] => walk(flow, raw).fields

/** Answers of a step, in words; '' for nothing. */
export function stepWords(flow: Flow, step: Step, raw: RawAnswers): string {
  const { fields, answers } = walk(flow, raw)
  if (step.summary) return step.summary(answers)
  return fields
    .flatMap((asked) =>
      asked.step === step && asked.value !== undefined ? wordsOf(asked.field, asked.value) || [] : [],
    )
    .join(', ')
}

const mayStayEmpty = ({ optional, needed, fallback }: FieldOf, answers: Values) =>
  fallback !== undefined || (optional && !needed?.(answers))

/** Never in an address, and unknown to the server before it is sent. */
export const isPersonal = ({ step, field }: Pick<AskedField, 'step' | 'field'>): boolean =>
  step.personal === true || field.personal === true

/** The names of a step's fields that stay on the device. */
export const personalNames = ({ fields }: Flow, step: Step): readonly string[] =>
  step.names.filter((name) => fields[name] && isPersonal({ step, field: fields[name] }))

/** The day of the answer, for what the day refuses; `shown` may leave fields out. */
interface Looking {
  readonly today?: string | undefined
  readonly shown?: (field: AskedField) => boolean
}

/** Faults that stop a step from being answered, in the order of its fields. */
export function stepProblems(
  flow: Flow,
  step: Step,
  raw: RawAnswers,
  { today, shown = () => true }: Looking = {},
): Problem[] {
  const { fields, answers } = walk(flow, raw)
  const own = fields.filter((asked) => asked.step.slug === step.slug && shown(asked))
  const problems = own.flatMap(({ name, field, text, value }) => {
    if (text === '') return mayStayEmpty(field, answers) ? [] : [{ field: name, message: field.missing }]
    const refusal = today ? refusalOf(field, value, today as IsoDate) : undefined
    if (value === undefined) return textProblems(name, field, text)
    return refusal ? [{ field: name, message: refusal }] : []
  })
  return problems.length > 0 ? problems : [...(step.check?.(answers, flow.fields) ?? [])]
}

/**
 * Problems to show before anything is sent in this page: an unusable text of the address, one that is missing while
 * others came in, or a form sent without script.
 */
export const openingProblems = (
  flow: Flow,
  step: Step,
  raw: RawAnswers,
  { sent, today }: { readonly sent: boolean; readonly today?: string | undefined },
): Problem[] =>
  stepProblems(flow, step, raw, {
    today,
    shown: ({ text, field }) =>
      text !== '' ||
      (!field.personal && (sent || (field.needed !== undefined && step.names.some((name) => raw[name])))),
  })

/** The texts that answer their question: one that does not is asked, and never shown as a mistake. */
export const usableTexts = (flow: Flow, raw: RawAnswers): RawAnswers =>
  Object.fromEntries(
    Object.entries(raw).filter(([name, text]) => flow.fields[name]?.parse(text) !== undefined),
  )

/** The first step without a valid answer; undefined when all are answered. */
export const nextStep = (flow: Flow, raw: RawAnswers, today?: string): Step | undefined =>
  applicableSteps(flow, raw).find((step) => stepProblems(flow, step, raw, { today }).length > 0)

export const stepBySlug = (flow: Flow, raw: RawAnswers, slug: string) =>
  applicableSteps(flow, raw).find((step) => step.slug === slug)

export const isAfterResults = ({ steps }: Flow, slug: string): boolean =>
  steps.some((step) => step.slug === slug && step.afterResults)

/** The steps that a visitor is asked on the way, on the same side of the results as `slug`. */
function askedSteps(flow: Flow, raw: RawAnswers, slug: string) {
  const after = isAfterResults(flow, slug)
  return applicableSteps(flow, raw).filter(
    ({ optional, afterResults = false }) => !optional && afterResults === after,
  )
}

/** The step before `slug`; before check-your-answers comes the last one that is asked. */
export function previousStep(flow: Flow, raw: RawAnswers, slug: string) {
  const steps = askedSteps(flow, raw, slug)
  const index = slug === checkSlug ? steps.length : steps.findIndex((step) => step.slug === slug)
  return index > 0 ? steps[index - 1] : undefined
}

/** Number of this question, and of all on this side of the results as far as the answers so far decide. Counted from 1; 0 for an optional step. */
export function progress(flow: Flow, raw: RawAnswers, slug: string) {
  const steps = askedSteps(flow, raw, slug)
  return { index: steps.findIndex((step) => step.slug === slug) + 1, of: steps.length + (flow.more ?? 0) }
}
