import path from 'node:path'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { shellFilesPath } from '../addresses/addresses'
import { movedPath } from '../addresses/moved-paths'
import { cataloguePages } from '../catalogue/catalogue.pages'
import { elementFiles } from '../catalogue/element-files'
import { shellScript } from '../catalogue/weights'
import { readController } from '../company/company-story'
import { ownedContent } from '../company/owned-content'
import { startFaults } from '../company/start-faults'
import { drain } from '../connections/drain'
import { figureBookOf } from '../figures/figure-book'
import { figuresOf } from '../figures/site-figures'
import { toldContent } from '../figures/told-content'
import { openFirstStyles } from '../first-paint/used-style'
import { assetFolders } from '../images/asset-folders'
import { imageRoutes } from '../images/image-routes'
import { createLocalImages } from '../images/local-images'
import { shareImageRoutes } from '../images/share/share-image.routes'
import { createShareImages } from '../images/share/share-images'
import { drawingLanes, drawingLimits } from '../lanes/drawing-lanes'
import { outboxStats } from '../leads/lead-records'
import { createDatabaseCheck } from '../operations/database-check'
import { createMetrics } from '../operations/metrics'
import { mayReadNumbers, operationsRoutes } from '../operations/operations.routes'
import { routeNamer } from '../operations/page-pattern'
import { createKnownPaths } from '../pages/known-paths'
import { followOffers } from '../partner-offers/follow-offers'
import { followRedirects } from '../routes/redirects'
import { clientOf } from '../security/client-network'
import { defaultLimits } from '../slots/remote-calls'
import { traceRequests } from '../tracing/trace-requests'
import { openExperiments } from '../views/experiments/open-experiments'
import { apiRoutes } from './api-routes'
import { assetRoutes } from './asset-routes'
import { createApp } from './create-app'
import { keptAnswers } from './kept-answers'
import { openLeadService } from './lead-service'
import { lisbonDay } from './lisbon-day'
import { machineRoutes } from './machine-routes'
import { createOpenApi } from './open-api'
import { openServedRemotes } from './served-remotes'
import { keepInUse, readShellBuild } from './shell-build'
import { openSiteDrawing } from './site-drawing'
import { openSitePages } from './site-pages'
import type { SiteParts } from './site-parts'
import { openSiteViews } from './site-views'
import { createStaticFiles } from './static-files'
import { createTagData } from './tag-data'
import { tagDataRoutes } from './tag-data-routes'
import { toldSite } from './told-site'
import { leadValidation } from './validate-lead'
import { createVisitors } from './visitors'

const siteName = 'Quero Poupar'

