import { type Block, isBlock, isRecord } from '../../src/content/source/story'
import { stableUuid } from './stable-ids'

function named(value: unknown, place: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => named(item, `${place}.${index}`))
  if (!isRecord(value)) return value
  const fields = Object.entries(value).map(
    ([name, field]) => [name, named(field, `${place}.${name}`)] as const,
  )
  const copy = Object.fromEntries(fields)
  return isBlock(value) && !value._uid ? { _uid: stableUuid(`block:${place}`), ...copy } : copy
}

/**
 * The content with a `_uid` in every block, which the visual editor finds blocks by. A block without one gets the same
 * each time, from the story and its place there.
 * https://www.storyblok.com/docs/api/management/stories/create-a-story (read 2026-11-22)
 */
export const withUids = (content: Block, story: string): Block => named(content, story) as Block
