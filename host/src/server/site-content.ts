import type { Company } from 'shared-lib/contract/define-widget'
import { renderStory } from '../blocks/render-story'
import { contentImage } from '../content/assets'
import { companySlug } from '../content/company'
import type { ContentSource } from '../content/content-source'
import { withKnownLinks } from '../content/known-links'
import { type Story, textOf } from '../content/story'
import { homeStep, structuredData } from '../editorial/structured-data'
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

export interface SiteContentOptions {
  /** Absolute origin, undefined when not configured. */
  readonly origin: string | undefined
  readonly log: (message: string) => void
}

/** The Storyblok source as the page maker wants it. */
export function siteContent(source: ContentSource, { origin, log }: SiteContentOptions): SiteContent {
  const describe = structuredData(origin)
  const company = () => source.company().catch(() => unknownCompany)
  const companyImage = async (field: string) => {
    const story = await source.story(companySlug).catch(() => undefined)
    return contentImage(story?.content[field])
  }

  async function structuredOf({ content, name }: Story, path: string) {
    if (path !== '/') return [describe.breadcrumbs([homeStep, { name: textOf(content.title) || name, path }])]
    const known = await company()
    return [describe.organization(known, (await companyImage('logo'))?.src), describe.website(known)]
  }

  return {
    async story({ path }, known) {
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
          head: {
            type: 'website',
            structured: await structuredOf(story, path),
            ...(contentImage(story.content.shareImage) && { image: contentImage(story.content.shareImage) }),
          },
        },
      }
    },
    async layoutConfig(known) {
      return { data: withKnownLinks(await source.layoutConfig(), known), stale: false }
    },
    company,
    shareImage: () => companyImage('shareImage'),
    paths: async () => new Set((await source.allSlugs()).map(pathOf)),
  }
}
