import { createServer, type Server, type ServerOptions } from 'node:http'
import path from 'node:path'
import Fastify from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DeploymentStore } from 'shared-lib/deployments/folder-store'
import { openApi } from 'shared-lib/generated/openapi'
import { calculatorBodyLimit, calculatorRoutes } from '../calculators/calculators.routes'
import { calculatorsOf, deployedCalculation } from '../calculators/deployed-calculators'
import { readController } from '../content/company'
import type { ContentSource } from '../content/content-source'
import { isPostgres } from '../database/exclusive'
import type { HostDatabase } from '../database/host-database'
import { followDeployments } from '../deployments/snapshot'
import { editorialQuery } from '../editorial/editorial-paths'
import { createEditorialRoom } from '../editorial/editorial-room'
import { figuresPage } from '../figures/figures.page'
import { figureRoutes } from '../figures/figures.routes'
import { limitsBelow } from '../figures/limits'
import { imageRoutes } from '../images/image-routes'
import { createLocalImages } from '../images/local-images'
import { createDelivery } from '../leads/delivery/delivery'
import { milestoneRoutes } from '../leads/delivery/milestones.routes'
import type { LeadKeys } from '../leads/lead-keys'
import { leadLimits } from '../leads/lead-request'
import { leadStatusHeaders } from '../leads/lead-status'
import { leadRoutes } from '../leads/leads.routes'
import type { LeadStore } from '../leads/leads.types'
import { createLeadCare } from '../leads/privacy/lead-care'
import { leadPages } from '../leads/privacy/lead-pages'
import { databaseAnswers } from '../operations/database-answers'
import { createMetrics } from '../operations/metrics'
import { operationsRoutes } from '../operations/operations.routes'
import { requestId, requestIdHeader } from '../operations/request-id'
import type { WriteOwnPage } from '../pages/own-page'
import { createPageMaker } from '../pages/page-maker'
import type { ApiDocument } from '../programmers/api-document'
import { programmersPage } from '../programmers/programmers.page'
import { followRedirects } from '../routes/redirects'
import { declaredQuery, matchRoute, refuses } from '../routes/route-match'
import { checkOrigins } from '../security/origin-check'
import { problemErrors, refuseUnknown } from '../security/problem-errors'
import { redactUrl } from '../security/redact-url'
import { sharedCounters } from '../security/shared-counters'
import { createRemoteCalls, defaultLimits, type RemoteCallLimits } from '../slots/remote-calls'
import { createSlotRenderer } from '../slots/render-slot'
import { createVisitors } from '../visits/visitors'
import { apiRoutes } from './api-routes'
import { assetRoutes } from './asset-routes'
import type { HostConfig } from './config'
import { readCriticalCss } from './critical-css'
import { createFinishedPages, writePage } from './finished-pages'
import { lisbonDay } from './lisbon-day'
import { machineRoutes } from './machine-routes'
import { pageRoutes } from './page-routes'
import { readShellBuild } from './shell-build'
import { siteContent } from './site-content'
import { createStaticFiles } from './static-files'
import { createTagData } from './tag-data'
import { tagDataRoutes } from './tag-data-routes'
import { leadValidation } from './validate-lead'

const siteName = 'Quero Poupar'

/** In ms. The framework sets its own limits only on servers it makes itself; a balancer keeps connections for 60 s. */
const usualTimes: ServerOptions = { requestTimeout: 30_000, keepAliveTimeout: 72_000 }

