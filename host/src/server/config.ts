import { assetOrigins } from 'shared-lib/contract/stories/storyblok-regions'
import { defaultTypingPauseMs, longestTypingPauseMs } from 'shared-lib/rules/dates/typing-pause'
import { defaultMailsPerHour } from '../base/security/mail-limits'
import { readOwner } from '../base/settings/owner-fields'
import { readAll, SettingFaults } from '../base/settings/read-all'
import { misspeltSettings } from '../base/settings/setting-names'
import { type PreviewConfig, readPreview } from '../editorial/preview/preview-config'
import { type GuardConfig, readGuard } from '../remotes/deployments/guard/guard-config'
import { type PartnerWords, readPartnerWords } from '../visitors/leads/consent-versions'
import { type DeliveryConfig, readDelivery } from '../visitors/leads/delivery/delivery-config'
import { defaultAttempts } from '../visitors/leads/delivery/outbox'
import {
  hostFolder,
  origins,
  readAddress,
  readContent,
  readDatabase,
  readGtmId,
  readKeptDays,
  readLogLevel,
  readMail,
  readOrigin,
  readOverrideSecret,
  readPartners,
  whole,
} from './read-settings'

export interface HostConfig extends DeliveryConfig, GuardConfig {
  /** The environment's facts of the company, by field of `config/empresa`. */
  readonly owner: Readonly<Record<string, string>>
  readonly port: number
  readonly address: string
  readonly production: boolean
  /** Public origin for canonical links, e.g. `https://queropoupar.pt`. */
  readonly origin: string | undefined
  readonly contentToken: string
  /** Content Delivery API, version included. */
  readonly contentEndpoint: string
  /** Requests per second to the content service. */
  readonly contentRateLimit: number
  readonly deployments: string | undefined
  /** Store of leads and other visitor data: a file of the embedded database, or a PostgreSQL URL. */
  readonly database: string
  /** Origins besides ours that pages may show images from. */
  readonly imageOrigins: readonly string[]
  /** Origins besides our own that pages may load fonts from, and that their scripts may call. */
  readonly fontOrigins: readonly string[]
  readonly connectOrigins: readonly string[]
  readonly webhookSecret: string | undefined
  /** How often a newer version of the content is looked for, without a webhook. */
  readonly contentEverySeconds: number
  /** Lead posts per client and minute. */
  readonly leadsPerMinute: number
  /** Mails about leads to all addresses together within an hour. */
  readonly leadMailsPerHour: number
  /** Sites of others whose pages may send leads. */
  readonly partnerOrigins: readonly string[]
  /** Wordings next to the boxes of partners' own forms. */
  readonly partnerWords: PartnerWords
  /** How long a lead is kept before the person is taken out of it. */
  readonly leadsKeptDays: number
  /** Ms of drawing uncached pages that each client may cause a second. */
  readonly drawingMsPerSecond: number
  /** Calls of calculators per client and minute. */
  readonly calculationsPerMinute: number
  /** Newsletter, visit and consent calls per client and minute. */
  readonly newsletterPerMinute: number
  /** How long a link to confirm the newsletter is good for. */
  readonly newsletterConfirmHours: number
  /** Mail server of the newsletter; undefined: mails become files in `mailFolder`. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly mailFolder: string
  /** How long the ref-log keeps a line. */
  readonly refLogDays: number
  /** Tag manager, loaded after consent only. */
  readonly gtmId: string | undefined
  readonly logLevel: string
  /** Bearer token for `/metrics`. */
  readonly metricsToken: string | undefined
  /** One page view in this many sends reports (1: each); failures are always reported. */
  readonly telemetryOneIn: number
  /** Pause after the last key before a typed date is taken. */
  readonly datePauseMs: number
  /** In ms: how long `/ready` fails before connections are closed, so that a balancer notices. */
  readonly shutdownDelayMs: number
  /** Balancers before the host: a client's claims beyond them are not believed. */
  readonly trustProxy: number
  /** Access to drafts; undefined: none. */
  readonly preview?: PreviewConfig | undefined
  /** Key that links to developers' own builds are signed with; undefined: production honours none. */
  readonly overrideSecret?: string | undefined
  /** Where the local editor keeps the pictures that it took in; undefined without one. */
  readonly uploads: string | undefined
  /** Folder of `host/dist`, `host/content` and `host/src`. */
  readonly hostFolder: string
}

