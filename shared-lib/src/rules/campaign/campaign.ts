/**
 * Marks of the advertisement or letter that a visit comes from: the only query parameters that may leave a page, because
 * the others may hold a visitor's answers.
 */
export const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
] as const

export type Campaign = Readonly<Partial<Record<(typeof campaignNames)[number], string>>>

/** Longest useful value, in characters. */
const longest = 200

/** None of our campaign marks holds a personal address or a control character. */
const refused = /[@\p{Cc}]/u

/** The campaign marks of a query string, each once, cut to length; whatever else it holds is left out. */
export function readCampaign(query: string): Campaign {
  const given = new URLSearchParams(query)
  const marks = campaignNames.flatMap((name) => {
    const value = given.get(name)?.trim()
    return value && !refused.test(value)
      ? [[name, value.slice(0, longest).replace(/[\ud800-\udbff]$/, '')]]
      : []
  })
  return Object.fromEntries(marks)
}

/** A query string reduced to its campaign marks. */
export const campaignOf = (query: string): string => String(new URLSearchParams(readCampaign(query)))

/** An address with the campaign marks of a query string, unless it has some of its own. */
export function withCampaign(address: string, query: string): string {
  const marks = campaignOf(query)
  const [before = '', ...fragment] = address.split('#')
  const [path, own = ''] = before.split('?')
  if (!marks || campaignOf(own)) return address
  return [`${path}?${own && `${own}&`}${marks}`, ...fragment].join('#')
}
