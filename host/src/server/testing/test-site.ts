import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openFolderStore } from 'shared-lib/deployments/folder-store'
import { openHostDatabase } from '../../base/database/host-database'
import { temporaryPlace } from '../../base/database/testing/places'
import { endsAfterEach } from '../../base/testing/ends-after-each'
import type { WorkerPool } from '../../remotes/slots/remote-calls'
import slotCall from '../../remotes/slots/worker/slot-call.cjs'
import { leadStoreOn } from '../../visitors/leads/leads.store'
import type { LeadStore } from '../../visitors/leads/leads.types'
import { testKey } from '../../visitors/leads/testing/lead-server'
import type { HostConfig } from '../config'
import { createSite } from '../site'
import type { SiteParts } from '../site-parts'
import { fakeContent, type TestStory } from './fake-content'
import { temporary } from './temporary'
import { hostFolder, testConfig } from './test-config'
import { echo, publish, type TestDeployment } from './test-deployments'

const noLeads: LeadStore = {
  submit: async () => ({ outcome: 'conflict' }),
  earlierAnswer: async () => undefined,
  statusBySecret: async () => undefined,
  fieldsOf: async () => ({}),
  close: async () => {},
}

export interface TestParts extends Pick<Partial<SiteParts>, 'times' | 'bounds' | 'drafts'> {
  /** Its database: a file or a URL; without it, an embedded one of its own. */
  readonly place?: string
  /** Stores leads; else there are none. */
  readonly leads?: boolean
  /** Bundles run in threads, as they do for visitors: a hanging one is ended. */
  readonly threads?: boolean
  /** Deployed as version 1.0.0 of `mf-test`. */
  readonly deployed?: TestDeployment
}

export type TestConfig = Partial<HostConfig>
export type TestSite = Awaited<ReturnType<typeof startTestSite>>

/** Runs a bundle in a realm of this thread: a thread of its own takes longer to begin than most tests. */
const inThisThread = (): WorkerPool => {
  const run = slotCall()
  return {
    threads: [run],
    run: (call) => run(call as Parameters<typeof run>[0]),
    on() {},
    async destroy() {},
  }
}

export async function startTestSite(
  stories: Record<string, TestStory>,
  config: TestConfig = {},
  { place, leads, threads, deployed, ...parts }: TestParts = {},
) {
  const store = openFolderStore(temporary('deployments'))
  const chrome = ['qp-header', 'qp-footer', 'qp-error-page'] as const
  await publish(store, 'mf-chrome', '1.0.0', { code: echo, tags: chrome })
  const content = fakeContent(stories)
  const database = await openHostDatabase(place ?? (await temporaryPlace('embedded')))
  const keys = [testKey()] as const
  const mailFolder = temporary('outbox')
  const site = await createSite({
    store,
    content: content.source,
    leads: leads ? await leadStoreOn(database, { keys }) : { ...noLeads, close: () => database.destroy() },
    database,
    keys,
    limits: {
      timeoutMs: 300,
      wallMs: 6000,
      endMs: 60_000,
      waitMs: 2000,
      firstTimeoutMs: 1000,
      memoryMb: 48,
      quarantineMs: 100,
    },
    ...(!threads && { openPool: inThisThread }),
    ...parts,
    config: { ...testConfig, mailFolder, hostFolder: hostFolder(), ...config },
  })
  type Headers = Record<string, string>
  const get = (url: string, headers: Headers = {}) => site.app.inject({ url, headers })
  const post = (url: string, payload: object | string, headers: Headers = {}) =>
    site.app.inject({ method: 'POST', url, payload, headers })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const postForm = (url: string, fields: Record<string, string>, headers: Headers = {}) =>
    post(url, String(new URLSearchParams(fields)), { ...form, ...headers })
  /** The address exactly as written, over a real connection: `inject` would clean it up first. */
  const getRaw = async (target: string) => {
    if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.app.server.address() as AddressInfo
    return new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({ port, path: target, agent: false }, (answer) => resolve(answer.resume()))
      asked.once('error', reject).end()
    })
  }
  /** Publishes a version, which the site serves from then on. */
  const deploy = async (name: `mf-${string}`, version: string, parts: TestDeployment) => {
    await publish(store, name, version, parts)
    await site.deployments.look()
  }
  /** Waits until editors' changes are published. */
  const published = () => content.source.refresh()
  if (deployed) await deploy('mf-test', '1.0.0', deployed)
  const asked = { get, getRaw, post, postForm }
  return { site, store, database, keys, mailFolder, content: content.state, deploy, published, ...asked }
}

/** A site that all tests of a file or a block share. */
export function sharedTestSite(...parts: Parameters<typeof startTestSite>): TestSite {
  const open = {} as TestSite
  beforeAll(async () => void Object.assign(open, await startTestSite(...parts)))
  afterAll(() => open.site.close())
  return open
}

/** Starts sites that are closed after their test; `open` is the last one. */
export function testSites<Asked extends unknown[]>(make: (...asked: Asked) => Promise<TestSite>) {
  const open = {} as TestSite
  const ends = endsAfterEach()
  const start = async (...asked: Asked) => {
    const made = await make(...asked)
    ends.push(() => made.site.close())
    Object.assign(open, made)
    return made
  }
  return { open, start }
}
