/** An address that redirects. `/antigo/*` matches everything below `/antigo`. */
export interface RedirectRule {
  readonly from: string
  /** A path of this site, or the whole address of another. */
  readonly to: string
  readonly status: 301 | 302
}

/** A page that a deployment declares. */
interface RouteRule {
  readonly path: string
  readonly layout: string
  readonly vertical?: string
}

/** `GET /builds/meta/{build}.json`. */
export interface RouteManifest {
  readonly id: string
  readonly redirects: readonly RedirectRule[]
  readonly routes: readonly RouteRule[]
  /** Sampling: one page view in this many sends telemetry, see docs/contracts/telemetry.md. */
  readonly toldOneIn?: number
}

/** The rule that answers a path: an exact one before one for everything below. */
export const redirectOf = (rules: readonly RedirectRule[], path: string): RedirectRule | undefined =>
  rules.find(({ from }) => from === path) ??
  rules.find(({ from }) => from.endsWith('/*') && path.startsWith(from.slice(0, -1)))

/** Where a path leads by the rules: its query is kept unless the rule has its own. Undefined when no rule is about it. */
export function redirectTarget(rules: readonly RedirectRule[], path: string, query: string) {
  const rule = redirectOf(rules, path)
  if (!rule) return undefined
  const kept = query && !/[?#]/.test(rule.to) ? `?${query}` : ''
  return { redirect: rule.to + kept, status: rule.status }
}
