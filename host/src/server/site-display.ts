import { cataloguePages } from '../api/catalogue/catalogue.pages'
import { shellScript } from '../api/catalogue/weights'
import { createKnownPaths } from '../pages/maker/known-paths'
import { createOpenApi } from './open-api'
import { openSiteDrawing } from './site-drawing'
import type { SiteParts } from './site-parts'
import type { SiteServices } from './site-services'
import { openSiteViews } from './site-views'

/** The site's own pages, its known paths, each visitor's view, and the renderer. */
export function openSiteDisplay({ config, drafts }: SiteParts, services: SiteServices) {
  const { app, shell, shellBase, siteName, publicOrigin, today, source, images, visitors, remotes } = services
  const { snapshot, calls } = remotes
  const { build } = shell
  const openApi = createOpenApi({
    config,
    snapshot,
    calls,
    today,
    siteName,
    publicOrigin,
    log: app.log,
  })
  const publicPages = [
    ...openApi.pages,
    ...cataloguePages({
      site: publicOrigin,
      shellBytes: shellScript(shell),
      styles: shell.chunkStyles?.tools ? [shellBase + shell.chunkStyles.tools] : [],
    }),
  ]
  const knownPaths = createKnownPaths(visitors.ownPaths, publicPages)
  const siteViews = openSiteViews({
    config,
    source,
    drafts,
    siteOf: services.siteOf,
    images,
    snapshot,
    today,
    shell,
    shellBase,
    known: knownPaths,
    log: app.log,
  })
  const { maker, slotDataOf, layoutConfig } = openSiteDrawing({
    slots: remotes.slots,
    build,
    banner: visitors.banner,
    knownPaths,
    publicPages,
    shareImage: services.shareImages.imageOf,
    base: siteViews.views.base,
    layoutConfigFor: async (known) => (await services.contentNow().layoutConfig(known)).data,
  })
  return { openApi, publicPages, knownPaths, siteViews, maker, slotDataOf, layoutConfig }
}

export type SiteDisplay = ReturnType<typeof openSiteDisplay>
