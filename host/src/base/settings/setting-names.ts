import { ownerFieldNames, phoneFieldNames, settingName } from './owner-fields'

/** Every setting of a host by its name; the tables of docs/settings.md and operations list the same (test). */
export const settingNames: ReadonlySet<string> = new Set([
  ...[
    'PORT',
    'HOST',
    'PUBLIC_ORIGIN',
    'TRUST_PROXY',
    'LOG_LEVEL',
    'SHUTDOWN_DELAY_MS',
    'METRICS_TOKEN',
    'SITE_URL',
  ],
  ...['HTTPS_PORT', 'HTTPS_CERT', 'HTTPS_KEY', 'GTM_ID', 'DATE_INPUT_DEBOUNCE_MS', 'TELEMETRY_ONE_IN'],
  ...['STORYBLOK_TOKEN', 'STORYBLOK_REGION', 'STORYBLOK_PREVIEW_TOKEN', 'STORYBLOK_BRIDGE_URL'],
  ...['STORYBLOK_MANAGEMENT_TOKEN', 'STORYBLOK_SPACE_ID', 'STORYBLOK_WEBHOOK_SECRET', 'EDITOR_ORIGINS'],
  ...['CONTENT_API_URL', 'CONTENT_FOLDER', 'CONTENT_CHANGES', 'CONTENT_EVERY_SECONDS', 'CONTENT_RATE_LIMIT'],
  ...[
    'DATABASE_URL',
    'LEADS_DATABASE',
    'LEADS_KEYS',
    'LEADS_KEPT_DAYS',
    'LEADS_PER_MINUTE',
    'LEAD_MAILS_PER_HOUR',
  ],
  ...['CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET', 'CRM_MILESTONES_SECRET', 'DELIVERY_ATTEMPTS', 'REF_LOG_DAYS'],
  ...['PHONE_VERIFICATION_URL', 'PHONE_VERIFICATION_KEY', 'PARTNER_ORIGINS', 'PARTNER_CONSENTS'],
  ...['IMAGE_ORIGINS', 'FONT_ORIGINS', 'CONNECT_ORIGINS', 'SMTP_URL', 'MAIL_FROM', 'OVERRIDE_SECRET'],
  ...[
    'NEWSLETTER_PER_MINUTE',
    'NEWSLETTER_CONFIRM_HOURS',
    'CALCULATIONS_PER_MINUTE',
    'DRAWING_MS_PER_SECOND',
  ],
  ...[
    'CANARY_ERROR_PERCENT',
    'CANARY_ERROR_TIMES',
    'CANARY_PAGE_VIEWS',
    'CANARY_INP_MS',
    'CANARY_INP_SAMPLES',
  ],
  ...[
    'DEMOTE_FAILURE_PERCENT',
    'DEMOTE_PAGE_VIEWS',
    'DEMOTE_WINDOW_MINUTES',
    'VERDICT_NETWORKS',
    'GUARD_SECONDS',
  ],
  ...['TEAM_WEBHOOK_URL', 'TEAM_WEBHOOK_SECRET', 'DEPLOYED_BY'],
  ...['DEPLOYMENTS_URL', 'DEPLOYMENTS_DATABASE_URL', 'DEPLOYMENTS_CACHE', 'DEPLOYMENTS_KEPT_DAYS'],
  ...[...ownerFieldNames, ...phoneFieldNames, 'controller'].map(settingName),
])

/** Shorter names are near to those of other programs. */
const shortest = 8

/** Letters to add, drop, change or swap with their neighbour, of two words; stops counting past `most`. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const [left = 0, up = 0, corner = 0] = [next[j - 1], row[j], row[j - 1]]
      next[j] = Math.min(
        left + 1,
        up + 1,
        corner + same,
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? most + 1
}

/** One sentence for each variable that is a setting with up to two wrong letters, or in small ones, and not also set right. */
export function misspeltSettings(env: NodeJS.ProcessEnv): readonly string[] {
  const unset = [...settingNames].filter((name) => name.length >= shortest && env[name] === undefined)
  return Object.keys(env).flatMap((name) => {
    if (settingNames.has(name)) return []
    const most = name.length > shortest + 1 ? 2 : 1
    const meant = unset
      .map((known) => ({ known, away: distance(name.toUpperCase(), known, most) }))
      .toSorted((a, b) => a.away - b.away)[0]
    return meant && meant.away <= most ? [`${name} is no setting: did you mean ${meant.known}?`] : []
  })
}
