import { boundedFetch } from 'shared-lib/kit/http/bounded-fetch'
import { inTime } from 'shared-lib/kit/http/with-timeout'
import { Storyblok } from 'storyblok-js-client'
import { ContentProblem } from '../../base/security/content-problem'
import { isRecord, type Story, type StoryVersion } from './story'

export interface ReaderOptions {
  readonly token: string
  /** `https://api.storyblok.com/v2` or `http://127.0.0.1:4000/v2`; the European service when absent. */
  readonly endpoint?: string
  /** Makes the client obey the management limit of 3 requests a second. */
  readonly managementToken?: string
  /** Requests a second; 5, or 3 with a management token. The local content API bears more. */
  readonly rateLimit?: number
  /** For one call, all its retries included. */
  readonly timeoutMs?: number
}

/** Relations that blocks show as cards; the answer carries the related stories. */
export const relations = 'article-list.articles'

/** The service's longest pages: https://www.storyblok.com/docs/api/content-delivery/v2#pagination */
const longPage = 100
const longPageOfLinks = 1000

/** Share of the requests per second that is reserved for news of publications and for lists, before any story. */
const shareAhead = 0.4

/** The first page of a folder is `guias/` to the service; the site knows it as `guias`. */
const bare = (slug: string) => slug.replace(/\/$/, '')

/** A service behind a broken proxy may answer `{}`, or a page of its own, with status 200: that is a failure of its. */
function storyOf(data: unknown, what: string): Story {
  const story = isRecord(data) ? data.story : undefined
  if (!isRecord(story) || typeof story.full_slug !== 'string' || !isRecord(story.content))
    throw new ContentProblem(`${what}: the answer holds no story`)
  return { ...(story as unknown as Story), full_slug: bare(story.full_slug) }
}

// The client would send an absent version as the text "undefined".
const cvOf = (cv: number | undefined) => (cv === undefined ? {} : { cv })

/** Parameters of an open release: https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-one-story */
const releaseOf = (release: string | undefined) => (release === undefined ? {} : { from_release: release })

/** Calls of the Content Delivery API, each within a time limit, failing as ContentProblem. */
export function createStoryblokReader(options: ReaderOptions) {
  const { token, endpoint, managementToken, timeoutMs = 8_000 } = options
  const rateLimit = options.rateLimit ?? (managementToken ? 3 : 5)
  const ahead = Math.max(1, Math.round(rateLimit * shareAhead))
  const clientOf = (rateLimit: number) =>
    new Storyblok({
      accessToken: token,
      ...(endpoint && { endpoint }),
      ...(managementToken && { oauthToken: managementToken }),
      rateLimit,
      maxRetries: 10,
      retriesDelay: 300,
      // The client's own timeout leaves its timer running after a failed request.
      fetch: (input, init) =>
        boundedFetch(input instanceof Request ? input.url : input, {
          ...init,
          signal: AbortSignal.timeout(timeoutMs),
        }),
      cache: { type: 'none', cv: 'manual' },
    })
  // Each client has a queue of its own: a crowd that asks for stories holds up no publication.
  const news = clientOf(ahead)
  const pages = clientOf(Math.max(1, rateLimit - ahead))

  const call = <Value>(what: string, run: () => Promise<Value>): Promise<Value> =>
    inTime(
      run().catch((reason: unknown) => Promise.reject(ContentProblem.from(reason))),
      timeoutMs,
      () => new ContentProblem(`${what}: no answer within ${timeoutMs} ms`),
    )

  return {
    /** The space's cache version: it changes with every publication. */
    async cacheVersion(): Promise<number> {
      const { data } = await call('spaces/me', () => news.get('cdn/spaces/me'))
      const version = isRecord(data) && isRecord(data.space) ? Number(data.space.version) : Number.NaN
      if (!Number.isFinite(version)) throw new ContentProblem('spaces/me answered no version')
      return version
    },

    /** One story, undefined when there is none at that slug. */
    async story(
      slug: string,
      version: StoryVersion,
      cv: number | undefined,
      release?: string,
    ): Promise<Story | undefined> {
      try {
        const params = {
          version,
          ...cvOf(cv),
          ...releaseOf(release),
          resolve_relations: relations,
          resolve_links: 'url' as const,
        }
        const { data } = await call(slug, () => pages.get(`cdn/stories/${encodeURI(slug)}`, params))
        return storyOf(data, slug)
      } catch (problem) {
        if (problem instanceof ContentProblem && problem.status === 404) return undefined
        throw problem
      }
    },

    /** Every story whose slug does not begin with one of the folders, links in their texts resolved. */
    async stories(
      cv: number | undefined,
      without: readonly string[],
      version: StoryVersion = 'published',
      release?: string,
    ): Promise<readonly Story[]> {
      const params = {
        version,
        ...releaseOf(release),
        per_page: longPage,
        excluding_slugs: without.map((folder) => `${folder}*`).join(','),
        resolve_links: 'url' as const,
        ...cvOf(cv),
      }
      const stories = await call('stories', () => news.getAll('cdn/stories', params))
      return stories.map((story) => storyOf({ story }, 'stories'))
    },

    /** Full slugs of every published story, folders left out. */
    async slugs(cv: number | undefined): Promise<readonly string[]> {
      const links: unknown[] = await call('links', () =>
        news.getAll('cdn/links', { version: 'published', per_page: longPageOfLinks, ...cvOf(cv) }, 'links'),
      )
      return links
        .filter(isRecord)
        .flatMap((link) => (link.is_folder === true ? [] : [bare(String(link.slug))]))
    },
  }
}

export type StoryblokReader = ReturnType<typeof createStoryblokReader>
