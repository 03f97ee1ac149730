import path from 'node:path'
import { deliveryEndpoint } from 'shared-lib/contract/stories/storyblok-regions'
import { messages } from 'shared-lib/rules/validation/messages'
import { isGtmId } from 'shared-lib/rules/validation/rules/gtm-id'
import { isPostgresUrl } from '../base/database/host-database'
import { SettingFaults } from '../base/settings/read-all'

// Single settings: each reads its variables from the environment, or throws one plain sentence.

export const hostFolder = path.resolve(import.meta.dirname, '../..')

export const origins = (text = '') => text.split(/\s+/).filter(Boolean)

export function whole(name: string, text: string | undefined, fallback: number, max = 1_000_000) {
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new Error(`${name} must be a whole number from 0 to ${max}, not "${text}"`)
  return value
}

/** Where the host listens: port 0 to 65535, and every address in production. */
export const readAddress = (env: NodeJS.ProcessEnv) => ({
  port: whole('PORT', env.PORT, 3000, 65_535),
  address: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
})

const leadsFile = (env: NodeJS.ProcessEnv) =>
  env.LEADS_DATABASE ?? path.join(hostFolder, '../.local/leads.sqlite')

/** Where this environment stores: a file of the embedded database, or a PostgreSQL URL. */
export function readDatabase(env: NodeJS.ProcessEnv) {
  const url = env.DATABASE_URL
  // The text itself may hold a password and is not repeated.
  if (url && !(isPostgresUrl(url) && URL.canParse(url)))
    throw new Error(
      'DATABASE_URL must be a URL that begins with postgres:// (leave it out for the embedded one)',
    )
  return url || leadsFile(env)
}

/** Folder of mails while no mail server is configured: next to the database. */
export const readMailFolder = (env: NodeJS.ProcessEnv) => path.join(path.dirname(leadsFile(env)), 'outbox')

/** A mail server alone is not enough: mails name their sender, and their links lead to the public site. */
export function readMail(env: NodeJS.ProcessEnv) {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = env
  if (smtpUrl) {
    if (!/^smtps?:\/\//.test(smtpUrl)) throw new Error('SMTP_URL must begin with smtp:// or smtps://')
    const missing = ['MAIL_FROM', 'PUBLIC_ORIGIN'].filter((name) => !env[name])
    if (missing.length > 0) throw new SettingFaults(missing.map((name) => `SMTP_URL needs ${name} too`))
  }
  return {
    smtpUrl: smtpUrl || undefined,
    mailFrom: from || 'Quero Poupar <newsletter@localhost>',
    mailFolder: readMailFolder(env),
  }
}

/** Exact origins: a path, a wildcard or a slash at the end would never equal a browser's `Origin`. */
export function readPartners({ PARTNER_ORIGINS: text }: NodeJS.ProcessEnv, production: boolean) {
  const partners = origins(text)
  for (const partner of partners) {
    const url = URL.canParse(partner) ? new URL(partner) : undefined
    const isWeb = url?.protocol === 'https:' || (url?.protocol === 'http:' && !production)
    if (!isWeb || url.origin !== partner)
      throw new Error(`PARTNER_ORIGINS: "${partner}" is not an origin like https://example.pt`)
  }
  return partners
}

/** A year: see `docs/contracts/lead-api.md` for the reason. */
const keptDays = 365

export function readKeptDays({ LEADS_KEPT_DAYS: text }: NodeJS.ProcessEnv) {
  const days = whole('LEADS_KEPT_DAYS', text, keptDays, 3650)
  if (days === 0) throw new Error('LEADS_KEPT_DAYS must be at least 1')
  return days
}

export function readGtmId({ GTM_ID: id }: NodeJS.ProcessEnv) {
  if (id && !isGtmId(id)) throw new Error(`GTM_ID "${id}" ${messages.gtmId}`)
  return id || undefined
}

/** As long as its signatures: a shorter one could be guessed. */
export function readOverrideSecret({ OVERRIDE_SECRET: secret }: NodeJS.ProcessEnv) {
  if (secret && secret.length < 32) throw new Error('OVERRIDE_SECRET must have at least 32 characters')
  return secret || undefined
}

/** Required in production: links back to the site need it. */
export function readOrigin({ PUBLIC_ORIGIN: text, NODE_ENV }: NodeJS.ProcessEnv) {
  if (!text) {
    if (NODE_ENV !== 'production') return undefined
    throw new Error(
      'PUBLIC_ORIGIN is empty: canonical links, previews and structured data need whole addresses',
    )
  }
  const origin = text.replace(/\/$/, '')
  if (!/^https?:/.test(text) || !URL.canParse(text) || new URL(text).origin !== origin)
    throw new Error(`PUBLIC_ORIGIN: "${text}" is not an origin like https://queropoupar.pt`)
  if (NODE_ENV === 'production' && !text.startsWith('https:'))
    throw new Error(`PUBLIC_ORIGIN: "${text}" must begin with https: in production`)
  return origin
}

export function readContent(env: NodeJS.ProcessEnv) {
  const { CONTENT_API_URL: endpoint, STORYBLOK_TOKEN: token } = env
  if (endpoint === undefined && !token)
    throw new Error(
      'Say where content comes from: STORYBLOK_TOKEN for a real space, or CONTENT_API_URL for a local one.',
    )
  if (endpoint !== undefined && !URL.canParse(endpoint))
    throw new Error(`CONTENT_API_URL: "${endpoint}" is not an address like http://127.0.0.1:4000/v2`)
  return { contentToken: token ?? 'local', contentEndpoint: endpoint ?? deliveryEndpoint(env) }
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

export function readLogLevel({ LOG_LEVEL: level }: NodeJS.ProcessEnv) {
  if (level && !logLevels.includes(level))
    throw new Error(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${level}"`)
  return level || 'info'
}
