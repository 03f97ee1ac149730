import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { elementFiles } from '../api/catalogue/element-files'
import { mayReadNumbers } from '../base/operations/operations.routes'
import { assetFolders } from '../content/images/asset-folders'
import { imageRoutes } from '../content/images/image-routes'
import { shareImageRoutes } from '../content/images/share/share-image.routes'
import { apiRoutes } from './api-routes'
import { assetRoutes } from './asset-routes'
import { machineRoutes } from './machine-routes'
import type { SiteDisplay } from './site-display'
import type { SiteParts } from './site-parts'
import type { SiteServices } from './site-services'
import { createStaticFiles } from './static-files'
import { createTagData } from './tag-data'
import { tagDataRoutes } from './tag-data-routes'

/** Opens everything but pages, leads and other visitor data: files, pictures, data, and answers for programs. */
export async function openSiteRoutes(
  { config, store }: SiteParts,
  services: SiteServices,
  display: SiteDisplay,
) {
  const { app, shell, shellBase, siteName, publicOrigin, today, source, images, sendKept } = services
  const { snapshot, calls, telemetry } = services.remotes
  const { openApi, publicPages, knownPaths, siteViews, slotDataOf, layoutConfig } = display
  const { build } = shell
  const { views, shownTo, override } = siteViews
  override.open(app)
  assetRoutes(app, {
    read: createStaticFiles(),
    store,
    hostFolder: config.hostFolder,
    assets: assetFolders(config),
    elementsUrl: shellBase + shell.elements,
  })
  imageRoutes(app, images)
  shareImageRoutes(app, services.shareImages)
  machineRoutes(app, {
    content: services.resolved,
    library: services.library,
    snapshot,
    today: () => toIsoDate(today()),
    publicPaths: publicPages.flatMap(({ path: at, noIndex }) => (noIndex ? [] : [at])),
    origin: publicOrigin,
    siteName,
    sendKept,
  })
  elementFiles(app, snapshot, sendKept)
  apiRoutes(app, {
    snapshot,
    build,
    openApi: openApi.document,
    embedStyles: shell.embedStyles.map((file) => shellBase + file),
    today,
    company: () => services.contentNow().company(),
    redirects: services.redirects.current,
    sendKept,
    layoutConfig,
    slotData: slotDataOf,
    refreshContent: () => source.refresh(),
    toldOneIn: config.telemetryOneIn,
    webhookSecret: config.webhookSecret,
  })
  await openApi.open(app, shownTo, sendKept)
  await app.register(tagDataRoutes, {
    tagData: createTagData(snapshot, calls, today),
  })
  const isStory = async (at: string) => (await knownPaths(views.base()))(at)
  await telemetry.open(app, { store, snapshot, build, isStory }, mayReadNumbers(config))
}
