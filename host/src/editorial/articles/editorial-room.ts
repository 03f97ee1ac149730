import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { memoize } from 'shared-lib/rules/memo/memoize'
import { renderView, type StoryContext } from '../../content/blocks/render-story'
import { companyImage } from '../../content/company/company-story'
import { contentImage } from '../../content/source/assets'
import type { ContentSource } from '../../content/source/content-source'
import type { Story } from '../../content/source/story'
import type { PageRedirect, PageRequest } from '../../pages/page-parts/page'
import type { PageHead } from '../../pages/page-parts/page-head'
import { structuredData } from '../../pages/page-parts/structured-data'
import type { StoryPage } from '../../pages/views/page-content'
import { articlePage } from './article.page'
import { authorPage } from './author.page'
import { campaignPage } from './campaign.page'
import type { MakeEditorialPage } from './editorial-call'
import { isArticleSlug } from './editorial-folders'
import { termPage } from './glossary.page'
import { indexPage } from './index.page'
import { type Library, libraryOf } from './library'
import { questionPage } from './questions.page'
import { shelfPage } from './shelf.page'

const pages: Readonly<Record<string, MakeEditorialPage>> = {
  'index-page': indexPage,
  article: articlePage,
  author: authorPage,
  topic: shelfPage,
  rubric: shelfPage,
  'glossary-term': termPage,
  'faq-entry': questionPage,
  campaign: campaignPage,
}

interface EditorialRoomOptions {
  readonly source: Pick<ContentSource, 'stories' | 'story' | 'company'>
  /** Absolute origin, undefined when not configured. */
  readonly origin: string | undefined
  /** The day that its pages are made for: a campaign ends. */
  readonly today: IsoDate
}

/**
 * Blog, glossary and FAQ: pages made of many stories. The type of a story decides which page it is part of; every
 * address is a story's, so that editors add, rename and remove pages, and an address without a story is a 404.
 */
export function createEditorialRoom({ source, origin, today }: EditorialRoomOptions) {
  const describe = structuredData(origin)
  // The source answers the same list until something is published.
  const libraryFrom = memoize(libraryOf)

  async function read(): Promise<{ library: Library; stale: boolean }> {
    const { list, stale } = await source.stories()
    return { library: libraryFrom(list), stale }
  }

  async function company() {
    const [known, logo, image] = await Promise.all([
      source.company().catch(() => undefined),
      companyImage(source, 'logo'),
      companyImage(source, 'shareImage'),
    ])
    return { name: known?.name ?? '', logo: logo?.src, image }
  }

  return {
    library: async () => (await read()).library,
    /** Does the room draw this story? An article outside blog and guides (a legal page) is an ordinary page. */
    draws: ({ content, full_slug }: Story): boolean =>
      Object.hasOwn(pages, content.component) &&
      (content.component !== 'article' || isArticleSlug(full_slug)),
    /** The page of a story that the room draws; undefined where there is nothing after all. */
    async page(
      story: Story,
      request: PageRequest,
      context: StoryContext,
    ): Promise<{ page: Omit<StoryPage, 'layout'>; stale: boolean } | PageRedirect | undefined> {
      const { library, stale } = await read()
      const made = pages[story.content.component]?.({
        story,
        path: request.path,
        query: new URLSearchParams(request.query),
        today,
        library,
        describe,
        company: await company(),
        draw: (view, byline) => renderView(story, { ...context, byline }, view),
      })
      if (!made || 'redirect' in made) return made
      const { title, description, drawn, trail, type = 'website', structured = [], feed, canonical } = made
      const { questions, ...page } = drawn
      const image = made.image ?? contentImage(story.content.shareImage)
      const head: PageHead = {
        type,
        structured: [
          describe.breadcrumbs(trail),
          ...structured,
          ...(questions.length > 0 ? [describe.questions(questions)] : []),
        ],
        ...(image && { image }),
        ...(feed && { feed }),
      }
      const noIndex = made.noIndex ?? story.content.no_index === true
      return { stale, page: { title, description, ...page, noIndex, head, ...(canonical && { canonical }) } }
    },
  }
}

export type EditorialRoom = ReturnType<typeof createEditorialRoom>
