import { isRecord } from 'shared-lib/contract/is-record'
/** Tolerant readers for CMS content: whatever an editor left out or mistyped reads as absent, never as an error. */
export type ContentRecord = Readonly<Record<string, unknown>>

/** The objects in a list; anything else in it, or no list at all, is skipped. */
export const recordsOf = (value: unknown): readonly ContentRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

export const recordOf = (value: unknown): ContentRecord => (isRecord(value) ? value : {})

/** Text without its outer blanks; undefined when there is none. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/** Items as `read` reads them, without those it could not read. */
export const readAll = <Item>(
  items: readonly ContentRecord[],
  read: (item: ContentRecord) => Item | undefined,
): readonly Item[] => items.map(read).filter((item): item is Item & {} => item !== undefined)
