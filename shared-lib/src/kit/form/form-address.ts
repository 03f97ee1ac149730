import { askedNames, type Fields, type Form } from './form'
import type { InputField, RawAnswers } from './input-field'
import { longestText, parametersOf, textOf } from './text-of'

/** The day whose law a shared link was made with. */
export const asOfParameter = 'em'

/** Parameters that change a calculator's page, for its route. */
export const formParameters = ({ fields }: Form<Fields>): string[] => [
  ...Object.entries(fields).flatMap(([name, field]) => parametersOf(name, field)),
  asOfParameter,
]

/** One of several values travels by its own text; what else names it, such as `Lisboa`, is read as that. */
export function asOption({ options, list, parse, text }: InputField<unknown>, given: string): string {
  const value = (options ?? list) && parse(given)
  return value === undefined ? given : text(value)
}

/** Untrusted query string → texts by name. Unknown names and over-long texts are dropped. */
export function readAddress({ fields }: Form<Fields>, query: string): RawAnswers {
  const given = new URLSearchParams(query)
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const text = textOf(field, name, given)
      return text !== undefined && text.length <= longestText(field) ? [[name, asOption(field, text)]] : []
    }),
  )
}

/** Unticked radios and boxes are not sent; every other control is, empty or not. */
const isAlwaysSent = ({ control }: InputField<unknown>) => !['choice', 'choices', 'flag'].includes(control)

/** A form that was sent has all its names in the address; a link that fills some in beforehand has not. */
export const wasSent = (form: Form<Fields>, texts: RawAnswers): boolean =>
  askedNames(form, texts).every((name) => {
    const field = form.fields[name]
    return !field || !isAlwaysSent(field) || name in texts
  })

/**
 * The query string of these texts in the order of the form: the same inputs always give the same address. Texts equal
 * to the defaults are left out.
 */
export function addressQuery(form: Form<Fields>, texts: RawAnswers): string {
  const entries = askedNames(form, texts).flatMap((name) => {
    const field = form.fields[name]
    const text = texts[name]?.trim() ?? ''
    const value = field?.parse(text)
    if (!field || text === '' || (field.fallback !== undefined && value === field.fallback)) return []
    return [[name, value === undefined ? text : field.text(value)]]
  })
  return new URLSearchParams(entries).toString()
}
