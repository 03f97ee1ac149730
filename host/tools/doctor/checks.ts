import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { Kysely, sql } from 'kysely'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { openStore } from 'shared-lib/deployments/open-store'
import { healthPath } from '../../src/base/addresses/addresses'
import { isPostgresUrl, namePlace } from '../../src/base/database/host-database'
import { postgresDialect } from '../../src/base/database/postgres-dialect'
import { faultsIn } from '../../src/base/settings/read-all'
import { leadKeys } from '../../src/base/vault/lead-keys'
import { readConfig } from '../../src/server/config'
import { readAddress, readDatabase } from '../../src/server/read-settings'
import { readShellBuild } from '../../src/server/shell-build'
import { isFree } from '../start/free-port'
import { hasLocalContent, isProduction } from '../start/site-settings'
import { checkCompany } from './check-company'
import { type Check, type Finding, note, ok, wrong } from './examine'

const repository = path.resolve(import.meta.dirname, '../../..')
const hostFolder = path.join(repository, 'host')

/** Of a service that should answer at once, in ms. */
const askLimitMs = 5_000

/** `npm start` brings a content service of its own, whose address need not be set. */
const withContent = (env: NodeJS.ProcessEnv) =>
  hasLocalContent(env) ? { ...env, CONTENT_API_URL: 'http://127.0.0.1/v2' } : env

function settingFaults(env: NodeJS.ProcessEnv): readonly string[] {
  const readers = [
    () => readConfig(withContent(env)),
    // Without the setting a local start makes itself a key, and that is not a doctor's to do.
    () => (env.LEADS_KEYS || isProduction(env) ? leadKeys(env) : undefined),
    () => openStore(env.DEPLOYMENTS_URL, env),
  ]
  return readers.flatMap((read) => {
    try {
      read()
      return []
    } catch (cause) {
      return faultsIn(cause)
    }
  })
}

function checkSettings(env: NodeJS.ProcessEnv): readonly Finding[] {
  const faults = settingFaults(env)
  if (faults.length === 0) return [ok('settings can be read')]
  return faults.map((fault) => wrong(fault, 'docs/settings.md'))
}

async function checkPort(env: NodeJS.ProcessEnv): Promise<Finding> {
  const { port, address } = readAddress(env)
  if (await isFree(port, address)) return ok(`port ${port} is free`)
  const isSite = await fetch(`http://127.0.0.1:${port}${healthPath}`, {
    signal: AbortSignal.timeout(askLimitMs),
  })
    .then(async (answer) => answer.ok && (await answer.json()).ok === true)
    .catch(() => false)
  return isSite
    ? note(`a site answers on port ${port} already`)
    : wrong(`port ${port} is taken by something else`, 'stop it, or choose another: PORT=3001 npm start')
}

/** The folder itself, or what it would be made in. */
const standing = (place: string): string => (existsSync(place) ? place : standing(path.dirname(place)))

function isWritable(place: string) {
  try {
    accessSync(standing(place), constants.W_OK)
    return true
  } catch {
    return false
  }
}

async function checkDatabase(env: NodeJS.ProcessEnv): Promise<Finding> {
  const place = readDatabase(env)
  const name = namePlace(place)
  if (!isPostgresUrl(place))
    return isWritable(place)
      ? ok(`database: the file ${name}${existsSync(place) ? '' : ', made at the first start'}`)
      : wrong(
          `database: ${name} cannot be written`,
          'give its folder to who runs the site, or set LEADS_DATABASE',
        )
  const database = new Kysely<object>({ dialect: postgresDialect(place, () => {}) })
  try {
    await sql`select 1`.execute(database)
    return ok(`database: ${name} answers`)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    return wrong(`database: ${name} does not answer (${why})`, 'see that it runs, and DATABASE_URL')
  } finally {
    await database.destroy()
  }
}

async function checkContent(env: NodeJS.ProcessEnv): Promise<Finding> {
  if (hasLocalContent(env)) {
    const folder = env.CONTENT_FOLDER ?? path.join(hostFolder, 'content')
    return existsSync(path.join(folder, 'stories'))
      ? ok('content: the local service of npm start')
      : wrong(`content: ${folder} has no stories`, 'set CONTENT_FOLDER to a folder like host/content')
  }
  const { contentEndpoint, contentToken } = readConfig(env)
  const { origin } = new URL(contentEndpoint)
  const address = `${contentEndpoint}/cdn/spaces/me?token=${encodeURIComponent(contentToken)}`
  const answer = await fetch(address, { signal: AbortSignal.timeout(askLimitMs) }).catch(() => undefined)
  await answer?.body?.cancel()
  if (answer?.ok) return ok(`content: ${origin} answers`)
  if (answer?.status === 401)
    return wrong(`content: ${origin} refuses the token`, 'STORYBLOK_TOKEN, STORYBLOK_REGION')
  const why = answer ? `answers ${answer.status}` : 'does not answer'
  return wrong(`content: ${origin} ${why}`, 'CONTENT_API_URL or STORYBLOK_REGION, and the way there')
}

export async function checkDeployments(
  store: DeploymentStore,
  production: boolean,
): Promise<readonly Finding[]> {
  const { entries } = await store.registry()
  const served = Object.entries(entries).map(([name, { current }]) => ({ name, version: current }))
  if (served.length === 0) {
    const text = `deployments: nothing is deployed in ${store.location}`
    return [
      production
        ? wrong(text, 'npm run deploy -- mf-…, and DEPLOYMENTS_URL')
        : note(text, 'npm start does it'),
    ]
  }
  const found = await Promise.all(
    served.map(async (one) => ({ ...one, there: await store.has(one.name, one.version) })),
  )
  const lost = found.filter(({ there }) => !there)
  if (lost.length === 0) return [ok(`deployments: ${served.length} micro-frontends in ${store.location}`)]
  return lost.map(({ name, version }) =>
    wrong(
      `deployments: ${name} ${version} is served and not there`,
      `npm run rollback -- ${name}, or deploy it again`,
    ),
  )
}

function checkBuild(): Finding {
  try {
    return ok(`shell: ${readShellBuild(hostFolder).build}`)
  } catch {
    return note('shell: not built yet', 'npm start does it, or npm run build -- host')
  }
}

/** Checks of all that a site needs in this environment. Nothing is written, no secret is shown. */
export const doctorChecks = (env: NodeJS.ProcessEnv): Readonly<Record<string, Check>> => ({
  runtime: () => ok(`Node ${process.versions.node}, packages installed`),
  settings: () => checkSettings(env),
  port: () => checkPort(env),
  database: () => checkDatabase(env),
  content: () => checkContent(env),
  company: () => checkCompany(env),
  deployments: () => checkDeployments(openStore(env.DEPLOYMENTS_URL, env), isProduction(env)),
  shell: checkBuild,
})
