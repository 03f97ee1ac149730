import type { Block, Story } from '../story'

/** A draft of this content at this address. */
export const storyOf = (full_slug: string, content: Block, more: Partial<Story> = {}): Story => ({
  id: 1,
  uuid: full_slug,
  name: full_slug,
  slug: full_slug,
  full_slug,
  tag_list: [],
  published_at: null,
  first_published_at: null,
  created_at: '',
  updated_at: '',
  content,
  ...more,
})
