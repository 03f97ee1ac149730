import {
  applicableSteps,
  askedFields,
  type Flow,
  fieldNames,
  nextStep,
  type RawAnswers,
  readAnswers,
  type Step,
  textOf,
} from './flow'
import { checkSlug, doneTarget, returnParameter } from './journey-addresses'

/** Longer texts answer no question that may travel in an address. */
const longestAnswer = 200

/** Which step's form was sent: tells "not yet answered" from "sent empty" when there is no script. */
export const sentParameter = 'enviado'
const returnTargets = [checkSlug, doneTarget]

/** The page that a step was opened from, to go back to; undefined on the ordinary way. */
export const returnTarget = (raw: RawAnswers): string | undefined =>
  returnTargets.find((target) => target === raw[returnParameter])

const carriers = [sentParameter, returnParameter]

/** Every parameter that changes a page of the flow, for the route's `query`. Two steps may hold a field of one name. */
export const flowParameters = <Answers>(flow: Flow<Answers>): string[] => [
  ...new Set(flow.steps.filter((step) => !step.personal).flatMap(fieldNames)),
  ...(flow.extras ?? []),
  ...carriers,
]

const takesMany = <Answers>(flow: Flow<Answers>, name: string) =>
  flow.steps.some(({ fields }) => fields[name as keyof typeof fields]?.many)

/**
 * Untrusted query string → texts by name. Unknown names and over-long texts are dropped; of a name given twice the
 * last wins, unless its field takes many.
 */
export function readQuery<Answers>(flow: Flow<Answers>, query: string): RawAnswers {
  const given = new URLSearchParams(query)
  const known = flowParameters(flow).flatMap((name) => {
    const texts = given.getAll(name)
    const text = (takesMany(flow, name) ? texts.join('.') : texts.at(-1))?.trim()
    return text && text.length <= longestAnswer ? [[name, text]] : []
  })
  return Object.fromEntries(known)
}

/**
 * What may travel: answers of the steps that apply, never personal ones, in the order of the flow, then the extras.
 * `except` leaves out the step whose own form carries its answers.
 */
export function carriedAnswers<Answers>(
  flow: Flow<Answers>,
  raw: RawAnswers,
  except?: Step<Answers>,
): [string, string][] {
  const answers = askedFields(flow, raw)
    .filter(({ step }) => !step.personal && step !== except)
    .map(({ name, field, value, text }) => [name, value === undefined ? text : textOf(field, value)])
  const extras = (flow.extras ?? []).map((name) => [name, raw[name] ?? ''])
  return [...answers, ...extras].filter((entry): entry is [string, string] => entry[1] !== '')
}

/** A path with the answers, in canonical order: the same answers always give the same address. */
export function addressOf<Answers>(
  flow: Flow<Answers>,
  path: string,
  raw: RawAnswers,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams([...carriedAnswers(flow, raw), ...Object.entries(more)]).toString()
  return query ? `${path}?${query}` : path
}

export const stepAddress = <Answers>(
  flow: Flow<Answers>,
  slug: string,
  raw: RawAnswers,
  more?: Readonly<Record<string, string>>,
) => addressOf(flow, `${flow.path}/${slug}`, raw, more)

/** Where the visitor goes after answering: the first unanswered step, else check-your-answers. */
export const nextSlug = <Answers>(flow: Flow<Answers>, raw: RawAnswers) =>
  nextStep(flow, raw)?.slug ?? checkSlug

export interface CheckedAnswer {
  readonly slug: string
  readonly label: string
  readonly question: string
  /** '' for an optional step that was not used. */
  readonly answer: string
  /** Opens the question and comes back to check-your-answers. */
  readonly change: string
}

/** The list of check-your-answers. */
export function checkAnswers<Answers>(flow: Flow<Answers>, raw: RawAnswers): CheckedAnswer[] {
  const answers = readAnswers(flow, raw)
  return applicableSteps(flow, raw).map(({ slug, label, question, summary }) => ({
    slug,
    label,
    question,
    answer: summary(answers),
    change: stepAddress(flow, slug, raw, { [returnParameter]: checkSlug }),
  }))
}
