import { createHash } from 'node:crypto'

export interface PagePolicy {
  /** Origins of deployments when they are not ours, e.g. a CDN. */
  readonly scriptOrigins: readonly string[]
  /** `sha256-…` of each inline script (import map with integrity, wake script): see `inlineHash`. */
  readonly scriptHashes: readonly string[]
  /** `sha256-…` of the inline style sheet. */
  readonly styleHashes?: readonly string[]
  readonly imageOrigins?: readonly string[]
  readonly fontOrigins?: readonly string[]
  readonly connectOrigins?: readonly string[]
  /** True on embed routes: any site may frame them. */
  readonly embeddable: boolean
  /** Editor origins of a signed draft preview; ordinary pages allow no other framing. */
  readonly framedBy?: readonly string[]
  /** Storyblok's own bridge writes its styles into the page: only on signed drafts. */
  readonly inlineStyles?: boolean
  /** A tag manager may load on this page once the visitor consents. */
  readonly tagManager?: boolean
  /** Only the invoice reader's route compiles WebAssembly. */
  readonly wasm?: boolean
}

/** `sha256-…` of the exact text between `<script>` and `</script>` (or `<style>`), as CSP Level 3 wants it. */
export const inlineHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const quoted = (hashes: readonly string[]) =>
  hashes.map((hash) => {
    if (!/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(hash)) throw new Error(`not a CSP hash: ${hash}`)
    return `'${hash}'`
  })

// A source comes from configuration: one with a space or a semicolon would write its own directives.
const checked = (origins: readonly string[] = []) =>
  origins.map((origin) => {
    if (!/^(https?|wss?):\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i.test(origin))
      throw new Error(`not an origin: ${origin}`)
    return origin
  })

// As Google lists them: https://developers.google.com/tag-platform/security/guides/csp
const tagManager = 'https://*.googletagmanager.com'
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

const frameAncestors = ({ embeddable, framedBy = [] }: PagePolicy) =>
  embeddable ? ['*'] : framedBy.length > 0 ? checked(framedBy) : ["'none'"]

/**
 * Text becomes markup or the address of a script through the policy `qp` of the shell alone, and `default` lets the
 * invoice reader open its worker. A tag manager and Storyblok's bridge write as they like: their pages go without.
 */
const trusting = ({ tagManager, inlineStyles }: PagePolicy) =>
  tagManager || inlineStyles
    ? undefined
    : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['qp', 'default'] }

function contentSecurityPolicy(page: PagePolicy): string {
  const self = "'self'"
  const scripts = checked(page.scriptOrigins)
  const measuring = page.tagManager ? [tagManager, ...analytics] : []
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [self],
    'script-src': [
      self,
      ...scripts,
      ...quoted(page.scriptHashes),
      ...(page.tagManager ? [tagManager] : []),
      ...(page.wasm ? ["'wasm-unsafe-eval'"] : []),
    ],
    'script-src-attr': ["'none'"],
    // A remote's style sheets are files of its deployment, so they come from the same origins as its scripts.
    'style-src': [
      self,
      ...scripts,
      // With a hash, a browser ignores 'unsafe-inline'.
      ...(page.inlineStyles ? ["'unsafe-inline'"] : quoted(page.styleHashes ?? [])),
    ],
    'img-src': [self, 'data:', ...scripts, ...checked(page.imageOrigins), ...measuring],
    'media-src': [self, ...checked(page.imageOrigins)],
    'font-src': [self, ...scripts, ...checked(page.fontOrigins)],
    'connect-src': [self, ...scripts, ...checked(page.connectOrigins), ...measuring],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [self],
    'frame-ancestors': frameAncestors(page),
    ...trusting(page),
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** In every answer, redirects, data and files too: a visitor may meet any of them first. */
export const transportSecurity = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/** Headers of an HTML answer. Hashes and never nonces, because finished pages are kept and sent to many visitors. */
export function securityHeaders(page: PagePolicy): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(page),
    ...transportSecurity,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
}