/** The whole site over its parts; nothing listens yet. */
export async function createSite({
  config,
  store,
  content: given,
  drafts,
  leads,
  database,
  keys,
  limits = defaultLimits,
  openPool,
  times,
  bounds,
  tracing,
}: SiteParts) {
  const shell = readShellBuild(config.hostFolder)
  const letGo = keepInUse(config.hostFolder, shell)
  const shellBase = `${shellFilesPath}${shell.folder}/`
  const { build } = shell
  const source = ownedContent(given, config)
  const { origin } = config
  const publicOrigin = origin ?? `http://localhost:${config.port}`
  const today = lisbonDay()
  const checkDatabase = createDatabaseCheck(database)
  const laneOf = drawingLanes(drawingLimits(config.drawingMsPerSecond))
  const metrics = createMetrics(() => outboxStats(database), checkDatabase)
  const { app, connections, showPages } = createApp({
    ...{ config, database, keys, metrics, times, bounds },
    lane: laneOf('host'),
  })
  const log = (message: string) => app.log.warn(message)

  const shareImages = createShareImages({ keys, siteName })
  const images = createLocalImages({ ...assetFolders(config), log })
  const redirects = followRedirects(source, log)
  const experiments = openExperiments({ source, metrics, secure: config.production, log })
  const offers = followOffers(source, log)
  const remotes = await openServedRemotes({
    ...{ config, store, database, keys, metrics, limits, openPool, tracing, log: app.log },
    offersOf: offers.of,
  })
  const { deployments, snapshot, calls, telemetry, guard } = remotes
  /** Changes with everything that pages and kept answers are made of. */
  const version = () => `${snapshot().id} ${source.version()} ${offers.edition()} ${build} ${today()}`
  const sendKept = keptAnswers(
    () => `${version()} ${redirects.edition()}`,
    source.isStale,
    metrics.answerMade,
  )
  const now = () => ({ snapshot: snapshot(), today: today() })
  const toldOf = toldSite(source, { origin, images, log })
  const told = toldContent(source, () => figureBookOf(snapshot(), today()))
  const routeOf = routeNamer(() => snapshot().routes)
  traceRequests(app, tracing, routeOf)
  const operations = operationsRoutes(app, {
    metrics,
    metricsToken: config.metricsToken,
    production: config.production,
    routeOf,
    checks: {
      deployments: () => snapshot().remotes.size > 0,
      content: () => source.version() !== undefined,
    },
    reported: { database: checkDatabase },
  })
  const visitors = await createVisitors({
    config,
    database,
    keys,
    content: told,
    siteName,
    build,
    log: app.log,
  })

  metrics.figures(() => figuresOf(snapshot(), today()).map(({ standing }) => standing))
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
    told: toldOf,
    images,
    snapshot,
    today,
    experiments: experiments.layer,
    shell,
    shellBase,
    known: knownPaths,
    log: app.log,
  })
  const { views, shownTo, override } = siteViews
  const { maker, slotDataOf, layoutConfig } = openSiteDrawing({
    slots: remotes.slots,
    build,
    banner: visitors.banner,
    knownPaths,
    publicPages,
    shareImage: shareImages.imageOf,
    base: views.base,
    layoutConfigFor: async (known) => (await toldOf(now()).content.layoutConfig(known)).data,
  })
  override.open(app)
  assetRoutes(app, {
    read: createStaticFiles(),
    store,
    hostFolder: config.hostFolder,
    assets: assetFolders(config),
    elementsUrl: shellBase + shell.elements,
  })
  imageRoutes(app, images)
  shareImageRoutes(app, shareImages)
  machineRoutes(app, {
    content: told,
    library: () => toldOf(now()).editorial.library(),
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
    company: () => toldOf(now()).content.company(),
    redirects: redirects.current,
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
  const pages = await openSitePages(app, {
    config,
    siteViews,
    maker,
    shell,
    document: {
      shell,
      shellBase,
      firstStyle: openFirstStyles({
        base: shellBase,
        folder: path.join(config.hostFolder, 'dist', shell.folder, 'browser'),
        tell: (href, cause) => app.log.warn({ sheet: href, err: cause }, 'a style sheet holds up its pages'),
      }),
      siteName,
      origin,
      datePauseMs: config.datePauseMs,
    },
    today,
    version,
    known: knownPaths,
    redirected: (at, query) => movedPath(at, query) ?? redirects.of(at, query),
    fellBack: (slots, request) => telemetry.fellBack(slots, clientOf(request, config.trustProxy)),
    tokenMinter: telemetry.tokenMinter,
    laneOf,
    refused: metrics.drawingRefused,
    exposed: experiments.exposed,
    showPages,
  })
  const leadService = await openLeadService(app, {
    config,
    database,
    keys,
    leads,
    validate: leadValidation((visitor) => shownTo(visitor).snapshot, calls, today),
    company: () => toldOf(now()).content.company(),
    controller: () => readController(told),
    write: pages.writeOwn,
    writeMissing: pages.writeNoRequest,
    tracing,
    metrics,
  })
  await visitors.open(app, pages.writeOwn, sendKept)

  return {
    app,
    /** Why a public site may not open yet; none anywhere else. */
    startFaults: async () =>
      config.production ? startFaults({ source: given, owner: config.owner, routes: snapshot().routes }) : [],
    deployments,
    guard,
    experiments,
    async close() {
      operations.drain()
      await drain(app, connections, config.shutdownDelayMs)
      deployments.stop()
      override.stop()
      redirects.stop()
      experiments.stop()
      offers.stop()
      letGo()
      source.close()
      await calls.close()
      await guard.stop()
      await Promise.all([visitors.stop(), leadService.stop(), telemetry.stop()])
      await leads.close()
      await tracing?.close()
    },
  }
}
