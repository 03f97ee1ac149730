import type { FastifyInstance } from 'fastify'
import type { PublishedFigure } from 'shared-lib/dated/published-figure'
import type { ContentSource } from '../content/content-source'
import { createEditorialRoom } from '../editorial/editorial-room'
import { figuresOf } from '../figures/site-figures'
import type { LocalImages } from '../images/local-images'
import type { HostConfig } from '../server/config'
import { siteContent } from '../server/site-content'
import type { DraftReader } from './draft-source'
import { createPreview } from './preview'
import { previewBar } from './preview-bar'

export interface OpenPreviewParts {
  readonly config: HostConfig
  readonly published: ContentSource
  /** Reads drafts; undefined where nobody may see them. */
  readonly drafts: DraftReader | undefined
  readonly images: LocalImages
  readonly today: () => string
  readonly stylesheet: string | undefined
  readonly log: FastifyInstance['log']
}

/** The site's previews, undefined where no preview token is configured. */
export function openPreview({ config, published, drafts, images, today, stylesheet, log }: OpenPreviewParts) {
  const { preview: settings, origin } = config
  if (!settings || !drafts) return undefined
  const preview = createPreview({
    config: settings,
    production: config.production,
    drafts,
    published,
    // Half-typed blocks are nobody's fault: what a draft leaves out is not logged.
    contentOver: (source) =>
      siteContent(source, {
        origin,
        images,
        editorial: createEditorialRoom({ source, origin }),
        editable: true,
        log: () => {},
      }),
    async bar(ticket, view, { path, query }) {
      const scheduled = await preview.schedules?.list().catch((error: unknown) => {
        log.warn({ err: error }, 'scheduled stories cannot be read')
        return undefined
      })
      const isUnknown = ({ values }: PublishedFigure) =>
        !values.some(({ from, to }) => from <= view.today && (to === undefined || view.today <= to))
      return previewBar({
        ticket,
        today: today(),
        path: query ? `${path}?${query}` : path,
        editors: settings.editors,
        bridge: settings.bridge,
        stylesheet,
        scheduled,
        unknownFigures: figuresOf(view.snapshot, view.today).filter(isUnknown).length,
        findings: '',
      })
    },
  })
  return preview
}
