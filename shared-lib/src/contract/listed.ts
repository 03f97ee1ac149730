import { isEnteredDay } from '../rules/dates/iso-date'
import { foldText } from '../rules/text/fold'
import type { AttributeSpec, Listed } from './attributes'

const folded = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The closed list that an attribute is taken from, in words; undefined where it takes other texts too. */
export function closedList(spec: AttributeSpec): readonly Listed[] | undefined {
  if (spec.type === 'text') return spec.listed
  if (spec.type !== 'choice') return undefined
  return spec.options.map((value) => ({ value, name: spec.optionNames?.[value] ?? value }))
}

/** Options of a field, or providers, as a list for a contract. */
export const named = (options: readonly { readonly value: string; readonly label: string }[]): Listed[] =>
  options.map(({ value, label }) => ({ value, name: label }))

/** The value that a text means; undefined for a text that the list has not. */
export function listedValue(spec: AttributeSpec, text: string): string | undefined {
  const list = closedList(spec) ?? []
  const value = text.trim()
  if (list.some((one) => one.value === value)) return value
  if (spec.type !== 'text' || !spec.takesNames) return undefined
  const asked = folded(text)
  return list.find(({ name }) => folded(name) === asked)?.value
}

/** A text of an attribute that has a closed list, and is not in it. */
const isUnlisted = (spec: AttributeSpec, text: string): boolean =>
  closedList(spec) !== undefined && listedValue(spec, text) === undefined

const isoForm = /^(?<year>\d{4})-(?<month>\d{2})(?:-(?<day>\d{2}))?(?:[ T]\d{2}:\d{2}.*)?$/
const typedForm = /^(?:(?<day>\d{1,2})\/)?(?<month>\d{1,2})\/(?<year>\d{4})$/

/**
 * Day or month (`2026-11-27`, `2026-11`) of a text: as a calendar of the CMS writes it (`2026-11-27 00:00`), or as fields take it
 * (`27/11/2026`, `11/2026`). Undefined for others.
 */
export function datedValue(dated: 'day' | 'month', text: string): string | undefined {
  const { year, month = '', day } = (isoForm.exec(text.trim()) ?? typedForm.exec(text.trim()))?.groups ?? {}
  const inYear = `${year}-${month.padStart(2, '0')}`
  const whole = `${inYear}-${(day ?? '01').padStart(2, '0')}`
  if (!isEnteredDay(whole)) return undefined
  return dated === 'month' ? inYear : day && whole
}

/** A text that no page could use although the attribute's type takes it: outside its list, or no date. */
export const isUnusable = (spec: AttributeSpec, text: string): boolean =>
  text !== '' &&
  (isUnlisted(spec, text) ||
    (spec.type === 'text' && spec.dated !== undefined && datedValue(spec.dated, text) === undefined))
