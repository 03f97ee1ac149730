import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { freePort } from 'shared-lib/build/dev/free-port'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { openFolderStore } from 'shared-lib/deployments/folder-store'
import { linkFolder } from './link-folder'
import { publishBuilt } from './publish-built'

const root = path.resolve(import.meta.dirname, '../..')

/** A whole site of its own for one test file: deployments, content API, database, host; on free ports. */
export interface TestSite {
  readonly url: string
  /** The local editor's page. */
  readonly editorUrl: string
  readonly store: DeploymentStore
  readonly leadsFile: string
  /** Folder of the content API's stories: editing a file publishes it. */
  readonly contentFolder: string
  /** Everything the host has logged so far, one JSON line each. */
  readonly logs: string[]
  /** Every pattern of the host's router that answers GET: `/api/figures`, `/pedido/:secret`. */
  readonly getRoutes: readonly string[]
  /** Process of the host. */
  readonly hostPid: number
  /** Makes the content API fail: `{ down: true }`, `{ tooMany: 3 }`, `{ delayMs: 2000 }`, `{ body: '{}' }` for stories ('' ends it). */
  content(controls: { down?: boolean; tooMany?: number; delayMs?: number; body?: string }): Promise<void>
  /** Asks the host alone to stop; resolves with the code it ended with. */
  endHost(): Promise<number | null>
  stop(): Promise<void>
}

/** Settings of an owner who has set everything a page may show. The numbers belong to no company. */
export const testCompany = {
  COMPANY_LEGAL_NAME: 'Empresa de Teste, Lda.',
  COMPANY_TAX_NUMBER: '123456789',
  COMPANY_SEAT: 'Rua de Teste 1, 1000-001 Lisboa',
  COMPANY_COMMERCIAL_REGISTER: 'Lisboa, 123456789',
  COMPANY_EMAIL: 'ola@exemplo.pt',
  COMPANY_PHONE: '+351210000000',
  COMPANY_PHONE_TEXT: '210 000 000',
  COMPANY_PHONE_HOURS: 'Segunda a sexta, das 10h às 19h',
  COMPANY_PHONE_COST: 'chamada para a rede fixa nacional',
  COMPANY_CREDIT_REGISTER: '0009999',
  COMPANY_CREDIT_CATEGORY: 'vinculado',
  COMPANY_CREDIT_LENDERS: 'Banco de Teste',
  COMPANY_CREDIT_SERVICES: 'apresentação de propostas',
  COMPANY_CREDIT_GUARANTEE: 'seguro de teste',
  COMPANY_INSURANCE_REGISTER: '0009998',
  COMPANY_INSURANCE_CATEGORY: 'agente de seguros',
  COMPANY_INSURANCE_HOLDINGS: 'nenhuma',
  COMPANY_INSURANCE_ANALYSIS: 'Seguradora de Teste, sem exclusivo',
  COMPANY_INSURANCE_POWERS: 'não',
  COMPANY_INSURANCE_PAY: 'comissão incluída no prémio',
  COMPANY_DISPUTE_BODY: 'Centro de Teste',
  COMPANY_DISPUTE_BODY_URL: 'https://ral.example/',
}

/** Addresses that the content service reports when it has started. */
interface ContentService {
  readonly url: string
  readonly space: number
  readonly token: string
  readonly uploads: string
}

/** Names the folder of the compiled host; empty in the settings of a site whose host shall run from its sources. */
export const compiledHost = 'TEST_HOST_FOLDER'

/** Names the flags of Node that such a host has in production. */
export const compiledHostFlags = 'TEST_HOST_FLAGS'

/** Names the folder of a registry with every build, where a run has published them once for all its sites. */
export const publishedBuilds = 'TEST_DEPLOYMENTS_FOLDER'

const compiled: Readonly<Record<string, string>> = {
  'src/server/main.ts': 'host.mjs',
  'tools/start/content-api.main.ts': 'content.mjs',
}

