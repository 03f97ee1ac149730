import type { Company } from 'shared-lib/contract/define-widget'
import { renderStory } from '../blocks/render-story'
import type { ContentSource } from '../content/content-source'
import { withKnownLinks } from '../content/known-links'
import { textOf } from '../content/story'
import { isLayout } from '../pages/layouts'
import type { SiteContent } from '../pages/page-maker'

/** Says nothing about a phone: used only while the CMS has never answered. */
const unknownCompany: Company = {
  name: 'Quero Poupar',
  phone: '',
  phoneText: '',
  phoneHours: '',
  phoneCost: '',
}

const homeSlug = 'home'
export const slugOf = (path: string) => (path === '/' ? homeSlug : path.slice(1))
const pathOf = (slug: string) => (slug === homeSlug ? '/' : `/${slug}`)

/** Segments such as `..` or `\\` would lead the content API to something else than a story. */
const isSlug = (slug: string) => !/[\\\p{Cc}]|(^|\/)\.{1,2}(\/|$)/u.test(slug)

/** The Storyblok source as the page maker wants it. */
export function siteContent(source: ContentSource, log: (message: string) => void): SiteContent {
  return {
    async story(path, known) {
      const slug = slugOf(path)
      // The home page has one address, and settings are no pages.
      if (path === `/${homeSlug}` || slug.startsWith('config/') || !isSlug(slug)) return undefined
      const story = await source.story(slug)
      if (!story) return undefined
      const { html, title, description, widgets } = renderStory(story, { routes: known, log })
      const layout = textOf(story.content.layout)
      return {
        stale: story.stale ?? false,
        page: {
          html,
          title,
          description,
          widgets,
          layout: isLayout(layout) ? layout : 'default',
          noIndex: story.content.no_index === true,
        },
      }
    },
    async layoutConfig(known) {
      return { data: withKnownLinks(await source.layoutConfig(), known), stale: false }
    },
    company: () => source.company().catch(() => unknownCompany),
    paths: async () => new Set((await source.allSlugs()).map(pathOf)),
  }
}
