import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import {
  type ApiAnswer,
  answer,
  badRequest,
  notFound,
  tooManyRequests,
  unauthorized,
  unprocessable,
} from '../api-answer'
import { spaceObject } from '../endpoints/space.endpoint'
import type { LiveSpace } from '../live-space'
import { createRateLimit } from '../rate-limit'
import type { Schedules } from '../schedules'
import { assetFoldersResource, assetsResource } from './assets.resource'
import { groupsResource, presetsResource, tagsResource } from './block-parts.resource'
import { componentsResource } from './components.resource'
import { datasourceEntriesResource, datasourcesResource } from './datasources.resource'
import { type Fields, type ManagementCall, Refused, type Resource } from './management-call'
import { storiesResource } from './stories.resource'
import { storySchedulingsResource } from './story-schedulings.resource'

export interface ManagementOptions {
  /** Personal access token that every request carries. */
  readonly token: string
  /** Requests a second; no limit when absent. */
  readonly requestsPerSecond?: number
}

/** The one space that the local service has. */
export const localSpaceId = 1

const resources = {
  stories: storiesResource,
  components: componentsResource,
  component_groups: groupsResource,
  presets: presetsResource,
  internal_tags: tagsResource,
  datasources: datasourcesResource,
  datasource_entries: datasourceEntriesResource,
  assets: assetsResource,
  asset_folders: assetFoldersResource,
} as const satisfies Readonly<Record<string, Resource>>

const address = /^\/v1\/spaces\/(\d+)(?:\/([a-z_]+)(?:\/(\d+)(?:\/([a-z_]+))?)?)?\/?$/

const digest = (text: string) => createHash('sha256').update(text).digest()

/** A personal access token is bare in the header, an OAuth one comes after "Bearer". */
const carries = (header: string | undefined, token: string) =>
  timingSafeEqual(digest((header ?? '').replace(/^Bearer /, '')), digest(token))

/** 10 MB: the longest story is a hundredth of it. */
const bodyLimit = 10_000_000

/** Levels of lists and objects: code that walks a body calls itself for each, and a story has some thirty. */
const mostLevels = 500

/** Reads level by level, without calling itself. */
function isDeeper(value: unknown, most: number): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

async function bodyOf(request: IncomingMessage): Promise<Fields | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > bodyLimit) return undefined
    parts.push(part)
  }
  if (size === 0) return {}
  try {
    const body = JSON.parse(Buffer.concat(parts).toString('utf8'))
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}

function endpointOf(resource: Resource, method: string, id: number, action: string | undefined) {
  if (action !== undefined) return method === 'GET' ? resource.actions?.[action] : undefined
  if (id === 0) return method === 'POST' ? resource.create : method === 'GET' ? resource.list : undefined
  const one: Readonly<Record<string, Resource['read']>> = {
    GET: resource.read,
    PUT: resource.update,
    PATCH: resource.update,
    DELETE: resource.remove,
  }
  return one[method]
}

/**
 * Storyblok's Management API v1 over the same space as the delivery side: what the official CLI, `npm run cms` and the
 * editor's page write. An address it does not know is a 404.
 * https://www.storyblok.com/docs/api/management (read 2026-11-22)
 */
export function createManagementApi(
  live: LiveSpace,
  schedules: Schedules,
  { token, requestsPerSecond }: ManagementOptions,
) {
  const known = { ...resources, story_schedulings: storySchedulingsResource(schedules, localSpaceId) }
  const limit = createRateLimit(() => requestsPerSecond ?? Number.POSITIVE_INFINITY)

  function answerOf(method: string, path: string, call: Omit<ManagementCall, 'id'>): ApiAnswer {
    const [, spaceId, name, id = '0', action] = address.exec(path) ?? []
    if (Number(spaceId) !== localSpaceId) return notFound
    if (name === undefined)
      return method === 'GET' ? answer({ space: spaceObject(live.current()) }) : notFound
    const resource = Object.hasOwn(known, name) ? known[name as keyof typeof known] : undefined
    const endpoint = resource && endpointOf(resource, method, Number(id), action)
    return endpoint ? endpoint({ ...call, id: Number(id) }) : notFound
  }

  return async (request: IncomingMessage, url: URL): Promise<ApiAnswer> => {
    if (!carries(request.headers.authorization, token)) return unauthorized
    if (!limit.allow(url.searchParams)) return tooManyRequests
    const body = await bodyOf(request)
    if (!body) return unprocessable('the body is no JSON object of at most 10 MB')
    if (isDeeper(body, mostLevels)) return badRequest(`the body has more than ${mostLevels} levels`)
    try {
      return answerOf(request.method ?? 'GET', url.pathname, { live, query: url.searchParams, body })
    } catch (problem) {
      if (problem instanceof Refused) return problem.answer
      throw problem
    }
  }
}
