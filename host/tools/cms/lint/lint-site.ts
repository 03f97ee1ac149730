import { shellScript } from '../../../src/api/catalogue/weights'
import {
  apiDocsPath,
  cataloguePath,
  consentPath,
  figuresPath,
  newsletterPath,
  partnerGuidePath,
  tagPath,
} from '../../../src/base/addresses/addresses'
import { matchRoute } from '../../../src/base/routes/route-match'
import type { LocalImages } from '../../../src/content/images/local-images'
import { pageImages } from '../../../src/content/images/page-images'
import type { RouteCheck } from '../../../src/content/source/known-links'
import { storyPath } from '../../../src/content/source/links'
import type { Story } from '../../../src/content/source/story'
import type { Finding, LintContext, Linted } from '../../../src/editorial/lint/finding'
import { findingsOf, lintable } from '../../../src/editorial/lint/lint-story'
import type { Snapshot } from '../../../src/remotes/deployments/snapshot'

/** Pages that neither a story nor a deployment has. */
const ownPaths = [figuresPath, apiDocsPath, partnerGuidePath, cataloguePath, consentPath, newsletterPath]

interface SiteToLint extends Pick<LintContext, 'today' | 'hasFile'> {
  readonly snapshot: Snapshot
  /** Every story: what one links to may be another. */
  readonly stories: readonly Story[]
  readonly images: LocalImages
  readonly shell?: Parameters<typeof shellScript>[0] | undefined
}

/** Whether a path of a site has an answer: a story that is a page, a deployment, or the host itself. */
function routesOf({ snapshot, stories }: SiteToLint): RouteCheck {
  const paths = new Set([
    ...ownPaths,
    ...[...snapshot.widgets.keys()].map(tagPath),
    ...stories.flatMap(({ full_slug: slug }) => (slug.startsWith('config/') ? [] : [storyPath(slug)])),
  ])
  return (path) => paths.has(path) || matchRoute(snapshot.routes, path) !== undefined
}

/** Whether a story is the one of this full slug, or lies in that folder. */
export const isStoryOf = (asked: string, { full_slug: slug }: Pick<Story, 'full_slug'>): boolean =>
  slug === asked || slug.startsWith(`${asked}/`)

export interface LintedSite {
  readonly stories: readonly Linted[]
  readonly findings: readonly Finding[]
}

/**
 * Every story of a site held against what is deployed, story after story.
 * @param only full slugs or folders of those to be judged; all when empty
 */
export async function lintSite(site: SiteToLint, only: readonly string[] = []): Promise<LintedSite> {
  const { snapshot, today, hasFile, images, shell } = site
  const context = {
    snapshot,
    today,
    ...(hasFile && { hasFile }),
    routes: routesOf(site),
    shellBytes: shell && shellScript(shell),
  }
  const isAsked = (story: Story) => only.length === 0 || only.some((one) => isStoryOf(one, story))
  const stories: Linted[] = []
  for (const story of site.stories.filter(isAsked))
    stories.push(lintable(story, { ...context, images: await pageImages(story.content, images) }))
  return { stories, findings: stories.flatMap(findingsOf) }
}
