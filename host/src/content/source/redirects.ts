import { type RedirectRule, redirectOf, redirectTarget } from 'shared-lib/contract/route-rules'
import type { ContentSource } from './content-source'
import { contentLink, sitePath } from './links'
import { blocksOf, type Fields, textOf } from './story'

const redirectsSlug = 'config/redirecionamentos'

/** Between two tries while the content service is down, in ms. */
const retryMs = 5_000

function ruleOf({ from, to, permanent }: Fields): RedirectRule | undefined {
  const path = `/${textOf(from).replace(/^\/+|\/+$/g, '')}`
  const href = contentLink(to)?.href
  // A mail or a phone is no place to send a page's visitor.
  if (path === '/' || href === undefined || !/^(\/|https?:)/i.test(href)) return undefined
  return { from: path, to: href, status: permanent === true ? 301 : 302 }
}

/** Whether following the rule leads back to it. */
function isCircle(rule: RedirectRule, rules: readonly RedirectRule[]): boolean {
  const seen = new Set<RedirectRule>()
  for (let next: RedirectRule | undefined = rule; next && !seen.has(next); ) {
    seen.add(next)
    const path = sitePath(next.to)
    next = path === undefined ? undefined : redirectOf(rules, path)
    if (next === rule) return true
  }
  return false
}

/** The rules that editors wrote, without those that lead nowhere or back to themselves. */
export function redirectsIn(content: Fields, log: (message: string) => void): readonly RedirectRule[] {
  const written = blocksOf(content.rules)
  const rules = written.map(ruleOf).filter((rule) => rule !== undefined)
  if (rules.length < written.length)
    log(`${redirectsSlug}: ${written.length - rules.length} rules lead nowhere and are left out`)
  const circles = rules.filter((rule) => isCircle(rule, rules))
  for (const { from } of circles) log(`${redirectsSlug}: ${from} leads back to itself and is left out`)
  return rules.filter((rule) => !circles.includes(rule))
}

/**
 * The current redirects, read in advance so that no visitor waits for them, and again after each publication. A failure
 * is only logged: the earlier rules stay.
 */
export function followRedirects(
  source: Pick<ContentSource, 'story' | 'onChange'>,
  log: (message: string) => void,
) {
  let rules: readonly RedirectRule[] = []
  let edition = 0
  let retry: NodeJS.Timeout | undefined

  async function read() {
    clearTimeout(retry)
    try {
      const story = await source.story(redirectsSlug)
      rules = story ? redirectsIn(story.content, log) : []
      edition += 1
    } catch (problem) {
      log(`redirects not read: ${problem instanceof Error ? problem.message : problem}`)
      retry = setTimeout(read, retryMs).unref()
    }
  }
  const first = read()
  const stop = source.onChange(() => void read())

  return {
    current: () => rules,
    /** Another number whenever they were read again. */
    edition: () => edition,
    /** Where a path leads, undefined when no rule is about it. */
    of: (path: string, query: string) => redirectTarget(rules, path, query),
    /** Settled once the rules were read, or could not be. */
    first,
    stop() {
      stop()
      clearTimeout(retry)
    },
  }
}
