import { longestText, parametersOf, textOf } from '../form/text-of'
import {
  applicableSteps,
  askedFields,
  type Flow,
  isAfterResults,
  isPersonal,
  nextStep,
  personalNames,
  type RawAnswers,
  type Step,
  stepWords,
} from './flow'
import { checkSlug, detailsSlug, doneTarget, returnParameter } from './journey-addresses'
import { sentParameter } from './sent-parameter'

const returnTargets = [checkSlug, doneTarget]

/** The page that a step was opened from, to go back to; undefined on the ordinary way. */
export const returnTarget = (raw: RawAnswers): string | undefined =>
  returnTargets.find((target) => target === raw[returnParameter])

const carriers = [sentParameter, returnParameter]

/** Every parameter that changes a page of the flow, for the route's `query`. Two steps may hold a field of one name. */
export const flowParameters = (flow: Flow): string[] => [
  ...new Set(
    flow.steps.flatMap((step) =>
      step.names
        .filter((name) => !personalNames(flow, step).includes(name))
        .flatMap((name) => parametersOf(name, flow.fields[name])),
    ),
  ),
  ...(flow.extras ?? []),
  ...carriers,
]

/**
 * Untrusted query string → texts by name. Unknown names and over-long texts are dropped; of a name given twice the
 * last wins, unless its field takes many.
 */
export function readQuery(flow: Flow, query: string): RawAnswers {
  const given = new URLSearchParams(query)
  const known = flowParameters(flow).flatMap((name) => {
    const text = textOf(flow.fields[name], name, given)
    return text && text.length <= longestText(flow.fields[name]) ? [[name, text]] : []
  })
  return Object.fromEntries(known)
}

/**
 * Answers that may travel: of the steps that apply, never personal ones and none that is taken anyway, in the order of the
 * flow, then the extras.
 * `except` leaves out the step whose own form carries its answers.
 */
export function carriedAnswers(flow: Flow, raw: RawAnswers, except?: Step): [string, string][] {
  const answers = askedFields(flow, raw)
    .filter((asked) => !isPersonal(asked) && asked.step !== except)
    .filter(({ field, value }) => field.fallback === undefined || value !== field.fallback)
    .map(({ name, field, value, text }) => [name, value === undefined ? text : field.text(value)])
  const extras = (flow.extras ?? []).map((name) => [name, raw[name] ?? ''])
  return [...answers, ...extras].filter((entry): entry is [string, string] => entry[1] !== '')
}

/** A path with the answers, in canonical order: the same answers always give the same address. */
export function addressOf(
  flow: Flow,
  path: string,
  raw: RawAnswers,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams([...carriedAnswers(flow, raw), ...Object.entries(more)]).toString()
  return query ? `${path}?${query}` : path
}

export const stepAddress = (
  flow: Flow,
  slug: string,
  raw: RawAnswers,
  more?: Readonly<Record<string, string>>,
) => addressOf(flow, `${flow.path}/${slug}`, raw, more)

/**
 * Where the visitor goes after answering `from`: the first unanswered step, else check-your-answers; the contact form after
 * the steps that follow the results.
 */
export function nextSlug(flow: Flow, raw: RawAnswers, from = ''): string {
  const after = isAfterResults(flow, from)
  const open = nextStep(flow, raw)
  return open && (after || !open.afterResults) ? open.slug : after ? detailsSlug : checkSlug
}

/** Steps with their answers in words; one that follows the results is missing until it is answered. */
export const answeredSteps = (flow: Flow, raw: RawAnswers, words: (step: Step) => string) =>
  applicableSteps(flow, raw)
    .map((step) => ({ step, answer: words(step) }))
    .filter(({ step, answer }) => !step.afterResults || answer)

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
export function checkAnswers(flow: Flow, raw: RawAnswers): CheckedAnswer[] {
  return answeredSteps(flow, raw, (step) => stepWords(flow, step, raw)).map(({ step, answer }) => ({
    slug: step.slug,
    label: step.label,
    question: step.question,
    answer,
    change: stepAddress(flow, step.slug, raw, { [returnParameter]: checkSlug }),
  }))
}
