import { readSpace, type Space } from '../../stories/story-files'
import type { ManagementClient } from '../space/management-client'
import { type SeedStory, type SpaceStory, type UuidMap, verdictOn, withUuids } from './seed-story'

interface Listed {
  readonly id: number
  readonly uuid: string
  readonly full_slug: string
}

interface SeedReport {
  readonly folders: number
  readonly created: readonly string[]
  readonly finished: readonly string[]
  readonly same: number
  /** Changed in the space since; replaced only when forced. */
  readonly differing: readonly string[]
}

interface SeedOptions {
  /** Folder with `stories/`, as the local content service reads it. */
  readonly folder: string
  /** Replaces what editors changed since. */
  readonly force: boolean
  readonly progress: (line: string) => void
}

function storiesOf({ stories }: Space): readonly SeedStory[] {
  const published = new Map(stories.published.map((story) => [story.full_slug, story.content]))
  return stories.draft.map(({ full_slug, uuid, name, path, tag_list, content }) => ({
    slug: bare(full_slug),
    uuid,
    name,
    path,
    tags: tag_list,
    published: published.get(full_slug),
    draft: content,
  }))
}

const bare = (slug: string) => slug.replace(/\/$/, '')
const lastPart = (slug: string) => slug.slice(slug.lastIndexOf('/') + 1)
const above = (slug: string) => slug.slice(0, Math.max(0, slug.lastIndexOf('/')))

/** The stories of the files, brought into a space; see `seed`. */
class Seeding {
  readonly #client: ManagementClient
  readonly #uuids = new Map<string, string>()
  readonly #folders = new Map<string, number>()
  readonly #there = new Map<string, Listed>()

  constructor(client: ManagementClient) {
    this.#client = client
  }

  get uuids(): UuidMap {
    return this.#uuids
  }

  there = (slug: string) => this.#there.get(slug)

  async look(stories: readonly SeedStory[]) {
    for (const folder of await this.#client.all<Listed>('stories', { folder_only: true }))
      this.#folders.set(folder.full_slug, folder.id)
    for (const story of await this.#client.all<Listed>('stories', { story_only: true }))
      this.#there.set(bare(story.full_slug), story)
    for (const { slug, uuid } of stories) {
      const known = this.#there.get(slug)
      if (known) this.#uuids.set(uuid, known.uuid)
    }
  }

  /** Parents come before what is below them: the list is in alphabetical order. */
  async makeFolders({ folders }: Space, names: ReadonlyMap<string, string>): Promise<number> {
    const missing = folders.filter(({ full_slug }) => !this.#folders.has(full_slug))
    for (const { full_slug, slug } of missing) {
      const parent_id = this.#folders.get(above(full_slug)) ?? 0
      const { story } = await this.#client.create('stories', {
        story: { name: names.get(full_slug) ?? slug, slug, parent_id, is_folder: true },
      })
      this.#folders.set(full_slug, (story as Listed).id)
    }
    return missing.length
  }

  /** A draft first: what it refers to may not be there yet. */
  async create({ slug, uuid, name, path, tags, draft }: SeedStory) {
    // A page at the address of a folder is that folder's first page.
    const own = this.#folders.get(slug)
    const parent_id = own ?? this.#folders.get(above(slug)) ?? 0
    const { story } = await this.#client.create('stories', {
      story: {
        name,
        slug: lastPart(slug),
        parent_id,
        is_startpage: own !== undefined,
        tag_list: tags,
        content: draft,
        ...(path && { path }),
      },
    })
    this.#there.set(slug, story as Listed)
    this.#uuids.set(uuid, (story as Listed).uuid)
  }

  read = async (slug: string): Promise<SpaceStory> => {
    const { story } = await this.#client.get(`stories/${this.#there.get(slug)?.id}`)
    return story as SpaceStory
  }

  /** Publishes what is published in the files; a draft that goes further is saved over it. */
  async write({ slug, name, tags, published, draft }: SeedStory) {
    const id = this.#there.get(slug)?.id ?? 0
    const body = (content: SeedStory['draft']) => ({
      name,
      tag_list: tags,
      content: withUuids(content, this.#uuids),
    })
    if (published) await this.#client.update('stories', id, { story: body(published), publish: 1 })
    if (draft !== published && JSON.stringify(draft) !== JSON.stringify(published))
      await this.#client.update('stories', id, { story: body(draft) })
  }
}

/**
 * Brings the stories of a folder into a space: folders, then drafts, then everything published with its references in
 * place. Run again it finishes what was interrupted and touches nothing else; a story edited in the space since is
 * reported and kept, unless forced.
 */
export async function seed(client: ManagementClient, options: SeedOptions): Promise<SeedReport> {
  const space = readSpace(options.folder)
  const stories = storiesOf(space)
  const seeding = new Seeding(client)
  await seeding.look(stories)
  const folders = await seeding.makeFolders(space, new Map(stories.map(({ slug, name }) => [slug, name])))
  if (folders > 0) options.progress(`${folders} folders`)

  const missing = stories.filter(({ slug }) => !seeding.there(slug))
  for (const story of missing) {
    await seeding.create(story)
    options.progress(`created ${story.slug}`)
  }
  for (const story of missing) {
    await seeding.write(story)
    if (story.published) options.progress(`published ${story.slug}`)
  }

  const verdicts = { same: [] as string[], finish: [] as string[], differs: [] as string[] }
  for (const story of stories.filter((one) => !missing.includes(one))) {
    const verdict = verdictOn(story, await seeding.read(story.slug), seeding.uuids)
    verdicts[verdict].push(story.slug)
    if (verdict === 'same' || (verdict === 'differs' && !options.force)) continue
    await seeding.write(story)
    options.progress(`${verdict === 'finish' ? 'finished' : 'replaced'} ${story.slug}`)
  }
  return {
    folders,
    created: missing.map(({ slug }) => slug),
    finished: verdicts.finish,
    same: verdicts.same.length,
    differing: verdicts.differs,
  }
}
