import type { FastifyInstance } from 'fastify'
import { telemetryApi, versionsApi } from '../../base/addresses/addresses'
import { ProjectError } from '../../base/security/project-error'
import { limitRates } from '../../base/security/rate-limits'
import { refuseEncodings, strictJson } from '../../base/security/strict-json'
import type { KnownPlaces } from './known-places'
import { failedViews, versionViews } from './page-views'
import type { Measured } from './telemetry.types'
import { type TelemetryRequest, telemetryLimits, telemetryRequest } from './telemetry-request'
import type { VersionCounters } from './version-counters'
import type { Doubt, Votes } from './votes'

export interface TelemetryRoutesOptions {
  readonly places: KnownPlaces
  readonly counters: VersionCounters
  readonly votes: Votes
  /** Counts places known to exist, reported from this network. */
  readonly count: (measured: Measured, page: string, network: number) => void
  readonly refused: () => void
  /** A report was taken and does not count. */
  readonly doubted: (why: Doubt) => void
  /** Whether this `authorization` header may read numbers. */
  readonly mayRead: (authorization: string | undefined) => boolean
}

/** Of one client: behind one address there may be a whole office, or many phones of one network. */
const perMinute = 300

/** Default and greatest period of `/api/versions`, in hours. */
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
  const { places, counters, votes, count, refused, doubted, mayRead } = options

  /** The answer is the same whether the report counts or not. */
  async function take({ page: path, token, reports }: TelemetryRequest, client: string) {
    const why = votes.judge(token, client)
    const heard = reports.filter((report) => {
      const doubt = why(report, 'reported')
      if (doubt) doubted(doubt)
      return !doubt
    })
    if (heard.length === 0) return
    const known: Measured[] = []
    for (const report of heard)
      if (await places.isKnown(report)) known.push(report)
      else refused()
    const derived = [...versionViews(known), ...failedViews(known)].filter((one) => !why(one, 'derived'))
    const page = await places.pageOf(path)
    const network = votes.networkOf(client)
    for (const report of [...known.filter(isOfSlot), ...derived]) count(report, page, network)
  }

  app.get(versionsApi, async (request, reply) => {
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
    // sendBeacon sends text as text/plain; one reader parses the body whatever its type.
    reports.removeAllContentTypeParsers()
    reports.addContentTypeParser(['text/plain', 'application/json'], { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    )
    reports.post(telemetryApi, { bodyLimit: telemetryLimits.bodyLimit }, async (request, reply) => {
      refuseEncodings(request.headers)
      const parsed = telemetryRequest(strictJson(Buffer.from((request.body as Buffer | null) ?? '')))
      await take(parsed, request.ip)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}

/** Page views of versions are ours to derive. */
const isOfSlot = ({ kind, tag }: Measured) => kind !== 'view' || tag !== ''
