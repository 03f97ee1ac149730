import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type ApiAnswer,
  type Endpoint,
  notFound,
  tooManyRequests,
  unauthorized,
  versionOf,
} from './api-answer'
import { createEditor, type EditorFile, type EditorOptions, isEditorFile } from './editor/editor-server'
import { datasourceEntriesEndpoint } from './endpoints/datasource-entries.endpoint'
import { datasourceEndpoint, datasourcesEndpoint } from './endpoints/datasources.endpoint'
import { linksEndpoint } from './endpoints/links.endpoint'
import { spaceEndpoint } from './endpoints/space.endpoint'
import { storiesEndpoint } from './endpoints/stories.endpoint'
import { storyEndpoint } from './endpoints/story.endpoint'
import { tagsEndpoint } from './endpoints/tags.endpoint'
import { watchSpace } from './live-space'
import { refusalOf } from './local-guard'
import { createManagementApi, localSpaceId, type ManagementOptions } from './management/management-api'
import { createRateLimit, documentedLimit } from './rate-limit'
import { openSchedules } from './schedules'
import type { SpaceSchema } from './space-schema'
import { applyTestControls, noTestControls, testControlsPath } from './test-controls'
import { createWebhooks, type WebhookOptions } from './webhooks'

interface ContentApiOptions {
  /** Folder that holds `stories/` and `datasources/`. */
  readonly folder: string
  /** 0 takes any free port. */
  readonly port: number
  readonly host?: string
  /**
   * Who may read: a preview token both versions, a public one what is published; without a list of those, any that is not
   * empty does for what is published, and without this none reads drafts.
   */
  readonly tokens?: { readonly public?: readonly string[]; readonly preview: readonly string[] }
  /** Requests per second for a page size; Storyblok's own figures when absent. */
  readonly requestsPerSecond?: (perPage: number) => number
  /** Folder of its own for what the management side writes; without it that lasts as long as the process. */
  readonly changes?: string
  /** The blocks that the space begins with, where nothing was written yet; none without it. */
  readonly schema?: SpaceSchema
  /** Opens the management side, `/v1`: on this machine only. */
  readonly management?: ManagementOptions
  /** Opens the editor's page, `/editor`: on this machine only. */
  readonly editor?: EditorOptions
  /** The host to notify of publications. */
  readonly webhook?: WebhookOptions
  /** Opens `/test-controls`, by which a test forces failures. */
  readonly testControls?: boolean
  readonly log?: (message: string) => void
}

export interface ContentApi {
  /** `http://127.0.0.1:4000`; the client's endpoint is `${url}/v2`, that of the management side `${url}/v1`. */
  readonly url: string
  /** The space's current blocks. */
  schema(): SpaceSchema
  close(): Promise<void>
}

const endpoints: readonly (readonly [RegExp, Endpoint])[] = [
  [/^\/v2\/cdn\/stories\/?$/, storiesEndpoint],
  [/^\/v2\/cdn\/stories\/(.+)$/, storyEndpoint],
  [/^\/v2\/cdn\/links\/?$/, linksEndpoint],
  [/^\/v2\/cdn\/spaces\/me\/?$/, spaceEndpoint],
  [/^\/v2\/cdn\/datasource_entries\/?$/, datasourceEntriesEndpoint],
  [/^\/v2\/cdn\/datasources\/?$/, datasourcesEndpoint],
  [/^\/v2\/cdn\/datasources\/([^/]+)\/?$/, datasourceEndpoint],
  [/^\/v2\/cdn\/tags\/?$/, tagsEndpoint],
]

// The endpoints whose answers depend on the cache version; the space itself is where a client learns it.
const versioned = /^\/v2\/cdn\/(stories|links|datasources|datasource_entries|tags)/

// Scripts of any page may read what is published; what may write answers to no other page.
const openToPages = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'total, per-page' }

