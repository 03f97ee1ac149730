import type { FastifyInstance } from 'fastify'
import type { ShellBuild } from 'shared-lib/build/write-shell'
import { shellScript } from '../api/catalogue/weights'
import { createOverride } from '../api/override/override'
import type { LocalImages } from '../content/images/local-images'
import type { ContentSource } from '../content/source/content-source'
import type { RouteCheck } from '../content/source/known-links'
import type { DraftReader } from '../editorial/preview/draft-source'
import { openPreview } from '../editorial/preview/open-preview'
import { canaryLayer } from '../pages/views/canary-layer'
import { createViews, type PageView, type Visitor } from '../pages/views/page-view'
import type { Snapshot } from '../remotes/deployments/snapshot'
import type { HostConfig } from './config'
import { figureLayer, type resolvedSite } from './resolved-site'

interface SiteViewsParts {
  readonly config: HostConfig
  readonly source: ContentSource
  /** Reads drafts; undefined where previews are off. */
  readonly drafts: DraftReader | undefined
  /** The published content, with the figures of versions and a day. */
  readonly siteOf: ReturnType<typeof resolvedSite>
  readonly images: LocalImages
  readonly snapshot: () => Snapshot
  readonly today: () => string
  readonly shell: ShellBuild
  readonly shellBase: string
  /** Whether a path of the site that a view shows has an answer. */
  readonly known: (view: PageView) => Promise<RouteCheck>
  readonly log: FastifyInstance['log']
}

/** Views of each visitor: the site as it is, or with a canary, an editor's draft, a developer's build. */
export function openSiteViews(parts: SiteViewsParts) {
  const { config, source, drafts, siteOf, images, snapshot, today, shell, known, log } = parts
  const { preview: bar, tools } = shell.chunkStyles ?? {}
  const preview = openPreview({
    config,
    published: source,
    drafts,
    images,
    today,
    stylesheets: [bar, tools].flatMap((file) => (file ? [parts.shellBase + file] : [])),
    shellBytes: shellScript(shell),
    known,
    log,
  })
  const override = createOverride({ production: config.production, secret: config.overrideSecret })
  const views = createViews(() => {
    const now = { snapshot: snapshot(), today: today() }
    return { key: '', ...now, content: siteOf(now).content, shared: true }
  }, [
    canaryLayer({ secure: config.production }),
    override.layer,
    figureLayer(siteOf),
    ...(preview ? [preview.layer] : []),
  ])
  return {
    views,
    preview,
    override,
    /** A call of a page is answered by the versions and the day that the page was drawn with. */
    shownTo: (visitor: Visitor) => views.choose(visitor).view,
  }
}

export type SiteViews = ReturnType<typeof openSiteViews>
