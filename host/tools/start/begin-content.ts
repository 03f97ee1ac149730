import { type LocalAccess, newToken } from '../stories/local-access'
import { servicePort } from './free-port'
import { hasLocalContent, log } from './site-settings'

/** The two names that this machine gives itself. */
const bothNames = (url: string) => [url, url.replace('127.0.0.1', 'localhost')]

/** Environment of a host on this machine that shows drafts to the local editor. */
const localPreview = ({ url, space, token, uploads }: LocalAccess, previewToken: string) => ({
  STORYBLOK_PREVIEW_TOKEN: previewToken,
  EDITOR_ORIGINS: bothNames(url).join(' '),
  STORYBLOK_SPACE_ID: String(space),
  STORYBLOK_MANAGEMENT_TOKEN: token,
  MANAGEMENT_API_URL: `${url}/v1`,
  CONTENT_UPLOADS: uploads,
})

/** Returns the settings that the host needs for the local content service, which runs in this process. */
async function beginLocal(port: number) {
  const { openLocalContent } = await import('./local-content')
  const previewToken = process.env.STORYBLOK_PREVIEW_TOKEN ?? newToken()
  const secret = process.env.STORYBLOK_WEBHOOK_SECRET ?? newToken()
  const { access, close } = await openLocalContent({
    ...process.env,
    CONTENT_API_PORT: process.env.CONTENT_API_PORT ?? String(await servicePort(port)),
    STORYBLOK_PREVIEW_TOKEN: previewToken,
    STORYBLOK_WEBHOOK_SECRET: secret,
    SITE_URL: `http://localhost:${port}`,
  })
  printAddresses(access)
  return {
    env: {
      ...localPreview(access, previewToken),
      CONTENT_API_URL: `${access.url}/v2`,
      STORYBLOK_WEBHOOK_SECRET: secret,
      // Reported publications are fetched at once; those that a service of this machine could not report, soon.
      CONTENT_EVERY_SECONDS: process.env.CONTENT_EVERY_SECONDS ?? '5',
    },
    close,
  }
}

function printAddresses({ url }: LocalAccess) {
  log(`content API on ${url}/v2`)
  log(`editor on ${url.replace('127.0.0.1', 'localhost')}/editor`)
}

const noContent = { env: {}, close: async () => {} }

/**
 * The content service of a site on `port`, in this process, where its environment names no other; with what the host needs to
 * know of it.
 */
export const beginContent = (port: number) => (hasLocalContent(process.env) ? beginLocal(port) : noContent)
