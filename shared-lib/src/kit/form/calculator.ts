import type { Calculator, RouteCall, Schema, TagCall } from '../../contract/define-micro-frontend'
import type { PartnerOffers } from '../../contract/partner-offers'
import { withoutNoise } from '../../contract/without-noise'
import { type IsoDate, isEnteredDay, toIsoDate } from '../../rules/dates/iso-date'
import { withOfficialSources } from '../../rules/figures/official-sources'
import { defineForm, type Fields, type Form, type InputOf, readTexts } from './form'
import { asOfParameter, readAddress, wasSent } from './form-address'
import { textsOfAttributes } from './form-attributes'
import { readJson } from './form-json'
import { inputSchema } from './form-schema'
import type { Problem, RawAnswers } from './input-field'
import { openingTexts } from './opening'
import { onDay } from './refusals'

export type Outcome<Result> = { readonly result: Result } | { readonly problems: readonly Problem[] }

/** A calculator: its form, its rules and what its answer looks like. Lives on the server; the browser has the form. */
export interface FormCalculator<Of extends Fields = Fields, Result extends object = object> {
  readonly form: Form<Of>
  /** English, for the API's document. */
  readonly title: string
  /** Portuguese: what people call it where no page of its own has its title. */
  readonly called?: string
  readonly description: string
  /** Limits of the result. Portuguese, one sentence each. */
  readonly limits: readonly string[]
  readonly output: Schema
  readonly examples: readonly { readonly title: string; readonly input: Readonly<Record<string, unknown>> }[]
  /** A fault that the fields alone cannot see is a problem that names its field. Reads no clock. */
  readonly calculate: (input: InputOf<Of>, today: IsoDate, offers?: PartnerOffers) => Outcome<Result>
}

/** Data of a screen. */
export type CalculatorData<Result = object> =
  /** Not yet enough to calculate, and no problem so far. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  | {
      readonly kind: 'result'
      readonly result: Result
      /** A shared link whose figures were other on the day it was made. */
      readonly earlier?: { readonly on: IsoDate; readonly result: Result }
    }

/**
 * Ties the types of form, rules and result together. Throws when a field is in no section or in two: it could never be
 * filled in. Checked here, on the server, so that no browser downloads the check.
 */
export function defineCalculator<Of extends Fields, Result extends object>(
  calculator: FormCalculator<Of, Result>,
): FormCalculator<Of, Result> {
  const { fields, sections } = calculator.form
  const placed = sections.flatMap(({ names }) => names)
  for (const name of Object.keys(fields))
    if (placed.filter((one) => one === name).length !== 1) throw new Error(`${name} stands in no one section`)
  // Here as well as where programs call, so that a page and the API have the same result.
  return { ...calculator, calculate: (...call) => withoutNoise(calculator.calculate(...call)) }
}

/** The entry of the open API. */
export const calculatorOf = <Of extends Fields, Result extends object>({
  form,
  title,
  called,
  description,
  limits,
  output,
  examples,
  calculate,
}: FormCalculator<Of, Result>): Calculator => ({
  title,
  ...(called && { called }),
  description,
  limits,
  input: inputSchema(form),
  output,
  examples,
  calculate(body, today, offers) {
    const reading = onDay(form, readJson(form, body), toIsoDate(today))
    return 'problems' in reading ? reading : calculate(reading.input, toIsoDate(today), offers)
  },
})

/** A calculator without a page: the entry of the open API alone. */
export const openCalculator = <Of extends Fields, Result extends object>({
  fields,
  ...calculator
}: Omit<FormCalculator<Of, Result>, 'form'> & { readonly fields: Of }): Calculator =>
  calculatorOf(defineCalculator({ ...calculator, form: defineForm(fields) }))

function dataOf<Of extends Fields, Result extends object>(
  { form, calculate }: FormCalculator<Of, Result>,
  texts: RawAnswers,
  today: IsoDate,
  asOf?: IsoDate,
): CalculatorData<Result> {
  const reading = onDay(form, readTexts(form, texts), today)
  const outcome = 'problems' in reading ? reading : calculate(reading.input, today)
  if ('problems' in outcome) {
    const sent = wasSent(form, texts)
    const problems = outcome.problems.filter(({ field }) => sent || texts[field]?.trim())
    return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'empty' }
  }
  const before = asOf && 'input' in reading ? calculate(reading.input, asOf) : undefined
  const was = before && 'result' in before ? before.result : undefined
  const moved = was && JSON.stringify(was) !== JSON.stringify(outcome.result)
  return {
    kind: 'result',
    result: withOfficialSources(outcome.result),
    ...(moved && asOf && { earlier: { on: asOf, result: withOfficialSources(was) } }),
  }
}

/** `load` of a calculator's route: the result for the address, without script too. */
export const loadOf =
  <Of extends Fields, Result extends object>(calculator: FormCalculator<Of, Result>) =>
  ({ query, today }: RouteCall): CalculatorData<Result> => {
    const given = new URLSearchParams(query).get(asOfParameter) ?? ''
    const asOf = isEnteredDay(given) && given < today ? toIsoDate(given) : undefined
    return dataOf(
      calculator,
      openingTexts(calculator.form, readAddress(calculator.form, query)),
      toIsoDate(today),
      asOf,
    )
  }

/** `tagData` of a calculator's tag: the result of what the editor filled in. */
export const tagDataOf =
  <Of extends Fields, Result extends object>(calculator: FormCalculator<Of, Result>) =>
  ({ attributes, today }: TagCall): CalculatorData<Result> =>
    dataOf(
      calculator,
      openingTexts(calculator.form, textsOfAttributes(calculator.form, attributes)),
      toIsoDate(today),
    )
