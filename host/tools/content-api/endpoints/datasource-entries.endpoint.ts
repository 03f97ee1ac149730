import { answer, type Endpoint, pageOf } from '../api-answer'

/**
 * `GET /v2/cdn/datasource_entries`; without `datasource`, the entries of all.
 * https://www.storyblok.com/docs/api/content-delivery/v2/datasources/retrieve-multiple-datasource-entries
 */
export const datasourceEntriesEndpoint: Endpoint = ({ space, query }) => {
  const name = query.get('datasource')
  const dimension = query.get('dimension') ?? ''
  const entries = Object.entries(space.datasources)
    .filter(([slug]) => name === null || slug === name)
    .flatMap(([, list]) => list)
    .map((entry, place) => ({
      id: place + 1,
      name: entry.name,
      value: entry.value,
      dimension_value: entry.dimensions?.[dimension] ?? null,
    }))
  const page = pageOf(entries, query, 1000)
  return answer({ datasource_entries: page.items, cv: space.cv }, page.headers)
}
