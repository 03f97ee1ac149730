import type { FastifyInstance } from 'fastify'
import { openApi } from 'shared-lib/generators/openapi'
import { apiDocsPage } from '../api-docs/api-docs.page'
import type { ApiDocument } from '../api-docs/api-document'
import { partnerGuidePage } from '../api-docs/partner-guide.page'
import { calculatorBodyLimit, calculatorRoutes } from '../calculators/calculators.routes'
import { calculatorsOf, deployedCalculation } from '../calculators/deployed-calculators'
import type { Snapshot } from '../deployments/snapshot'
import { figuresPage } from '../figure-pages/figures.page'
import { figureRoutes } from '../figure-pages/figures.routes'
import { consentVersions } from '../leads/consent-versions'
import { leadLimits } from '../leads/lead-request'
import type { SendKept } from '../page-parts/kept-answer'
import type { RemoteCalls } from '../slots/remote-calls'
import type { PageView, Visitor } from '../views/page-view'
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
    /** `shownTo`: what the page of a visitor was drawn with, and as of which day. */
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
