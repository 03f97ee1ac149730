import type { FastifyInstance } from 'fastify'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PublishedFigure } from 'shared-lib/rules/dated/published-figure'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { type OwnerParts, ownedContent } from '../../content/company/owned-content'
import { figureBookOf } from '../../content/figures/figure-book'
import { resolvedContent } from '../../content/figures/resolved-content'
import { figuresOf } from '../../content/figures/site-figures'
import { assetFolders } from '../../content/images/asset-folders'
import type { LocalImages } from '../../content/images/local-images'
import { pageImages } from '../../content/images/page-images'
import type { ContentSource, ReadContent } from '../../content/source/content-source'
import type { RouteCheck } from '../../content/source/known-links'
import type { PageRequest } from '../../pages/page-parts/page'
import type { PageView } from '../../pages/views/page-view'
import { createEditorialRoom } from '../articles/editorial-room'
import { siteContent, slugOf } from '../articles/site-content'
import { LintPanel } from '../lint/lint-panel'
import { lintStory } from '../lint/lint-story'
import { ownFiles } from '../lint/own-files'
import type { DraftReader } from './draft-source'
import { createPreview, shownFor } from './preview'
import { previewBar } from './preview-bar'
import type { PreviewConfig } from './preview-config'

interface OpenPreviewParts {
  readonly config: OwnerParts & {
    readonly preview?: PreviewConfig | undefined
    readonly production: boolean
    readonly origin: string | undefined
    readonly hostFolder: string
    readonly uploads?: string | undefined
  }
  readonly published: ContentSource
  /** Reads drafts; undefined where previews are off. */
  readonly drafts: DraftReader | undefined
  readonly images: LocalImages
  readonly today: () => string
  /** Addresses of the bar's style sheets. */
  readonly stylesheets: readonly string[]
  /** Gzipped bytes of the shell's own scripts, for the linter; unknown before the first build. */
  readonly shellBytes: number | undefined
  /** Whether a path of the site that a view shows has an answer. */
  readonly known: (view: PageView) => Promise<RouteCheck>
  readonly log: FastifyInstance['log']
}

const addressOf = ({ path, query }: PageRequest) => (query ? `${path}?${query}` : path)

/** The site's previews, undefined where no preview token is configured. */
export function openPreview(parts: OpenPreviewParts) {
  const { config, published, drafts, images, today, stylesheets, log } = parts
  const { preview: settings, origin } = config
  if (!settings || !drafts) return undefined

  const hasFile = ownFiles(assetFolders(config))

  async function findings(view: PageView, path: string, source: ReadContent): Promise<string> {
    const story = await source.story(slugOf(path))
    if (!story) return ''
    const context = {
      snapshot: view.snapshot,
      routes: await parts.known(view),
      today: view.today,
      images: await pageImages(story.content, images),
      hasFile,
      shellBytes: parts.shellBytes,
    }
    return renderToStaticMarkup(createElement(LintPanel, { findings: lintStory(story, context) }))
  }

  const preview = createPreview({
    config: settings,
    framed: config.production || Boolean(origin?.startsWith('https:')),
    drafts,
    published,
    // Half-typed blocks are normal: what a draft leaves out is not logged.
    contentOver: (drafted, { snapshot, today: day }) => {
      const resolved = resolvedContent(ownedContent(drafted, config), () => figureBookOf(snapshot, day))
      const editorial = createEditorialRoom({ source: resolved, origin, today: toIsoDate(day) })
      return siteContent(resolved, { origin, images, editorial, editable: true, log: () => {} })
    },
    findings,
    async bar(ticket, view, request, source) {
      const scheduled = await preview.schedules?.list().catch((error: unknown) => {
        log.warn({ err: error }, 'scheduled stories cannot be read')
        return undefined
      })
      const isUnknown = ({ values }: PublishedFigure) =>
        !values.some(({ from, to }) => from <= view.today && (to === undefined || view.today <= to))
      return previewBar({
        ticket,
        today: today(),
        path: addressOf(request),
        left: addressOf(shownFor(request)),
        editors: settings.editors,
        bridge: settings.bridge,
        stylesheets,
        scheduled,
        unknownFigures: figuresOf(view.snapshot, view.today).filter(isUnknown).length,
        findings: await findings(view, request.path, source).catch(() => ''), // a draft that cannot be read has none
      })
    },
  })
  return preview
}
