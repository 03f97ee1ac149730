import type { Block } from '../../../src/content/source/story'
import { isRecord } from '../../../src/content/source/story'
import { isSame } from '../compare/compare-field'

/** UUIDs of the files' stories and the ones that the same stories have in the space. */
export type UuidMap = ReadonlyMap<string, string>

/** The content as it reads in the space: every UUID of one of our stories is that story's UUID there. */
export function withUuids(content: Block, uuids: UuidMap): Block {
  const swap = (value: unknown): unknown => {
    if (typeof value === 'string') return uuids.get(value) ?? value
    if (Array.isArray(value)) return value.map(swap)
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, swap(field)]))
  }
  return swap(content) as Block
}

// Written by the service and by the editor's page: they are no edits.
const bookkeeping = new Set(['_uid', '_editable'])

function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essence)
  if (!isRecord(value)) return value
  const fields = Object.entries(value).filter(([name]) => !bookkeeping.has(name))
  return Object.fromEntries(fields.map(([name, field]) => [name, essence(field)]))
}

/** The same words and blocks, whatever they are numbered. */
export const isSameContent = (a: unknown, b: unknown) => isSame(essence(a), essence(b))

/** A story as the files have it. */
export interface SeedStory {
  readonly slug: string
  readonly uuid: string
  readonly name: string
  readonly path: string | null
  readonly tags: readonly string[]
  /** Version that everybody reads; undefined for a story that is only a draft. */
  readonly published: Block | undefined
  readonly draft: Block
}

/** A story as the space has it. */
export interface SpaceStory {
  readonly content: Block
  readonly published: boolean
  readonly first_published_at: string | null
}

/** `finish`: a seed was interrupted, with no edits since. `differs`: edited since, and kept unless forced. */
type SeedVerdict = 'same' | 'finish' | 'differs'

/** Action on a story that the space has already. */
export function verdictOn(wanted: SeedStory, there: SpaceStory, uuids: UuidMap): SeedVerdict {
  const isOurs = [wanted.draft, wanted.published]
    .filter((content): content is Block => content !== undefined)
    .some((content) => isSameContent(there.content, content))
  const isMapped = isSameContent(there.content, withUuids(wanted.draft, uuids))
  if (isMapped && there.published === (wanted.published !== undefined)) return 'same'
  const neverOut = there.first_published_at === null && !there.published
  return (isMapped || isOurs) && neverOut ? 'finish' : 'differs'
}
