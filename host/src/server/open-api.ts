import type { FastifyInstance } from 'fastify'
import { openApi } from 'shared-lib/platform/generators/openapi'
import { apiDocsPage } from '../api/api-docs/api-docs.page'
import type { ApiDocument } from '../api/api-docs/api-document'
import { partnerGuidePage } from '../api/api-docs/partner-guide.page'
import { calculatorBodyLimit, calculatorRoutes } from '../api/calculators/calculators.routes'
import { calculatorsOf, deployedCalculation } from '../api/calculators/deployed-calculators'
import { figuresPage } from '../editorial/figure-pages/figures.page'
import { figureRoutes } from '../editorial/figure-pages/figures.routes'
import type { SendKept } from '../pages/page-parts/kept-answer'
import type { PageView, Visitor } from '../pages/views/page-view'
import type { Snapshot } from '../remotes/deployments/snapshot'
import type { RemoteCalls } from '../remotes/slots/remote-calls'
import { consentVersions } from '../visitors/leads/consent-versions'
import { leadLimits } from '../visitors/leads/lead-request'
import type { HostConfig } from './config'

interface OpenApiParts {
  readonly config: HostConfig
  readonly snapshot: () => Snapshot
  readonly calls: RemoteCalls
  readonly today: () => string
  readonly siteName: string
  /** Where the site is reached, known or not. */
  readonly publicOrigin: string
  readonly log: Pick<FastifyInstance['log'], 'error'>
}

/** Routes open to programs, calculators and dated figures, with the document and the pages that explain them. */
export function createOpenApi(parts: OpenApiParts) {
  const { config, snapshot, calls, today, siteName, publicOrigin, log } = parts
  const { calculationsPerMinute: perMinute, origin } = config
  const calculate = deployedCalculation(snapshot, calls, today, (line) =>
    log.error(line, `the calculator ${line.calculator} of ${line.remote} cannot answer`),
  )
  const limits = { ...leadLimits, consentVersion: consentVersions(config.partnerWords).pattern }
  const document = () =>
    openApi({
      siteName,
      origin,
      deployments: [...snapshot().remotes.values()].map(({ deployment }) => deployment),
      limits,
      calculatorLimits: { bodyLimit: calculatorBodyLimit, perMinute },
    })
  return {
    document,
    pages: [
      figuresPage,
      partnerGuidePage(publicOrigin),
      apiDocsPage({
        document: () => document() as unknown as ApiDocument,
        origin: publicOrigin,
        calculate,
        perMinute,
        bodyLimit: calculatorBodyLimit / 1024,
      }),
    ],
    /** `shownTo`: the snapshot and day that the page of a visitor was drawn with. */
    async open(
      app: FastifyInstance,
      shownTo: (visitor: Visitor) => Pick<PageView, 'snapshot' | 'today'>,
      sendKept: SendKept,
    ) {
      figureRoutes(app, { snapshot, today, origin: publicOrigin, siteName, sendKept })
      await app.register(calculatorRoutes, {
        calculators: () => calculatorsOf(snapshot()),
        calculate: (name, input, visitor) => calculate(name, input, shownTo(visitor)),
        perMinute,
        sendKept,
      })
    },
  }
}