/** A script of the host's: compiled, as in production, where a run has made that; else from its source. */
function scriptOf(file: string, env: NodeJS.ProcessEnv) {
  const [folder, name] = [env[compiledHost] ?? process.env[compiledHost], compiled[file]]
  const flags = name === 'host.mjs' ? (process.env[compiledHostFlags] ?? '').split(' ').filter(Boolean) : []
  if (folder && name) return { script: path.join(folder, name), execArgv: flags }
  const register = pathToFileURL(path.join(root, 'host/register.mjs')).href
  return { script: path.join(root, 'host', file), execArgv: ['--import', register] }
}

/** Starts a script of the host's, which is not ours to import. */
export function child(file: string, env: NodeJS.ProcessEnv) {
  const { script, execArgv } = scriptOf(file, env)
  return fork(script, { execArgv, env: { ...process.env, NODE_OPTIONS: '', ...env }, silent: true })
}

export const firstMessage = <Message>(from: ChildProcess, output: string[]) =>
  new Promise<Message>((resolve, reject) => {
    from.once('message', (value) => resolve(value as Message))
    from.once('exit', (code) => reject(new Error(`stopped with ${code}: ${output.join('\n')}`)))
  })

const ended = (one: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (one.exitCode !== null || one.signalCode !== null) return resolve()
    one.once('exit', () => resolve())
    one.kill('SIGTERM')
  })

/** Output of a process, line by line as it comes. */
export function linesOf(one: ChildProcess) {
  const lines: string[] = []
  for (const stream of [one.stdout, one.stderr])
    if (stream) createInterface(stream).on('line', (line) => line && lines.push(line))
  return lines
}

export async function startSite(env: NodeJS.ProcessEnv = {}): Promise<TestSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-site-'))
  const store = openFolderStore(path.join(folder, 'deployments'))
  const published = process.env[publishedBuilds]
  if (published) linkFolder(published, store.location)
  else await publishBuilt(store)
  const contentFolder = path.join(folder, 'content')
  cpSync(path.join(root, 'host/content'), contentFolder, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const previewToken = randomUUID()
  const webhookSecret = randomUUID()
  const api = child('tools/start/content-api.main.ts', {
    CONTENT_FOLDER: contentFolder,
    CONTENT_TEST_CONTROLS: '1',
    DEPLOYMENTS_URL: store.location,
    STORYBLOK_PREVIEW_TOKEN: previewToken,
    SITE_URL: url,
    STORYBLOK_WEBHOOK_SECRET: webhookSecret,
  })
  const { url: apiUrl, space, token, uploads } = await firstMessage<ContentService>(api, linesOf(api))
  const leadsFile = path.join(folder, 'leads.sqlite')
  const host = child('src/server/main.ts', {
    PORT: String(port),
    CONTENT_API_URL: `${apiUrl}/v2`,
    STORYBLOK_PREVIEW_TOKEN: previewToken,
    EDITOR_ORIGINS: apiUrl,
    STORYBLOK_SPACE_ID: String(space),
    STORYBLOK_MANAGEMENT_TOKEN: token,
    MANAGEMENT_API_URL: `${apiUrl}/v1`,
    CONTENT_UPLOADS: uploads,
    STORYBLOK_WEBHOOK_SECRET: webhookSecret,
    CONTENT_EVERY_SECONDS: '5',
    DEPLOYMENTS_URL: store.location,
    LEADS_DATABASE: leadsFile,
    LEADS_PER_MINUTE: '1000',
    // All visitors of a test come from one address.
    DRAWING_MS_PER_SECOND: '100000',
    ...testCompany,
    XDG_DATA_HOME: path.join(folder, 'keys'),
    ...env,
  })
  const logs = linesOf(host)
  const { getRoutes } = await firstMessage<{ getRoutes: readonly string[] }>(host, logs)
  return {
    url,
    editorUrl: `${apiUrl}/editor`,
    store,
    leadsFile,
    contentFolder,
    logs,
    getRoutes,
    hostPid: host.pid ?? 0,
    async content(controls) {
      const query = new URLSearchParams()
      for (const [name, value] of Object.entries(controls))
        query.set(name, typeof value === 'string' ? value : String(Number(value)))
      await fetch(`${apiUrl}/test-controls?${query}`)
    },
    async endHost() {
      await ended(host)
      return host.exitCode
    },
    async stop() {
      await Promise.all([ended(host), ended(api)])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
