import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AttributeSpecs } from 'shared-lib/contract/attributes'
import type { CalculatorDescription, RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import type { Deployment } from 'shared-lib/contract/deployment'
import type { PublishedFigure } from 'shared-lib/dated/published-figure'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { openFolderStore } from 'shared-lib/deployments/folder-store'
import { deploy, publishVersion } from 'shared-lib/deployments/switches'
import { ContentProblem } from '../../content/content-problem'
import type { ContentSource, LayoutConfig } from '../../content/content-source'
import type { Story } from '../../content/story'
import { openHostDatabase } from '../../database/host-database'
import { readGuard } from '../../deployments/guard/guard-config'
import { leadStoreOn } from '../../leads/leads.store'
import type { LeadStore } from '../../leads/leads.types'
import { testKey } from '../../leads/testing/lead-server'
import type { HostConfig } from '../config'
import { createSite } from '../site'
import type { SiteParts } from '../site-parts'

const temporary = (name: string) => mkdtempSync(path.join(tmpdir(), `qp-${name}-`))

const widget = (tag: `qp-${string}`, attributes: AttributeSpecs = {}) => ({
  tag,
  title: tag,
  description: tag,
  attributes,
  minHeight: { small: 100, wide: 200 },
  wake: 'interaction' as const,
  placeholder: { text: `Sem ${tag}`, href: '/ajuda', linkText: 'Ajuda' },
  examples: [],
  preload: { scripts: [`${tag}.js`], styles: [`${tag}.css`] },
})

export interface TestDeployment {
  readonly code: string
  readonly tags: readonly `qp-${string}`[]
  readonly attributes?: AttributeSpecs
  readonly inStories?: false
  readonly asTag?: Deployment['widgets'][number]['asTag']
  readonly routes?: readonly RouteDefinition[]
  readonly leads?: readonly string[]
  readonly calculators?: Record<string, CalculatorDescription>
  readonly tagData?: readonly string[]
  readonly figures?: readonly PublishedFigure[]
  readonly offers?: Deployment['offers']
}

/** A deployment whose server bundle is `code`; its browser files are never opened here. */
function built(name: `mf-${string}`, version: string, parts: TestDeployment) {
  const folder = temporary('bundle')
  writeFileSync(path.join(folder, 'server.cjs'), parts.code)
  const sha256 = createHash('sha256').update(parts.code).digest('hex')
  const deployment: Deployment = {
    name,
    version,
    commit: 'abc',
    builtAt: '2026-01-01T00:00:00Z',
    owner: 'Equipa de teste',
    shell: { min: 1, max: 1 },
    entry: 'entry.js',
    server: 'server.cjs',
    routes: parts.routes ?? [],
    widgets: parts.tags.map((tag) => ({
      ...widget(tag, parts.attributes),
      ...(parts.inStories === false && { inStories: false }),
      ...(parts.asTag && { asTag: parts.asTag }),
    })),
    leads: parts.leads ?? [],
    ...(parts.calculators && { calculators: parts.calculators }),
    ...(parts.tagData && { tagData: parts.tagData }),
    ...(parts.figures && { figures: parts.figures }),
    ...(parts.offers && { offers: parts.offers }),
    files: [{ path: 'server.cjs', bytes: parts.code.length, sha256 }],
  }
  writeFileSync(path.join(folder, 'deployment.json'), JSON.stringify(deployment))
  return { deployment, folder }
}

type Published = [store: DeploymentStore, name: `mf-${string}`, version: string, parts: TestDeployment]

/** Publishes a version and points its name at it. */
export async function publish(...[store, ...parts]: Published) {
  const { deployment, folder } = built(...parts)
  await deploy(store, deployment, folder)
}

/** Publishes a version that nobody is served yet. */
export async function publishOnly(...[store, ...parts]: Published) {
  const { deployment, folder } = built(...parts)
  await publishVersion(store, deployment, folder)
}

/** Publishes a version as an older command would have, without the checks of today's. */
export async function publishUnchecked(...[store, ...parts]: Published) {
  const { deployment, folder } = built(...parts)
  await store.publish(deployment, folder)
}

/** Note of a test that changes the registry itself. */
export const byHand = { action: 'deploy', name: 'mf-test', version: '0.0.0', by: 'test' } as const

/** Draws every tag as its own name and attributes, so that a test can see what it was given. */
export const echo = `exports.render = (call) => ({ html: '<p>' + call.tag + ' ' + JSON.stringify(call.attributes) + '</p>', data: call.data })`

/** Content of a story: blocks of a page, or the content of another type. */
export type TestStory = object[] | { readonly component: string; readonly [field: string]: unknown }

const story = (slug: string, given: TestStory): Story => ({
  id: 1,
  uuid: slug,
  name: `Página ${slug}`,
  slug,
  full_slug: slug,
  published_at: null,
  first_published_at: null,
  created_at: '',
  updated_at: '',
  tag_list: [],
  content: {
    title: `Página ${slug}`,
    description: `Sobre ${slug}`,
    ...(Array.isArray(given) ? { component: 'page', body: given } : given),
  },
})

export const company = {
  name: 'Quero Poupar',
  phone: '+351210000000',
  phoneText: '210 000 000',
  phoneHours: 'dias úteis',
  phoneCost: 'chamada para a rede fixa nacional',
  email: 'ola@exemplo.pt',
  contactPath: '/contacto',
}

/** A content source in memory that can be taken down. */
export function fakeContent(stories: Record<string, TestStory>) {
  const layout: LayoutConfig = { navbar: [], footer: [] }
  const state = { down: false, version: 1, asked: [] as string[], layout }
  const listeners = new Set<(version: number) => void>()
  const answer = async <Value>(value: Value) => {
    if (state.down) throw new ContentProblem('no answer', 503)
    return value
  }
  const all = () => Object.entries(stories).map(([slug, body]) => story(slug, body))
  const source: ContentSource = {
    story(slug) {
      state.asked.push(slug)
      return answer(stories[slug] && story(slug, stories[slug]))
    },
    layoutConfig: () => answer(state.layout),
    company: () => answer(company),
    allSlugs: () => answer(Object.keys(stories)),
    stories: async () => ({ list: await answer(all()), stale: false }),
    async refresh() {
      state.version += 1
      for (const listener of listeners) listener(state.version)
    },
    version: () => state.version,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {},
  }
  return { source, state }
}

const noLeads: LeadStore = {
  submit: async () => ({ outcome: 'conflict' }),
  earlierAnswer: async () => undefined,
  statusBySecret: async () => undefined,
  fieldsOf: async () => ({}),
  close: async () => {},
}

/** A host folder as a build leaves it, without a build. */
export function hostFolder(build = 'b1') {
  const folder = temporary('host')
  mkdirSync(path.join(folder, 'dist', build, 'browser'), { recursive: true })
  writeFileSync(
    path.join(folder, 'dist', build, 'browser/styles.css'),
    ':root{--brand:#076b9c}.none{color:red}',
  )
  const shell = {
    build,
    folder: build,
    shell: 'shell.js',
    elements: 'elements.js',
    styles: ['styles.css'],
    embedStyles: [],
    chunks: {},
    files: [],
  }
  writeFileSync(path.join(folder, 'dist/shell.json'), JSON.stringify(shell))
  return folder
}

export interface TestParts extends Pick<Partial<SiteParts>, 'times' | 'bounds' | 'drafts' | 'tracing'> {
  /** Its database: a file or a URL; without it, an embedded one of its own. */
  readonly place?: string
  /** Stores leads; else it knows none. */
  readonly leads?: boolean
}

export async function startTestSite(
  stories: Record<string, TestStory>,
  config: Partial<HostConfig> = {},
  { place, leads, ...parts }: TestParts = {},
) {
  const store = openFolderStore(temporary('deployments'))
  await publish(store, 'mf-chrome', '1.0.0', {
    code: echo,
    tags: ['qp-header', 'qp-footer', 'qp-error-page'],
  })
  const content = fakeContent(stories)
  const database = await openHostDatabase(place ?? path.join(temporary('database'), 'leads.sqlite'))
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
      firstTimeoutMs: 2000,
      memoryMb: 48,
      quarantineMs: 100,
    },
    ...parts,
    config: {
      port: 0,
      address: '127.0.0.1',
      production: false,
      origin: undefined,
      contentToken: '',
      contentEndpoint: '',
      contentRateLimit: 5,
      deployments: undefined,
      database: '',
      metricsToken: undefined,
      telemetryOneIn: 1,
      ...readGuard({ GUARD_SECONDS: '3600' }),
      datePauseMs: 400,
      shutdownDelayMs: 0,
      imageOrigins: ['https://images.example'],
      fontOrigins: ['https://fonts.example'],
      connectOrigins: ['https://api.example'],
      webhookSecret: 'segredo',
      contentEverySeconds: 60,
      leadsPerMinute: 10,
      leadMailsPerHour: 1_000,
      partnerOrigins: [],
      partnerWords: {},
      leadsKeptDays: 365,
      crmWebhook: undefined,
      milestoneSecrets: [],
      deliveryAttempts: 3,
      phoneVerification: undefined,
      drawingMsPerSecond: 250,
      calculationsPerMinute: 100,
      newsletterPerMinute: 1000,
      newsletterConfirmHours: 48,
      smtpUrl: undefined,
      mailFrom: 'Quero Poupar <newsletter@localhost>',
      mailFolder,
      refLogDays: 90,
      gtmId: undefined,
      logLevel: 'silent',
      trustProxy: 0,
      owner: {},
      uploads: undefined,
      hostFolder: hostFolder(),
      ...config,
    },
  })
  const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
  /** The address exactly as written, over a real connection: `inject` would clean it up first. */
  const getRaw = async (target: string) => {
    if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.app.server.address() as AddressInfo
    return new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({ port, path: target, agent: false }, (answer) => resolve(answer.resume()))
      asked.once('error', reject).end()
    })
  }
  /** Waits until editors' changes are published. */
  const published = () => content.source.refresh()
  return { site, store, database, keys, mailFolder, content: content.state, published, get, getRaw }
}