function send(response: ServerResponse, { status, body, headers }: ApiAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(body === undefined ? '' : JSON.stringify(body))
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

const management = /^\/v1(\/|$)/

function mayRead(query: URLSearchParams, tokens: ContentApiOptions['tokens']): boolean {
  const token = query.get('token') ?? ''
  if (tokens?.preview.includes(token)) return true
  if (versionOf(query) === 'draft') return false
  return tokens?.public?.includes(token) ?? token !== ''
}

function sendFile(response: ServerResponse, { type, text, headers }: EditorFile): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...headers })
  response.end(text)
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * Storyblok's Content Delivery API v2 over JSON files, so that the unmodified client runs offline. A published
 * request without `cv` is redirected to the current one, as the service does.
 * https://www.storyblok.com/docs/api/content-delivery/v2 and https://www.storyblok.com/docs/concepts/caching
 */
export async function createContentApi(options: ContentApiOptions): Promise<ContentApi> {
  const { folder, port, host = '127.0.0.1', tokens, testControls = false, log = () => {} } = options
  if ((options.management || options.editor) && !loopback.has(host))
    throw new Error(`the management side stays on this machine: it does not listen on ${host}`)
  const notify = options.webhook && createWebhooks(options.webhook, localSpaceId, log)
  const space = watchSpace(folder, log, options.changes, notify)
  if (options.schema && !space.hasSchema()) space.changeSchema(options.schema)
  const schedules = openSchedules(space, options.changes)
  const manage = options.management && createManagementApi(space, schedules, options.management)
  const editor = options.editor && createEditor(space, options.editor)
  schedules.publishDue(new Date())
  const clock = setInterval(() => schedules.publishDue(new Date()), 1000).unref()
  const limit = createRateLimit(options.requestsPerSecond ?? documentedLimit)
  const controls = noTestControls()

  function reply(url: URL): ApiAnswer {
    const path = decoded(url.pathname)
    const match = endpoints.map(([pattern, endpoint]) => ({ endpoint, found: pattern.exec(path ?? '') }))
    const hit = match.find(({ found }) => found !== null)
    if (!hit) return notFound
    if (!mayRead(url.searchParams, tokens)) return unauthorized
    if (controls.tooMany > 0) {
      controls.tooMany--
      return tooManyRequests
    }
    const asksPublished = url.searchParams.get('version') !== 'draft'
    if (versioned.test(url.pathname) && asksPublished && !url.searchParams.get('cv')) {
      url.searchParams.set('cv', String(space.current().cv))
      return { status: 301, body: {}, headers: { location: `${url.pathname}${url.search}` } }
    }
    if (!limit.allow(url.searchParams)) return tooManyRequests
    return hit.endpoint({ space: space.current(), query: url.searchParams, rest: hit.found?.[1] ?? '' })
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://content-api')
    const refused = loopback.has(host) ? refusalOf(request, url.pathname) : undefined
    if (refused) return send(response, refused)
    if (testControls && url.pathname === testControlsPath) {
      applyTestControls(controls, url.searchParams)
      return send(response, { status: 200, body: controls })
    }
    const edited = await editor?.(request, url)
    if (edited && isEditorFile(edited)) return sendFile(response, edited)
    if (edited) return send(response, edited)
    if (controls.down) return void request.socket.destroy()
    if (controls.delayMs > 0) await wait(controls.delayMs)
    if (manage && management.test(url.pathname)) {
      const isTooMany = controls.tooMany > 0
      if (isTooMany) controls.tooMany--
      return send(response, isTooMany ? tooManyRequests : await manage(request, url))
    }
    if (controls.body !== '' && url.pathname.startsWith('/v2/cdn/stories'))
      return void response.end(controls.body)
    const { headers, ...answered } = reply(url)
    const open = versionOf(url.searchParams) === 'draft' ? {} : openToPages
    send(response, { ...answered, headers: { ...open, ...headers } })
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((problem: unknown) => {
      log(`content API: ${problem instanceof Error ? problem.message : problem}`)
      send(response, { status: 500, body: { error: 'Internal Server Error' } })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  return {
    url: `http://${host}:${address.port}`,
    schema: space.schema,
    close: async () => {
      space.close()
      clearInterval(clock)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
