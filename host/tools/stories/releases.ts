import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiStory } from './story-files'

/**
 * Changes of the releases of a space, by number: `releases/124105888551306/guias/luz.json` is `guias/luz` in that one,
 * and a story that no other file has is new in it.
 * @param read the stories of a folder
 * @param drafts those that the releases are laid over
 */
export function readReleases(
  folder: string,
  read: (folder: string) => readonly ApiStory[],
  drafts: readonly ApiStory[],
): ReadonlyMap<string, readonly ApiStory[]> {
  if (!existsSync(folder)) return new Map()
  const bySlug = new Map(drafts.map((story) => [story.full_slug.replace(/\/$/, ''), story]))
  const names = readdirSync(folder).filter((name) => /^[1-9]\d*$/.test(name))
  return new Map(
    names.map((name) => [
      name,
      read(join(folder, name)).map((story) => {
        const { full_slug, id, uuid, group_id, parent_id, is_startpage, published_at, first_published_at } =
          bySlug.get(story.full_slug) ?? { ...story, published_at: null, first_published_at: null }
        const place = { full_slug, id, uuid, group_id, parent_id, is_startpage }
        return { ...story, ...place, published_at, first_published_at, release_id: Number(name) }
      }),
    ]),
  )
}
