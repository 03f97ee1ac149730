import type { Space } from '../../stories/story-files'
import { answer, type Endpoint, notFound, pageOf } from '../api-answer'
import { type DatasourceRecord, schemaOf } from '../space-schema'

const datasourcesOf = (space: Space): readonly DatasourceRecord[] => schemaOf(space).datasources

/**
 * `GET /v2/cdn/datasources` and `…/datasources/:id|:slug`, without entries.
 * https://www.storyblok.com/docs/api/content-delivery/v2/datasources (read 2026-11-27)
 */
export const datasourcesEndpoint: Endpoint = ({ space, query }) => {
  const page = pageOf(datasourcesOf(space), query, 1000)
  return answer({ datasources: page.items }, page.headers)
}

export const datasourceEndpoint: Endpoint = ({ space, rest }) => {
  const datasource = datasourcesOf(space).find(({ id, slug }) => slug === rest || String(id) === rest)
  return datasource ? answer({ datasource }) : notFound
}
