import { isRecord } from '../../../src/content/source/story'
import type { Change } from '../compare/change'
import { isEmpty } from '../compare/compare-field'
import type { ManagementClient } from './management-client'

interface ListedStory {
  readonly id: number
  readonly full_slug: string
}

function* blocksIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(value)) for (const item of value) yield* blocksIn(item)
  else if (isRecord(value)) {
    if (typeof value.component === 'string') yield value
    for (const field of Object.values(value)) yield* blocksIn(field)
  }
}

/** Does a story hold what the change takes away? A narrowed field counts wherever it is filled in. */
const isUsed = (content: unknown, { name, what, part }: Change) =>
  [...blocksIn(content)].some(
    (block) => block.component === name && (what !== 'field' || !isEmpty(block[part ?? ''])),
  )

/**
 * Addresses of the stories that each of these changes concerns. Each story that holds one of the blocks is read once.
 * Values of datasources are not sought: a story does not record where its value came from.
 */
export async function storiesUsing(
  client: ManagementClient,
  changes: readonly Change[],
): Promise<ReadonlyMap<Change, readonly string[]>> {
  const sought = changes.filter(({ what }) => what === 'block' || what === 'field')
  const contents = new Map<number, { readonly slug: string; readonly content: unknown }>()
  for (const block of new Set(sought.map(({ name }) => name)))
    for (const { id, full_slug } of await client.all<ListedStory>('stories', {
      contain_component: block,
      story_only: true,
    }))
      if (!contents.has(id)) {
        const { story } = await client.get(`stories/${id}`)
        contents.set(id, { slug: full_slug, content: isRecord(story) ? story.content : undefined })
      }
  return new Map(
    sought.map((change) => [
      change,
      [...contents.values()].filter(({ content }) => isUsed(content, change)).map(({ slug }) => slug),
    ]),
  )
}
