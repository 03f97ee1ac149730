import type { RawAnswers } from 'shared-lib/funnel/flow'
import { askedNames, type Fields, type Form } from './form'

/** Longer texts are no input. */
const longestText = 200

/** The day whose law a shared link was made with. */
export const asOfParameter = 'em'

/** Parameters that change a calculator's page, for its route. */
export const formParameters = ({ fields }: Form<Fields>): string[] => [...Object.keys(fields), asOfParameter]

/** Untrusted query string → texts by name. Unknown names and over-long texts are dropped; the last of a name wins. */
export function readAddress({ fields }: Form<Fields>, query: string): RawAnswers {
  const given = new URLSearchParams(query)
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const text = given.getAll(name).at(-1)?.trim()
      return text !== undefined && text.length <= longestText ? [[name, text]] : []
    }),
  )
}

/** Nobody has filled anything in: a form sent empty has its names in the address. */
export const isUntouched = (texts: RawAnswers): boolean => Object.keys(texts).length === 0

/**
 * The query string of these texts in the order of the form: the same inputs always give the same address. Texts that
 * say what is taken anyway are left out.
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
