import path from 'node:path'
import { movedPath } from '../base/addresses/moved-paths'
import { drain } from '../base/connections/drain'
import { clientOf } from '../base/security/client-network'
import { readController } from '../content/company/company-story'
import { startFaults } from '../content/company/start-faults'
import { openFirstStyles } from '../pages/first-paint/used-style'
import { openLeadService } from './lead-service'
import { openSiteDisplay } from './site-display'
import { openSitePages } from './site-pages'
import type { SiteParts } from './site-parts'
import { openSiteRoutes } from './site-routes'
import { openSiteServices } from './site-services'
import { leadValidation } from './validate-lead'

/** The whole site over its parts; nothing listens yet. */
export async function createSite(parts: SiteParts) {
  const { config, database, keys, leads } = parts
  const services = await openSiteServices(parts)
  const { app, shell, shellBase, siteName, today, redirects, offers, metrics, visitors } = services
  const { deployments, snapshot, calls, telemetry, guard } = services.remotes
  const display = openSiteDisplay(parts, services)
  const { siteViews, maker } = display
  await openSiteRoutes(parts, services, display)
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
      origin: config.origin,
      datePauseMs: config.datePauseMs,
    },
    today,
    version: services.version,
    known: display.knownPaths,
    redirected: (at, query) => movedPath(at, query) ?? redirects.of(at, query),
    fellBack: (slots, request) => telemetry.fellBack(slots, clientOf(request, config.trustProxy)),
    tokenMinter: telemetry.tokenMinter,
    queueOf: services.queueOf,
    refused: metrics.drawingRefused,
    showPages: services.showPages,
  })
  const leadService = await openLeadService(app, {
    config,
    database,
    keys,
    leads,
    validate: leadValidation((visitor) => siteViews.shownTo(visitor).snapshot, calls, today),
    company: () => services.contentNow().company(),
    controller: () => readController(services.resolved),
    write: pages.writeOwn,
    writeMissing: pages.writeNoRequest,
    metrics,
  })
  await visitors.open(app, pages.writeOwn, services.sendKept)

  return {
    app,
    /** Why a public site may not open yet; none anywhere else. */
    startFaults: async () =>
      config.production
        ? startFaults({ source: parts.content, owner: config.owner, routes: snapshot().routes })
        : [],
    deployments,
    guard,
    async close() {
      services.operations.drain()
      await drain(app, services.connections, config.shutdownDelayMs)
      deployments.stop()
      siteViews.override.stop()
      redirects.stop()
      offers.stop()
      services.letGo()
      services.source.close()
      await calls.close()
      await guard.stop()
      await Promise.all([visitors.stop(), leadService.stop(), telemetry.stop()])
      await leads.close()
    },
  }
}
