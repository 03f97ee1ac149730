import { isIsoDate } from '../dates/iso-date'
import type { AttributeSpec, Listed } from './attributes'

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
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
  return list.find(({ name }) => folded(name) === folded(text))?.value
}

/** A text of an attribute that has a closed list, and is not in it. */
const isUnlisted = (spec: AttributeSpec, text: string): boolean =>
  closedList(spec) !== undefined && listedValue(spec, text) === undefined

/** Day or month of a text as a calendar of the CMS writes it (`2026-11-27 00:00`), or as it is typed in a tag; undefined for others. */
export function datedValue(dated: 'day' | 'month', text: string): string | undefined {
  const [, month = '', day] = /^(\d{4}-\d{2})(?:-(\d{2}))?(?:[ T]\d{2}:\d{2}.*)?$/.exec(text.trim()) ?? []
  if (!isIsoDate(`${month}-${day ?? '01'}`)) return undefined
  return dated === 'month' ? month : day && `${month}-${day}`
}

/** A text that no page could use although the attribute's type takes it: outside its list, or no date. */
export const isUnusable = (spec: AttributeSpec, text: string): boolean =>
  text !== '' &&
  (isUnlisted(spec, text) ||
    (spec.type === 'text' && spec.dated !== undefined && datedValue(spec.dated, text) === undefined))
