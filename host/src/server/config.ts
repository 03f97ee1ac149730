import path from 'node:path'

export interface HostConfig {
  readonly port: number
  readonly address: string
  readonly production: boolean
  /** Public origin for canonical links, e.g. `https://queropoupar.pt`. */
  readonly origin: string | undefined
  readonly contentToken: string
  /** Content Delivery API, version included; undefined means Storyblok's own. */
  readonly contentEndpoint: string | undefined
  /** Requests per second to the content service. */
  readonly contentRateLimit: number
  readonly deployments: string | undefined
  readonly leadsFile: string
  /** Origins besides ours that pages may show images from. */
  readonly imageOrigins: readonly string[]
  /** Origins besides our own that pages may load fonts from, and that their scripts may call. */
  readonly fontOrigins: readonly string[]
  readonly connectOrigins: readonly string[]
  readonly webhookSecret: string | undefined
  /** Lead posts per client and minute. */
  readonly leadsPerMinute: number
  /** Calls of calculators per client and minute. */
  readonly calculationsPerMinute: number
  readonly logLevel: string
  /** Balancers before the host: what a visitor claims beyond them is not believed. */
  readonly trustProxy: number
  /** Where `host/dist`, `host/content` and `host/src` stand. */
  readonly hostFolder: string
}

/** Where Storyblok serves the assets of a space: https://www.storyblok.com/docs/api/image-service */
const storyblokAssets = 'https://a.storyblok.com'

const hostFolder = path.resolve(import.meta.dirname, '../..')

const origins = (text = '') => text.split(/\s+/).filter(Boolean)

function whole(name: string, text: string | undefined, fallback: number, max = 1_000_000) {
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

/** Reads the environment; throws one plain sentence naming the variable that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): HostConfig {
  const production = env.NODE_ENV === 'production'
  const local = env.CONTENT_API_URL !== undefined
  if (!local && !env.STORYBLOK_TOKEN)
    throw new Error(
      'Say where content comes from: STORYBLOK_TOKEN for a real space, or CONTENT_API_URL for a local one.',
    )
  return {
    ...readAddress(env),
    production,
    origin: env.PUBLIC_ORIGIN?.replace(/\/$/, ''),
    contentToken: env.STORYBLOK_TOKEN ?? 'local',
    contentEndpoint: env.CONTENT_API_URL,
    contentRateLimit: whole('CONTENT_RATE_LIMIT', env.CONTENT_RATE_LIMIT, local ? 200 : 5),
    deployments: env.DEPLOYMENTS_URL,
    leadsFile: env.LEADS_DATABASE ?? path.join(hostFolder, '../.local/leads.sqlite'),
    imageOrigins: origins(env.IMAGE_ORIGINS ?? (local ? '' : storyblokAssets)),
    fontOrigins: origins(env.FONT_ORIGINS),
    connectOrigins: origins(env.CONNECT_ORIGINS),
    webhookSecret: env.STORYBLOK_WEBHOOK_SECRET,
    leadsPerMinute: whole('LEADS_PER_MINUTE', env.LEADS_PER_MINUTE, 20),
    calculationsPerMinute: whole('CALCULATIONS_PER_MINUTE', env.CALCULATIONS_PER_MINUTE, 120),
    logLevel: env.LOG_LEVEL ?? 'info',
    trustProxy: whole('TRUST_PROXY', env.TRUST_PROXY, 0, 10),
    hostFolder,
  }
}
