import { isRecord } from '../is-record'

/** A Storyblok block: a component name and the fields that its schema declares. */
export interface Block {
  readonly _uid?: string
  readonly component: string
  readonly [field: string]: unknown
}

export { isRecord }

export type Fields = Readonly<Record<string, unknown>>

export const isBlock = (value: unknown): value is Block =>
  isRecord(value) && typeof value.component === 'string'

/** A field's text without its outer blanks, '' when an editor left it out or it is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A field's records; anything else in it, or no list at all, is left out. */
export const recordsOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

export const blocksOf = (value: unknown): readonly Block[] =>
  Array.isArray(value) ? value.filter(isBlock) : []
