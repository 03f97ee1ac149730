import type { ServerOptions } from 'node:http'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { cataloguePages } from '../catalogue/catalogue.pages'
import { shellScript } from '../catalogue/weights'
import { readController } from '../content/company'
import type { ContentSource } from '../content/content-source'
import type { HostDatabase } from '../database/host-database'
import { canaryLayer } from '../deployments/canary-layer'
import { openGuard } from '../deployments/guard/open-guard'
import { followDeployments } from '../deployments/snapshot'
import { editorialQuery } from '../editorial/editorial-paths'
import { createEditorialRoom } from '../editorial/editorial-room'
import { openExperiments } from '../experiments/open-experiments'
import { limitsBelow } from '../figures/limits'
import { imageRoutes } from '../images/image-routes'
import { createLocalImages } from '../images/local-images'
import type { LeadKeys } from '../leads/lead-keys'
import { leadStatusHeaders } from '../leads/lead-status'
import type { LeadStore } from '../leads/leads.types'
import { databaseAnswers } from '../operations/database-answers'
import { createMetrics } from '../operations/metrics'
import { mayReadNumbers, operationsRoutes } from '../operations/operations.routes'
import { createOverride } from '../override/override'
import type { WriteOwnPage } from '../pages/own-page'
import { createPageMaker } from '../pages/page-maker'
import { createViews, type Visitor } from '../pages/page-view'
import type { DraftReader } from '../preview/draft-source'
import { openPreview } from '../preview/open-preview'
import { previewRoutes } from '../preview/preview.routes'
import { followRedirects } from '../routes/redirects'
import { declaredQuery, matchRoute, refuses } from '../routes/route-match'
import { redactUrl } from '../security/redact-url'
import { createRemoteCalls, defaultLimits, type RemoteCallLimits } from '../slots/remote-calls'
import { createSlotRenderer } from '../slots/render-slot'
import { createTelemetry } from '../telemetry/telemetry'
import { createVisitors } from '../visits/visitors'
import { apiRoutes } from './api-routes'
import { assetRoutes } from './asset-routes'
import type { HostConfig } from './config'
import { createApp } from './create-app'
import { readCriticalCss } from './critical-css'
import { createFinishedPages, viewedUrl } from './finished-pages'
import { openLeadService } from './lead-service'
import { lisbonDay } from './lisbon-day'
import { machineRoutes } from './machine-routes'
import { createOpenApi } from './open-api'
import { pageRoutes } from './page-routes'
import { readShellBuild } from './shell-build'
import { siteContent } from './site-content'
import { createStaticFiles } from './static-files'
import { createTagData } from './tag-data'
import { tagDataRoutes } from './tag-data-routes'
import { leadValidation } from './validate-lead'

const siteName = 'Quero Poupar'

export interface SiteParts {
  readonly config: HostConfig
  readonly store: DeploymentStore
  readonly content: ContentSource
  /** Reads drafts, for the editor's previews. */
  readonly drafts?: DraftReader | undefined
  readonly leads: LeadStore
  readonly database: HostDatabase
  readonly keys: LeadKeys
  readonly limits?: RemoteCallLimits
  /** How long a connection may take to say what it wants. */
  readonly times?: ServerOptions
}

