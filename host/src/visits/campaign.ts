/** The only query parameters that may leave a page: the rest may hold a visitor's answers. */
const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid']

/** Longest value that says something; in characters. */
const longest = 200

/** A query string reduced to the declared campaign parameters. */
export const campaignOf = (query: string) =>
  new URLSearchParams(
    [...new URLSearchParams(query)]
      .filter(([name]) => campaign.includes(name))
      .map(([name, value]) => [name, value.slice(0, longest)]),
  ).toString()
