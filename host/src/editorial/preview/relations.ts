import { isRecord, type Story } from '../../content/source/story'
import { relations } from '../../content/source/storyblok-reader'

const fieldsByComponent = new Map(
  relations.split(',').map((relation) => relation.split('.') as [component: string, field: string]),
)

/**
 * A story as it is typed names the stories it relates to by UUID alone; the content service would have sent them
 * along. Those that are not there stay as they are written, and are skipped by the block.
 */
export function withRelations(story: Story, all: readonly Story[]): Story {
  const byUuid = new Map(all.map((one) => [one.uuid, one]))
  const related = (value: unknown) => (typeof value === 'string' ? (byUuid.get(value) ?? value) : value)
  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk)
    if (!isRecord(value)) return value
    const field = fieldsByComponent.get(String(value.component))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        name === field && Array.isArray(inner) ? inner.map(related) : walk(inner),
      ]),
    )
  }
  return { ...story, content: walk(story.content) as Story['content'] }
}
