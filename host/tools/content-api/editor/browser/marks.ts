import { type EditedStory, settings } from './space'

function marked(value: unknown, story: number): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item, story))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, marked(field, story)]),
  )
  const { component, _uid: uid } = value as { component?: unknown; _uid?: unknown }
  if (!component || !uid) return fields
  const options = { name: component, space: String(settings.space), uid, id: String(story) }
  return { ...fields, _editable: `<!--#storyblok#${JSON.stringify(options)}-->` }
}

/** The story as the editor sends it during typing: each block carries its identity. */
export const withMarks = (story: EditedStory) => ({ ...story, content: marked(story.content, story.id) })