export interface SiteParts {
  readonly config: HostConfig
  readonly store: DeploymentStore
  readonly content: ContentSource
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
  leads,
  database,
  keys,
  limits = defaultLimits,
  times = usualTimes,
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
  let fastPath = (_url: string) => undefined as ReturnType<typeof pages.ready>
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: ({ method, url, id }) => ({ method, url: redactUrl(url ?? ''), id }) },
    },
    bodyLimit: 64 * 1024,
    trustProxy: (_, hop) => hop < config.trustProxy,
    return503OnClosing: false,
    genReqId: requestId,
    frameworkErrors: (_, request, reply) => void writeMissing(request, reply),
    serverFactory: (handler): Server => {
      const server = createServer(times, (request, response) => {
        // While draining, or a visitor with an open connection would keep the old process alive.
        if (!server.listening) response.shouldKeepAlive = false
        const ready = request.method === 'GET' ? fastPath(request.url ?? '/') : undefined
        if (!ready) return handler(request, response)
        metrics.finishedPage()
        writePage(ready, request, response)
      })
      return server
    },
  })
  if (isPostgres(database)) app.decorate('sharedCounters', sharedCounters(database, keys))
  problemErrors(app, { development: !config.production })
  refuseUnknown(app)
  checkOrigins(app, { own: config.origin, partners: config.partnerOrigins })
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', [requestIdHeader]: id })
  })
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

  const deployments = followDeployments(
    store,
    (problem) =>
      app.log.error(
        { remote: problem.remote, version: problem.version, err: problem.cause },
        'deployment cannot be served',
      ),
    (snapshot) => app.log.info({ deployments: snapshot.id }, 'deployments changed'),
  )
  const slots = createSlotRenderer(calls, ({ remote, version, tag, cause }) => {
    metrics.fellBack(remote, tag)
    app.log.error({ remote, version, tag, err: cause }, `slot ${tag} of ${remote} shows its fallback`)
  })
  const version = () => `${deployments.current().id} ${source.version()} ${shell.build} ${today()}`
  const pages = createFinishedPages({
    version,
    freshMs: 60_000,
    maxBytes: 128 * 1024 * 1024,
    failed: (key, cause) =>
      app.log.warn({ page: redactUrl(key), err: cause }, 'an older page stands in for one that failed'),
  })
  fastPath = pages.ready
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
  const calculate = deployedCalculation(deployments.current, calls, today, (line) =>
    app.log.error(line, `the calculator ${line.calculator} of ${line.remote} cannot answer`),
  )
  const apiLimits = { bodyLimit: calculatorBodyLimit, perMinute: config.calculationsPerMinute }
  const apiDocument = () =>
    openApi({
      siteName,
      origin: config.origin,
      deployments: [...deployments.current().remotes.values()].map(({ deployment }) => deployment),
      limits: leadLimits,
      calculatorLimits: apiLimits,
    })
  const publicPages = [
    figuresPage,
    programmersPage({
      document: () => apiDocument() as unknown as ApiDocument,
      origin: publicOrigin,
      calculate,
      perMinute: apiLimits.perMinute,
      bodyLimit: apiLimits.bodyLimit / 1024,
    }),
  ]
  const maker = createPageMaker({
    content,
    slots,
    build: shell.build,
    snapshot: deployments.current,
    today,
    banner: visitors.banner,
    ownPaths: visitors.ownPaths,
    publicPages,
    below: limitsBelow,
  })

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
    snapshot: deployments.current,
    publicPaths: publicPages.map(({ path }) => path),
    origin: publicOrigin,
  })
  figureRoutes(app, { snapshot: deployments.current, today, origin: publicOrigin, siteName })
  apiRoutes(app, {
    snapshot: deployments.current,
    build: shell.build,
    openApi: apiDocument,
    embedStyles: shell.embedStyles.map((file) => shellBase + file),
    today,
    company: () => content.company(),
    redirects: redirects.current,
    layoutConfig: async () => (await content.layoutConfig(await maker.knownPaths())).data,
    refreshContent: () => source.refresh(),
    webhookSecret: config.webhookSecret,
  })
  const delivery = createDelivery({ config, database, keys, log: app.log })
  await app.register(leadRoutes, {
    store: delivery.around(leads),
    perMinute: config.leadsPerMinute,
    origin: config.origin,
    partners: config.partnerOrigins,
    development: !config.production,
    validate: leadValidation(deployments.current, calls, today),
  })
  await app.register(milestoneRoutes, {
    database,
    secrets: config.milestoneSecrets,
    development: !config.production,
  })
  await app.register(calculatorRoutes, {
    calculators: () => calculatorsOf(deployments.current()),
    calculate,
    perMinute: config.calculationsPerMinute,
    development: !config.production,
  })
  await app.register(tagDataRoutes, {
    tagData: createTagData(deployments.current, calls, today),
    development: !config.production,
  })
  const { write, writeMissing } = pageRoutes(app, {
    maker,
    pages,
    version,
    shell,
    production: config.production,
    origins: config,
    document: {
      shell,
      shellBase,
      criticalCss: readCriticalCss(config.hostFolder),
      siteName,
      origin: config.origin,
    },
    redirected: redirects.of,
    refused: (at) => refuses(deployments.current().routes, at),
    declaredQuery: (at, query) =>
      declaredQuery(matchRoute(deployments.current().routes, at)?.query ?? editorialQuery(at), query),
  })
  const writeOwn: WriteOwnPage = async (request, reply, { path, title, element, status }) => {
    const own = { title, html: renderToStaticMarkup(element), layout: 'contact', ...(status && { status }) }
    return write(request, reply, await maker.staticPage({ path, query: '' }, own), leadStatusHeaders)
  }
  await app.register(leadPages, {
    leads,
    database,
    company: () => content.company(),
    controller: () => readController(source),
    write: writeOwn,
    writeMissing: async (request, reply) => {
      const missing = await maker.errorPage({ path: '/pedido', query: '' }, 'not-found', 404)
      return write(request, reply, missing, leadStatusHeaders)
    },
  })
  await visitors.open(app, writeOwn)
  const care = createLeadCare({ database, keys, keptDays: config.leadsKeptDays, log: app.log })

  care.start()
  delivery.start()

  return {
    app,
    deployments,
    async close() {
      operations.drain()
      await new Promise((resolve) => setTimeout(resolve, config.shutdownDelayMs))
      deployments.stop()
      redirects.stop()
      await app.close() // lets requests under way finish
      source.close()
      await calls.close()
      await Promise.all([visitors.stop(), delivery.stop(), care.stop()])
      await leads.close()
    },
  }
}
