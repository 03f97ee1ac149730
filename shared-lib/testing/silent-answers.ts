import { draftDescription, type InputField } from '../src/kit/form/input-field'
import { samplesOf } from '../src/kit/form/samples'
import { askedFields, type Flow, type RawAnswers } from '../src/kit/funnel/flow'

interface Asking {
  /** Whole answers, so chosen that each field is asked in one of them at least. */
  readonly wholes: readonly RawAnswers[]
  /** Other texts than the samples of a field, where these are refused on the day of the test. */
  readonly instead?: Readonly<Record<string, readonly string[]>>
  /** Outcome of answers, e.g. the lead. Throws where they are refused. */
  result(raw: RawAnswers): unknown
}

/**
 * Finds fields that are never asked, and answers that do not change the result. Every kind of answer to every field is
 * tried. A generated field is skipped until its description is written.
 */
export function silentAnswers(flow: Flow, { wholes, instead = {}, result }: Asking): readonly string[] {
  const outcome = (raw: RawAnswers) => JSON.stringify(result(raw))
  const before = new Map(wholes.map((raw) => [raw, outcome(raw)]))
  return Object.entries(flow.fields).flatMap(([name, declared]): readonly string[] => {
    const field = declared as InputField<unknown>
    const asked = wholes.filter((raw) => askedFields(flow, raw).some((one) => one.name === name))
    if (field.description === draftDescription) return []
    if (asked.length === 0) return [`${name} is never asked`]
    const value = (text = '') => JSON.stringify(field.parse(text) ?? field.fallback)
    const isSilent = (text: string) =>
      asked.every(
        (raw) => value(raw[name]) === value(text) || outcome({ ...raw, [name]: text }) === before.get(raw),
      )
    const others = (instead[name] ?? samplesOf(field)).filter((text) =>
      asked.some((raw) => value(raw[name]) !== value(text)),
    )
    return others.filter(isSilent).map((text) => `${name} as ${text}`)
  })
}
