import { memoize } from 'shared-lib/rules/memo/memoize'
import { isReservedPath } from '../../base/addresses/reserved-paths'
import { storyLayout } from '../../base/routes/story-layouts'
import { renderStory } from '../../content/blocks/render-story'
import { companyImage } from '../../content/company/company-story'
import type { LocalImages } from '../../content/images/local-images'
import { pageImages } from '../../content/images/page-images'
import { contentImage } from '../../content/source/assets'
import { namedCompany } from '../../content/source/company'
import type { ReadContent } from '../../content/source/content-source'
import { withKnownLinks } from '../../content/source/known-links'
import { type Story, textOf } from '../../content/source/story'
import { homeStep, structuredData } from '../../pages/page-parts/structured-data'
import type { SiteContent } from '../../pages/views/page-content'
import type { EditorialRoom } from './editorial-room'

/** Used only while the CMS has never answered. */
const unknownCompany = namedCompany('Quero Poupar')

const homeSlug = 'home'
export const slugOf = (path: string) => (path === '/' ? homeSlug : path.slice(1))
const pathOf = (slug: string) => (slug === homeSlug ? '/' : `/${slug}`)
const pathsOf = memoize(
  (slugs: readonly string[]): ReadonlySet<string> =>
    new Set(slugs.map(pathOf).filter((path) => !isReservedPath(path))),
)

/** Segments such as `..` or `\\` would lead the content API to something else than a story. */
const isSlug = (slug: string) => !/[\\\p{Cc}]|(^|\/)\.{1,2}(\/|$)/u.test(slug)

export interface SiteContentOptions {
  /** Absolute origin, undefined when not configured. */
  readonly origin: string | undefined
  readonly images: LocalImages
  readonly editorial: EditorialRoom
  /** Blocks carry their identity, for an editor to click them. */
  readonly editable?: boolean
  readonly log: (message: string) => void
}

/** The Storyblok source as the page maker wants it. */
export function siteContent(
  source: ReadContent,
  { origin, images, editorial, editable = false, log }: SiteContentOptions,
): SiteContent {
  const describe = structuredData(origin)
  const linked = memoize(withKnownLinks)
  const company = () => source.company().catch(() => unknownCompany)

  /** The way to a page over the stories above it. */
  async function wayTo(path: string, name: string) {
    const above = path
      .split('/')
      .slice(1, -1)
      .map((_, at, segments) => `/${segments.slice(0, at + 1).join('/')}`)
    const stories = await Promise.all(above.map((one) => source.story(slugOf(one)).catch(() => undefined)))
    const steps = above.flatMap((one, at) => (stories[at] ? [{ name: stories[at].name, path: one }] : []))
    return describe.breadcrumbs([homeStep, ...steps, { name, path }])
  }

  async function structuredOf({ content, name }: Story, path: string) {
    if (path !== '/') return [await wayTo(path, textOf(content.title) || name)]
    const who = await company()
    return [describe.organization(who, (await companyImage(source, 'logo'))?.src), describe.website(who)]
  }

  return {
    async story(request, known) {
      const { path } = request
      const slug = slugOf(path)
      // The home page has one address, and settings are no pages.
      if (path === `/${homeSlug}` || slug.startsWith('config/') || !isSlug(slug)) return undefined
      const story = await source.story(slug)
      if (!story) return undefined
      const stale = story.stale ?? false
      const layout = storyLayout(story.full_slug, story.content.layout)
      const context = { routes: known, images: await pageImages(story.content, images), editable, log }
      if (editorial.draws(story)) {
        const made = await editorial.page(story, request, context)
        if (!made || 'redirect' in made) return made
        return { stale: stale || made.stale, page: { ...made.page, layout } }
      }
      // Questions at the foot of a page are no page of questions, and no search engine shows them as such since 2023.
      const { questions: _, ...page } = renderStory(story, context)
      return {
        stale,
        page: {
          ...page,
          layout,
          noIndex: story.content.no_index === true,
          head: {
            type: 'website',
            structured: await structuredOf(story, path),
            ...(contentImage(story.content.shareImage) && { image: contentImage(story.content.shareImage) }),
          },
        },
      }
    },
    async layoutConfig(known) {
      return { data: linked(await source.layoutConfig(), known), stale: source.isStale() }
    },
    errorWords: () =>
      source.layoutConfig().then(
        ({ errorPage }) => errorPage && { errorPage },
        () => undefined,
      ),
    company,
    routeHead: async ({ isCalculator, ...page }) => ({
      type: 'website',
      structured: [
        await wayTo(page.path, page.title),
        ...(isCalculator ? [describe.application(page, await company())] : []),
      ],
    }),
    shareImage: () => companyImage(source, 'shareImage'),
    paths: async () => pathsOf(await source.allSlugs()),
  }
}
