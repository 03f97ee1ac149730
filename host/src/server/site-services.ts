import { shellFilesPath } from '../base/addresses/addresses'
import { createDatabaseCheck } from '../base/operations/database-check'
import { createMetrics } from '../base/operations/metrics'
import { operationsRoutes } from '../base/operations/operations.routes'
import { routeNamer } from '../base/operations/page-pattern'
import { traceRequests } from '../base/tracing/trace-requests'
import { ownedContent } from '../content/company/owned-content'
import { figureBookOf } from '../content/figures/figure-book'
import { resolvedContent } from '../content/figures/resolved-content'
import { figuresOf } from '../content/figures/site-figures'
import { assetFolders } from '../content/images/asset-folders'
import { createLocalImages } from '../content/images/local-images'
import { createShareImages } from '../content/images/share/share-images'
import type { ContentSource } from '../content/source/content-source'
import { followRedirects } from '../content/source/redirects'
import { followOffers } from '../editorial/partner-offers/follow-offers'
import { drawingLimits, drawingQueues } from '../pages/queues/drawing-queues'
import { defaultLimits } from '../remotes/slots/remote-calls'
import { outboxStats } from '../visitors/leads/lead-records'
import { createApp } from './create-app'
import { keptAnswers } from './kept-answers'
import { lisbonDay } from './lisbon-day'
import { resolvedSite } from './resolved-site'
import { openServedRemotes } from './served-remotes'
import { keepInUse, readShellBuild } from './shell-build'
import type { SiteParts } from './site-parts'
import { createVisitors } from './visitors'

const siteName = 'Quero Poupar'

interface ContentParts extends Pick<SiteParts, 'config' | 'keys'> {
  readonly source: ContentSource
  readonly log: (message: string) => void
}

/** What the stories bring along: images, redirects, offers of partners. */
const openContentServices = ({ config, keys, source, log }: ContentParts) => ({
  images: createLocalImages({ ...assetFolders(config), log }),
  shareImages: createShareImages({ keys, siteName }),
  redirects: followRedirects(source, log),
  offers: followOffers(source, log),
})

/** Sources of pages and calls, over the site's parts. */
export async function openSiteServices(parts: SiteParts) {
  const { config, store, database, keys, limits = defaultLimits, openPool, times, bounds } = parts
  const shell = readShellBuild(config.hostFolder)
  const letGo = keepInUse(config.hostFolder, shell)
  const shellBase = `${shellFilesPath}${shell.folder}/`
  const { build } = shell
  const source = ownedContent(parts.content, config)
  const publicOrigin = config.origin ?? `http://localhost:${config.port}`
  const today = lisbonDay()
  const checkDatabase = createDatabaseCheck(database)
  const queueOf = drawingQueues(drawingLimits(config.drawingMsPerSecond))
  const metrics = createMetrics(() => outboxStats(database), checkDatabase)
  const shared = { config, database, keys, metrics }
  const { app, connections, showPages } = createApp({ ...shared, times, bounds, queue: queueOf('host') })
  const log = (message: string) => app.log.warn(message)

  const contentServices = openContentServices({ ...shared, source, log })
  const { images, redirects, offers } = contentServices
  const remotes = await openServedRemotes({
    ...shared,
    store,
    limits,
    openPool,
    log: app.log,
    offersOf: offers.of,
  })
  const { snapshot } = remotes
  /** Changes with everything that pages and kept answers are made of. */
  const version = () => `${snapshot().id} ${source.version()} ${offers.edition()} ${build} ${today()}`
  const sendKept = keptAnswers(
    () => `${version()} ${redirects.edition()}`,
    source.isStale,
    metrics.answerMade,
  )
  const now = () => ({ snapshot: snapshot(), today: today() })
  const siteOf = resolvedSite(source, { origin: config.origin, images, log })
  const resolved = resolvedContent(source, () => figureBookOf(snapshot(), today()))
  const routeOf = routeNamer(() => snapshot().routes)
  traceRequests(app, routeOf)
  const { metricsToken, production } = config
  const checks = {
    deployments: () => snapshot().remotes.size > 0,
    content: () => source.version() !== undefined,
  }
  const operations = operationsRoutes(app, {
    metrics,
    metricsToken,
    production,
    routeOf,
    checks,
    reported: { database: checkDatabase },
  })
  const visitors = await createVisitors({ ...shared, siteName, build, log: app.log, content: resolved })
  metrics.figures(() => figuresOf(snapshot(), today()).map(({ standing }) => standing))
  return {
    app,
    connections,
    showPages,
    operations,
    metrics,
    queueOf,
    sendKept,
    shell,
    shellBase,
    letGo,
    siteName,
    publicOrigin,
    today,
    version,
    source,
    resolved,
    siteOf,
    ...contentServices,
    remotes,
    visitors,
    /** The published content of this moment, with today's figures. */
    contentNow: () => siteOf(now()).content,
    library: () => siteOf(now()).editorial.library(),
  }
}

export type SiteServices = Awaited<ReturnType<typeof openSiteServices>>