/** The whole site over its parts; nothing listens yet. */
export async function createSite({
  config,
  store,
  content: source,
  drafts,
  leads,
  database,
  keys,
  limits = defaultLimits,
  times,
}: SiteParts) {
  const shell = readShellBuild(config.hostFolder)
  const shellBase = `/_shell/${shell.folder}/`
  const today = lisbonDay()
  const log = (message: string) => app.log.warn(message)
  const images = createLocalImages({ folder: path.join(config.hostFolder, 'content/assets'), log })
  const editorial = createEditorialRoom({ source, origin: config.origin })
  const redirects = followRedirects(source, log)
  const content = siteContent(source, { origin: config.origin, images, editorial, log })
  const calls = createRemoteCalls(limits, ({ remote, cause }) =>
    app.log.error({ remote, err: cause }, `the worker of ${remote} died and is replaced`),
  )

  const metrics = createMetrics(database)
  const { app, showPages } = createApp({ config, database, keys, metrics, times })
  const experiments = openExperiments({ source, metrics, secure: config.production, log })
  const operations = operationsRoutes(app, {
    metrics,
    metricsToken: config.metricsToken,
    production: config.production,
    checks: {
      deployments: () => deployments.current().remotes.size > 0,
      content: () => source.version() !== undefined,
      database: () => databaseAnswers(database),
    },
  })

  const deployments = await followDeployments(
    store,
    (problem) =>
      app.log.error(
        { remote: problem.remote, version: problem.version, err: problem.cause },
        'deployment cannot be served',
      ),
    (snapshot) => app.log.info({ deployments: snapshot.id }, 'deployments changed'),
  )
  const telemetry = createTelemetry({ database, metrics, oneIn: config.telemetryOneIn, log: app.log })
  const slots = createSlotRenderer(telemetry.timed(calls), ({ remote, version, tag, cause }) =>
    app.log.error({ remote, version, tag, err: cause }, `slot ${tag} of ${remote} shows its fallback`),
  )
  const version = () => `${deployments.current().id} ${source.version()} ${shell.build} ${today()}`
  const pages = createFinishedPages({
    version,
    freshMs: 60_000,
    maxBytes: 128 * 1024 * 1024,
    failed: (key, cause) =>
      app.log.warn({ page: redactUrl(key), err: cause }, 'an older page stands in for one that failed'),
  })
  const visitors = await createVisitors({
    config,
    database,
    keys,
    content: source,
    siteName,
    build: shell.build,
    log: app.log,
  })
  const publicOrigin = config.origin ?? `http://localhost:${config.port}`
  const snapshot = deployments.current
  const preview = openPreview({
    config,
    published: source,
    drafts,
    images,
    today,
    stylesheets: [shell.chunkStyles?.preview, shell.chunkStyles?.tools].flatMap((file) =>
      file ? [shellBase + file] : [],
    ),
    shellBytes: shellScript(shell),
    known: (view) => maker.knownPaths(view),
    log: app.log,
  })
  const override = createOverride({ production: config.production, secret: config.overrideSecret })
  const views = createViews(
    () => ({ key: '', snapshot: snapshot(), content, today: today(), shared: true }),
    [
      canaryLayer({ secure: config.production }),
      ...(preview ? [preview.layer] : []),
      override.layer,
      experiments.layer,
    ],
  )
  /** What a call of a page is answered by: the versions and the day that the page was drawn with. */
  const shownTo = (visitor: Visitor) => views.choose(visitor).view
  const open = createOpenApi({
    config,
    snapshot,
    shownTo,
    calls,
    today,
    siteName,
    publicOrigin,
    log: app.log,
  })
  const publicPages = [
    ...open.pages,
    ...cataloguePages({
      site: publicOrigin,
      shellBytes: shellScript(shell),
      styles: shell.chunkStyles?.tools ? [shellBase + shell.chunkStyles.tools] : [],
    }),
  ]
  const maker = createPageMaker({
    slots,
    build: shell.build,
    banner: visitors.banner,
    ownPaths: visitors.ownPaths,
    publicPages,
    below: limitsBelow,
  })

  override.open(app)
  assetRoutes(app, {
    read: createStaticFiles(),
    store,
    hostFolder: config.hostFolder,
    elementsUrl: shellBase + shell.elements,
  })
  imageRoutes(app, images)
  machineRoutes(app, {
    content: source,
    library: editorial.library,
    snapshot,
    publicPaths: publicPages.flatMap(({ path: at, noIndex }) => (noIndex ? [] : [at])),
    origin: publicOrigin,
  })
  apiRoutes(app, {
    snapshot,
    build: shell.build,
    openApi: open.document,
    embedStyles: shell.embedStyles.map((file) => shellBase + file),
    today,
    company: () => content.company(),
    redirects: redirects.current,
    layoutConfig: async () => (await content.layoutConfig(await maker.knownPaths(views.base()))).data,
    refreshContent: () => source.refresh(),
    toldOneIn: config.telemetryOneIn,
    webhookSecret: config.webhookSecret,
  })
  await open.open(app)
  await app.register(tagDataRoutes, {
    tagData: createTagData(snapshot, calls, today),
    development: !config.production,
  })
  await telemetry.open(
    app,
    {
      store,
      snapshot,
      build: shell.build,
      isStory: async (at) => (await maker.knownPaths(views.base()))(at),
    },
    mayReadNumbers(config),
  )
  const document = {
    shell,
    shellBase,
    criticalCss: readCriticalCss(config.hostFolder),
    siteName,
    origin: config.origin,
  }
  if (preview) await app.register(previewRoutes, { preview, views, maker, document, today })
  const { write, writeMissing } = pageRoutes(app, {
    maker,
    views,
    pages,
    version,
    shell,
    production: config.production,
    origins: config,
    document,
    redirected: redirects.of,
    refused: (view, at) => refuses(view.snapshot.routes, at),
    fellBack: telemetry.fellBack,
    exposed: experiments.exposed,
    declaredQuery: (view, at, query) =>
      declaredQuery(
        matchRoute(view.snapshot.routes, at)?.query ?? maker.publicQuery(view, at) ?? editorialQuery(at),
        query,
      ),
  })
  const writeOwn: WriteOwnPage = async (request, reply, { path, title, element, status }) => {
    const own = { title, html: renderToStaticMarkup(element), layout: 'contact', ...(status && { status }) }
    return write(
      request,
      reply,
      await maker.staticPage(views.base(), { path, query: '' }, own),
      leadStatusHeaders,
    )
  }
  showPages({
    ready(visitor) {
      const { view, cookies } = views.choose(visitor)
      const page = view.shared ? pages.ready(viewedUrl(view, visitor.url)) : undefined
      return page && { page, cookies }
    },
    writeMissing,
  })
  const leadService = await openLeadService(app, {
    config,
    database,
    keys,
    leads,
    validate: leadValidation((visitor) => shownTo(visitor).snapshot, calls, today),
    company: () => content.company(),
    controller: () => readController(source),
    write: writeOwn,
    writeMissing: async (request, reply) => {
      const at = { path: '/pedido', query: '' }
      const missing = await maker.errorPage(views.base(), at, { variant: 'not-found', status: 404 })
      return write(request, reply, missing, leadStatusHeaders)
    },
  })
  await visitors.open(app, writeOwn)
  const guard = openGuard({
    config,
    store,
    deployments,
    countedSince: telemetry.counters.of,
    metrics,
    log: app.log,
  })

  return {
    app,
    deployments,
    guard,
    experiments,
    async close() {
      operations.drain()
      await new Promise((resolve) => setTimeout(resolve, config.shutdownDelayMs))
      deployments.stop()
      override.stop()
      redirects.stop()
      experiments.stop()
      await app.close() // lets requests under way finish
      source.close()
      await calls.close()
      await guard.stop()
      await Promise.all([visitors.stop(), leadService.stop(), telemetry.stop()])
      await leads.close()
    },
  }
}
