import { ProjectError } from '../../base/security/project-error'
import type { Measured } from './telemetry.types'
import { largest, type Vital, vitals } from './vitals'

export const telemetryLimits = {
  /** Bytes. */
  bodyLimit: 16 * 1024,
  /** Of one page view: some twenty slots with all that can happen to each. */
  reports: 120,
} as const

/** A browser's report of one page view. */
export interface TelemetryRequest {
  /** Path or route pattern, never a query. */
  readonly page: string
  /** Which a host gave out with the page; without one nothing of this counts. */
  readonly token?: string
  readonly reports: readonly Measured[]
}

/** Kinds that a browser may report; the others only the server sees. */
const fromBrowsers = new Set(['view', 'error', 'load-failure'])

/** Far above the length of a host's tokens. */
const longestToken = 400

const forms = {
  page: /^\/[^?#\s]{0,200}$/,
  remote: /^(?:mf-[a-z-]{1,40}|shell)$/,
  version: /^\w[\w.+-]{0,80}$/,
  tag: /^(?:qp-[a-z\d-]{1,60})?$/,
} as const

const invalid = (field: string) =>
  new ProjectError({
    code: 'invalid-telemetry',
    status: 422,
    title: 'O relatório não tem a forma combinada',
    errors: [{ field, message: 'Não é válido' }],
  })

type Members = Readonly<Record<string, unknown>>

/** @throws ProjectError 422 for anything that is no object, or has an unknown member */
function membersOf(value: unknown, names: readonly string[], field: string): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(field)
  const unknown = Object.keys(value).find((name) => !names.includes(name))
  if (unknown !== undefined) throw invalid([field, unknown].filter(Boolean).join('.'))
  return value as Members
}

function text(members: Members, name: keyof typeof forms, field: string): string {
  const value = members[name]
  if (typeof value !== 'string' || !forms[name].test(value)) throw invalid(field + name)
  return value
}

const isVital = (kind: unknown): kind is Vital => vitals.some((vital) => vital === kind)

function reportOf(value: unknown, at: number): Measured {
  const field = `reports.${at}`
  const members = membersOf(value, ['remote', 'version', 'tag', 'kind', 'value', 'again'], field)
  const culprit = {
    remote: text(members, 'remote', `${field}.`),
    version: text(members, 'version', `${field}.`),
    tag: text(members, 'tag', `${field}.`),
  }
  const { kind, value: measured, again } = members
  const mayBeAgain = again === true && (kind === 'error' || kind === 'load-failure')
  if (again !== undefined && !mayBeAgain) throw invalid(`${field}.again`)
  if (isVital(kind)) {
    const fits = typeof measured === 'number' && measured >= 0 && measured <= largest[kind]
    if (!fits) throw invalid(`${field}.value`)
    return { ...culprit, kind, value: measured }
  }
  if (typeof kind !== 'string' || !fromBrowsers.has(kind)) throw invalid(`${field}.kind`)
  if (measured !== undefined) throw invalid(`${field}.value`)
  return { ...culprit, kind: kind as 'view' | 'error' | 'load-failure', ...(mayBeAgain && { again }) }
}

/** Strict: the endpoint is open to anybody. @throws ProjectError 422 naming the first member in trouble */
export function telemetryRequest(body: unknown): TelemetryRequest {
  const members = membersOf(body, ['page', 'token', 'reports'], '')
  const { reports, token } = members
  // Any text: the answer must not reveal what is wrong with a token.
  if (token !== undefined && (typeof token !== 'string' || token.length > longestToken))
    throw invalid('token')
  if (!Array.isArray(reports) || reports.length === 0 || reports.length > telemetryLimits.reports)
    throw invalid('reports')
  return {
    page: text(members, 'page', ''),
    ...(token !== undefined && { token }),
    reports: reports.map(reportOf),
  }
}
