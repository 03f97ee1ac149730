import { Storyblok } from 'storyblok-js-client'
import { ContentProblem } from '../../../src/base/security/content-problem'
import { isRecord } from '../../../src/content/source/story'
import type { SpaceAccess } from './space-access'

type Body = Readonly<Record<string, unknown>>

interface ClientOptions {
  /** Requests a second: 3 to a real space, whatever its plan allows; the local one bears more. */
  readonly rateLimit?: number
  /** For one request, in ms. */
  readonly timeoutMs?: number
}

const asIs = (body: Body) => body as Record<string, never>

/** One page of a long list. https://www.storyblok.com/docs/api/management/getting-started/pagination (read 2026-11-22) */
const pageSize = 100

/** A failure as a message that a person at a terminal can act on. */
function plainProblem(reason: unknown, { name, local, endpoint }: SpaceAccess, what: string): Error {
  const { status, response, message } = ContentProblem.from(reason)
  if (status === 401)
    return new Error(
      local
        ? `${name} does not take the token of its file: restart "npm start"`
        : `${name} does not take STORYBLOK_MANAGEMENT_TOKEN: a personal access token from "My account" is needed`,
    )
  if (status === 403) return new Error(`the token may not do this in ${name}: ${what}`)
  if (status === 404) return new Error(`${name} knows no ${what}: is the space number right?`)
  if (status === undefined)
    return new Error(
      local
        ? `no answer from ${endpoint}: does "npm start" still run?`
        : `no answer from ${endpoint}: is the network there?`,
    )
  const data = isRecord(response) ? response.data : undefined
  return new Error(
    `${name} refused ${what} (${status}): ${data === undefined ? message : JSON.stringify(data)}`,
  )
}

/**
 * The official client on the management side of one space: at most 3 requests a second, tried again after a 429,
 * each within a time limit, and failing with a sentence.
 */
export function createManagementClient(access: SpaceAccess, options: ClientOptions = {}) {
  const { rateLimit = access.local ? 1000 : 3, timeoutMs = 15_000 } = options
  const client = new Storyblok({
    oauthToken: access.token,
    endpoint: access.endpoint,
    rateLimit,
    maxRetries: 10,
    retriesDelay: 300,
    cache: { type: 'none' },
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
  })
  const at = (address: string) => `spaces/${access.space}${address === '' ? '' : `/${address}`}`

  async function call<Value>(what: string, run: () => Promise<Value>): Promise<Value> {
    try {
      return await run()
    } catch (reason) {
      throw plainProblem(reason, access, what)
    }
  }

  const get = async (address: string, query: Body = {}): Promise<Body> =>
    (await call(address || 'space', () => client.get(at(address), asIs(query)))).data

  return {
    access,
    get,
    /** Every record of a list, page after page where it has pages. */
    async all<Item>(kind: string, query: Body = {}): Promise<readonly Item[]> {
      const items: Item[] = []
      for (let page = 1; ; page++) {
        const { data, total } = await call(kind, () =>
          client.get(at(kind), asIs({ ...query, page, per_page: pageSize })),
        )
        const found = data[kind] as readonly Item[]
        items.push(...found)
        if (found.length === 0 || items.length >= (total || 0)) return items
      }
    },
    create: async (kind: string, body: Body): Promise<Body> =>
      (await call(`new entry of ${kind}`, () => client.post(at(kind), asIs(body)))).data,
    update: async (kind: string, id: number, body: Body): Promise<Body> =>
      (await call(`${kind}/${id}`, () => client.put(at(`${kind}/${id}`), asIs(body)))).data,
    remove: async (kind: string, id: number): Promise<void> => {
      await call(`${kind}/${id}`, () => client.delete(at(`${kind}/${id}`), {}))
    },
  }
}

export type ManagementClient = ReturnType<typeof createManagementClient>