/** Reads the environment. Throws SettingFaults: one plain sentence for each variable that is wrong, all at once. */
export function readConfig(env: NodeJS.ProcessEnv): HostConfig {
  const production = env.NODE_ENV === 'production'
  const local = env.CONTENT_API_URL !== undefined
  const wholeOf = (name: string, fallback: number, max?: number) => () =>
    whole(name, env[name], fallback, max)
  const atLeastOne = (name: string, fallback: number, max?: number) => () =>
    Math.max(1, whole(name, env[name], fallback, max))
  const {
    address,
    content,
    delivery,
    guard,
    mail,
    names: _,
    ...read
  } = readAll({
    names() {
      const misspelt = misspeltSettings(env)
      if (misspelt.length > 0) throw new SettingFaults(misspelt)
    },
    address: () => readAddress(env),
    origin: () => readOrigin(env),
    content: () => readContent(env),
    contentRateLimit: wholeOf('CONTENT_RATE_LIMIT', local ? 200 : 5),
    // A month of asking every five seconds is half a million calls, which a webhook of publications makes needless.
    contentEverySeconds: atLeastOne('CONTENT_EVERY_SECONDS', env.STORYBLOK_WEBHOOK_SECRET ? 60 : 5, 3600),
    database: () => readDatabase(env),
    leadsPerMinute: wholeOf('LEADS_PER_MINUTE', 20),
    leadMailsPerHour: wholeOf('LEAD_MAILS_PER_HOUR', defaultMailsPerHour),
    partnerOrigins: () => readPartners(env, production),
    partnerWords: () => readPartnerWords(env),
    leadsKeptDays: () => readKeptDays(env),
    delivery: () => readDelivery(env),
    guard: () => readGuard(env),
    deliveryAttempts: atLeastOne('DELIVERY_ATTEMPTS', defaultAttempts, 1000),
    drawingMsPerSecond: atLeastOne('DRAWING_MS_PER_SECOND', 250),
    calculationsPerMinute: wholeOf('CALCULATIONS_PER_MINUTE', 300),
    newsletterPerMinute: wholeOf('NEWSLETTER_PER_MINUTE', 60),
    newsletterConfirmHours: wholeOf('NEWSLETTER_CONFIRM_HOURS', 48, 8760),
    mail: () => readMail(env),
    refLogDays: wholeOf('REF_LOG_DAYS', 90, 3650),
    gtmId: () => readGtmId(env),
    logLevel: () => readLogLevel(env),
    telemetryOneIn: atLeastOne('TELEMETRY_ONE_IN', 1, 1000),
    datePauseMs: wholeOf('DATE_INPUT_DEBOUNCE_MS', defaultTypingPauseMs, longestTypingPauseMs),
    shutdownDelayMs: wholeOf('SHUTDOWN_DELAY_MS', 0, 60_000),
    trustProxy: wholeOf('TRUST_PROXY', 0, 10),
    preview: () => readPreview(env),
    overrideSecret: () => readOverrideSecret(env),
  })
  return {
    ...read,
    ...address,
    ...content,
    ...delivery,
    ...guard,
    ...mail,
    production,
    deployments: env.DEPLOYMENTS_URL,
    imageOrigins: env.IMAGE_ORIGINS === undefined && !local ? assetOrigins(env) : origins(env.IMAGE_ORIGINS),
    fontOrigins: origins(env.FONT_ORIGINS),
    connectOrigins: origins(env.CONNECT_ORIGINS),
    webhookSecret: env.STORYBLOK_WEBHOOK_SECRET,
    metricsToken: env.METRICS_TOKEN || undefined,
    owner: readOwner(env),
    uploads: env.CONTENT_UPLOADS || undefined,
    hostFolder,
  }
}
