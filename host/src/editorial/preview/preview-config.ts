import { regions } from 'shared-lib/contract/stories/storyblok-regions'

/** Access to drafts, and the origins of the editor. Without it drafts are never shown. */
export interface PreviewConfig {
  /** Storyblok's preview access token: reads drafts, and signs what the editor opens. */
  readonly token: string
  /** Origins that may frame a preview and send it messages. */
  readonly editors: readonly string[]
  /** Storyblok's own bridge; undefined: ours handles the same messages. */
  readonly bridge: string | undefined
  /** Where dates of publication are kept; undefined: scheduled stories are not known. */
  readonly schedules: ScheduleAccess | undefined
}

export interface ScheduleAccess {
  readonly space: string
  readonly token: string
  /** Management API, version included. */
  readonly endpoint: string
}

const storyblok = 'https://app.storyblok.com'

const httpUrl = (name: string, text: string) => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${name}: "${text}" is not an address like ${storyblok}`)
  return text
}

/** Reads the environment; throws one plain sentence naming the variable that is wrong. */
export function readPreview(env: NodeJS.ProcessEnv): PreviewConfig | undefined {
  const { STORYBLOK_PREVIEW_TOKEN: token, STORYBLOK_SPACE_ID: space } = env
  if (!token) return undefined
  if (token.length < 16) throw new Error('STORYBLOK_PREVIEW_TOKEN is too short to sign anything')
  const real = env.CONTENT_API_URL === undefined
  const editors = (env.EDITOR_ORIGINS ?? (real ? storyblok : '')).split(/\s+/).filter(Boolean)
  const bridge = env.STORYBLOK_BRIDGE_URL ?? (real ? `${storyblok}/f/storyblok-v2-latest.js` : '')
  const management = env.STORYBLOK_MANAGEMENT_TOKEN
  const region = regions[env.STORYBLOK_REGION ?? 'eu']
  return {
    token,
    editors: editors.map((editor) => new URL(httpUrl('EDITOR_ORIGINS', editor)).origin),
    bridge: bridge ? httpUrl('STORYBLOK_BRIDGE_URL', bridge) : undefined,
    schedules:
      management && space
        ? { space, token: management, endpoint: env.MANAGEMENT_API_URL ?? `https://${region}/v1` }
        : undefined,
  }
}
