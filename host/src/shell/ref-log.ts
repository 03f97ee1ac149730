/** The only query parameters that may leave the page: the rest may hold a visitor's answers. */
const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid']

/**
 * Where a visit is noted, with its campaign parameters. Undefined when nothing is to be noted: without a session
 * cookie, and in development builds.
 */
export function refLogUrl(search: string, cookies: string, build: string): string | undefined {
  if (build.endsWith('.dev') || !/(?:^|; )session=/.test(cookies)) return undefined
  const kept = [...new URLSearchParams(search)].filter(([name]) => campaign.includes(name))
  return `/apis/refdata/storeRefLog?${new URLSearchParams(kept)}`
}
