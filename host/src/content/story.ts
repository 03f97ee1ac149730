/** A Storyblok block: a component name and the fields that its schema declares. */
export interface Block {
  readonly _uid?: string
  readonly component: string
  readonly [field: string]: unknown
}

/** The part of a story object that the site reads. https://www.storyblok.com/docs/api/content-delivery/v2/stories/the-story-object */
export interface Story {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly slug: string
  /** `guias/como-escolher`, without a leading slash. */
  readonly full_slug: string
  readonly published_at: string | null
  readonly first_published_at: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly tag_list: readonly string[]
  readonly content: Block
  /** Set when the content service failed and this is the last good copy. */
  readonly stale?: boolean
}

export type StoryVersion = 'draft' | 'published'

export type Fields = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isBlock = (value: unknown): value is Block =>
  isRecord(value) && typeof value.component === 'string'

/** A field's text without its outer blanks, '' when an editor left it out or it is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A field's records; anything else in it, or no list at all, is left out. */
export const recordsOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

export const blocksOf = (value: unknown): readonly Block[] =>
  Array.isArray(value) ? value.filter(isBlock) : []
