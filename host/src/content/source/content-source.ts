import { LRUCache } from 'lru-cache'
import type { Company } from 'shared-lib/contract/define-widget'
import { memoize } from 'shared-lib/rules/memo/memoize'
import { cacheBytes, valueBytes } from '../../base/memory/cache-bytes'
import { singleFlight } from '../../base/memory/single-flight'
import { ContentProblem } from '../../base/security/content-problem'
import { companySlug, readCompany } from './company'
import { followContentVersion } from './content-version'
import { keepList } from './kept-list'
import { type Fields, recordsOf, type Story, type StoryVersion } from './story'
import { createStoryblokReader, type ReaderOptions, type StoryblokReader } from './storyblok-reader'

interface ContentSourceOptions extends ReaderOptions {
  /** Bytes of stories kept in memory; the least recently read goes first. */
  readonly maxBytes?: number
  /** How often the cache version is fetched, in ms (5000); 0 leaves it to `refresh`. */
  readonly refreshMs?: number
  readonly log?: (message: string) => void
}

export interface LayoutConfig {
  readonly navbar: readonly Fields[]
  readonly footer: readonly Fields[]
  /** Words of the error page. */
  readonly errorPage?: readonly Fields[]
}

/** Published stories, and whether a newer list could not be read. */
interface StoryList {
  readonly list: readonly Story[]
  readonly stale: boolean
}

export interface ContentSource {
  /**
   * The story at a full slug, undefined when there is none (404). A published story that cannot be read again is
   * answered from the last good copy with `stale: true`; rejects with ContentProblem when there is no copy.
   * Drafts are never kept.
   */
  story(slug: string, options?: { readonly version?: StoryVersion }): Promise<Story | undefined>
  /** Content of `config/default-layout`, links as the CMS wrote them (see withKnownLinks). */
  layoutConfig(): Promise<LayoutConfig>
  /** Content of `config/empresa`. */
  company(): Promise<Company>
  /** Full slugs of the published stories that are pages; settings below `config/` are not. */
  allSlugs(): Promise<readonly string[]>
  /**
   * Every published story that is a page. Read again after each publication, and the same list until then; the last
   * good one is the fallback while the service is down.
   */
  stories(): Promise<StoryList>
  /** Whether an older setting or list replaces one that could not be read the last time. */
  isStale(): boolean
  /** Asks for the cache version now: a publish webhook calls it. Never rejects. */
  refresh(): Promise<void>
  /** The content's version, undefined until the service has answered once. */
  version(): number | undefined
  /** Called with the new version after content changed; answers how to stop. */
  onChange(listener: (version: number) => void): () => void
  close(): void
}

/** Parts of a source that make a page, whichever version of it. */
export type ReadContent = Pick<
  ContentSource,
  'story' | 'layoutConfig' | 'company' | 'allSlugs' | 'stories' | 'isStale'
>

export const settingsFolder = 'config/'

/** The chrome's words and links. */
export const layoutSlug = `${settingsFolder}default-layout`

/** The same object for the same story, so that results derived from it are made once per publication, not per page. */
export const layoutOf = memoize(({ content }: Story): LayoutConfig => {
  const list = (name: string) => recordsOf(content[name])
  return { navbar: list('navbar'), footer: list('footer'), errorPage: list('errorPage') }
})

/** A story as it was read; `cv` is undefined where no version of the content was known then. */
interface Read {
  readonly cv: number | undefined
  readonly story: Story | undefined
}

/** Published content from any reader: the newest of each story within bounds, one call per story at a time, stale on error. */
export function cacheContent(
  reader: StoryblokReader,
  {
    maxBytes = cacheBytes.stories,
    refreshMs = 5_000,
    log = () => {},
  }: Omit<ContentSourceOptions, keyof ReaderOptions> = {},
): ContentSource {
  const stories = new LRUCache<string, Read>({
    maxSize: maxBytes,
    sizeCalculation: ({ story }, slug) => valueBytes([slug, story]) + 300,
  })
  const share = singleFlight<Story | undefined>()
  /** Settings and lists that could not be read the last time, so that older ones are served. */
  const failing = new Set<string>()
  const version = followContentVersion(reader, { refreshMs, log })
  const parts = { version, failing, log }

  async function published(slug: string): Promise<Story | undefined> {
    const cv = await version.known()
    const known = stories.get(slug)
    if (known && known.cv === cv && cv !== undefined) return known.story
    return share(`${slug}@${cv}`, async () => {
      try {
        // Addresses can be made up: only a list shows which of them are worth a call.
        if (!known?.story && !(await isPublished(slug))) return undefined
        const asked = version.current()
        const story = await reader.story(slug, 'published', asked)
        stories.set(slug, { cv: asked, story })
        failing.delete(slug)
        return story
      } catch (problem) {
        if (slug.startsWith(settingsFolder)) failing.add(slug)
        if (!known?.story) throw problem
        log(`${slug} served stale: ${ContentProblem.from(problem).message}`)
        return { ...known.story, stale: true }
      }
    })
  }

  async function setting(slug: string): Promise<Story> {
    const story = await published(slug)
    if (!story) throw new ContentProblem(`${slug} does not exist`, 404)
    return story
  }

  const slugs = keepList('list of pages', (asked) => reader.slugs(asked), parts)
  const slugSet = memoize((all: readonly string[]): ReadonlySet<string> => new Set(all))
  const pageSlugs = memoize((all: readonly string[]): readonly string[] =>
    all.filter((slug) => !slug.startsWith(settingsFolder)),
  )

  /** Rejects while the list is older than the content: a page of that publication would be taken for none. */
  async function isPublished(slug: string): Promise<boolean> {
    const { list, stale } = await slugs()
    if (slugSet(list).has(slug)) return true
    if (stale) throw new ContentProblem(`${slug} is not known while the list of pages cannot be read`)
    return false
  }

  return {
    story: (slug, { version: wanted = 'published' } = {}) =>
      wanted === 'draft' ? reader.story(slug, 'draft', undefined) : published(slug),
    layoutConfig: async () => layoutOf(await setting(layoutSlug)),
    company: async () => readCompany((await setting(companySlug)).content),
    allSlugs: async () => pageSlugs((await slugs()).list),
    stories: keepList('list of stories', (asked) => reader.stories(asked, [settingsFolder]), parts),
    refresh: version.refresh,
    isStale: () => failing.size > 0,
    version: version.current,
    onChange: version.onChange,
    close: version.close,
  }
}

/** Content of a Storyblok space, or of the local content API, over the official client. */
export const createContentSource = (options: ContentSourceOptions): ContentSource =>
  cacheContent(createStoryblokReader(options), options)
