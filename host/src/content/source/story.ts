import type { Block } from 'shared-lib/contract/stories/fields'

export * from 'shared-lib/contract/stories/fields'

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
