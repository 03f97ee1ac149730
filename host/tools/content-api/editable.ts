import { type Block, isBlock, isRecord } from '../../src/content/source/story'
import type { ApiStory } from '../stories/story-files'
import { localSpaceId } from './management/management-api'

function marked(value: unknown, story: number): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item, story))
  if (!isRecord(value)) return value
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, marked(field, story)]),
  )
  if (!isBlock(value) || !value._uid) return fields
  const options = { name: value.component, space: String(localSpaceId), uid: value._uid, id: String(story) }
  return { ...fields, _editable: `<!--#storyblok#${JSON.stringify(options)}-->` }
}

/**
 * A draft as the service answers it: each block carries `_editable`, a comment by which the visual editor finds it.
 * https://www.storyblok.com/docs/concepts/visual-editor (read 2026-11-22)
 */
export const withEditable = (story: ApiStory): ApiStory => ({
  ...story,
  content: marked(story.content, story.id) as Block,
})
