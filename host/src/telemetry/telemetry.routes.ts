import type { FastifyInstance } from 'fastify'
import { refuseEncodings, strictJson } from '../leads/strict-json'
import { ProjectError } from '../security/project-error'
import { limitRates } from '../security/rate-limits'
import type { KnownPlaces } from './known-places'
import { failedViews, versionViews } from './page-views'
import type { Measured } from './telemetry.types'
import { telemetryLimits, telemetryRequest } from './telemetry-request'
import type { VersionCounters } from './version-counters'

export interface TelemetryRoutesOptions {
  readonly places: KnownPlaces
  readonly counters: VersionCounters
  /** Counts what is known to exist. */
  readonly count: (measured: Measured, page: string) => void
  readonly refused: () => void
  /** May this `authorization` header read numbers? */
  readonly mayRead: (authorization: string | undefined) => boolean
}

/** Of one client: behind one address there may be a whole office, or many phones of one network. */
const perMinute = 300

/** How far back `/api/versions` looks when nobody says, and at most; in hours. */
const hours = { usual: 24, most: 14 * 24 }

const hourMs = 60 * 60_000

/** A moment, as the registry writes it, or so many hours ago. */
function sinceOf(query: unknown): Date {
  const { hours: text = String(hours.usual), since } = Object(query) as Record<string, unknown>
  const now = Date.now()
  if (since !== undefined) {
    const moment = new Date(String(since))
    // A minute for clocks that differ.
    if (moment.getTime() <= now + 60_000 && moment.getTime() >= now - hours.most * hourMs) return moment
    throw new ProjectError({
      code: 'invalid-since',
      status: 422,
      title: `O momento tem de ser uma data ISO das últimas ${hours.most} horas`,
    })
  }
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > hours.most)
    throw new ProjectError({
      code: 'invalid-hours',
      status: 422,
      title: `O período tem de ser um número inteiro de horas, de 1 a ${hours.most}`,
    })
  return new Date(now - value * hourMs)
}

/** `POST /api/telemetry` and `GET /api/versions`; the contract is in docs/contracts/telemetry.md. */
export async function telemetryRoutes(app: FastifyInstance, options: TelemetryRoutesOptions) {
  const { places, counters, count, refused, mayRead } = options

  app.get('/api/versions', async (request, reply) => {
    if (!mayRead(request.headers.authorization))
      throw new ProjectError({ code: 'not-found', status: 404, title: 'Não existe' })
    const since = sinceOf(request.query)
    const versions = await counters.all(since).catch((cause: unknown) => {
      throw new ProjectError({
        code: 'numbers-unavailable',
        status: 503,
        title: 'Os números não se conseguem ler agora',
        cause,
      })
    })
    return reply.header('cache-control', 'no-store').send({ since: since.toISOString(), versions })
  })

  await app.register(async (reports) => {
    await limitRates(reports, { name: 'telemetry', perMinute })
    // sendBeacon sends text as text/plain; what it says is read by one reader whatever it is called.
    reports.removeAllContentTypeParsers()
    reports.addContentTypeParser(['text/plain', 'application/json'], { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    )
    reports.post('/api/telemetry', { bodyLimit: telemetryLimits.bodyLimit }, async (request, reply) => {
      refuseEncodings(request.headers)
      const told = telemetryRequest(strictJson(Buffer.from((request.body as Buffer | null) ?? '')))
      const page = await places.pageOf(told.page)
      const believed: Measured[] = []
      for (const report of told.reports)
        if (await places.isKnown(report)) believed.push(report)
        else refused()
      const derived = [...versionViews(believed), ...failedViews(believed)]
      for (const report of [...believed.filter(isOfSlot), ...derived]) count(report, page)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}

/** Page views of versions are ours to derive. */
const isOfSlot = ({ kind, tag }: Measured) => kind !== 'view' || tag !== ''
