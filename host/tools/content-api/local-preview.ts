import type { LocalAccess } from '../stories/local-access'

/** The two names that this machine gives itself. */
const bothNames = (url: string) => [url, url.replace('127.0.0.1', 'localhost')]

/** Environment of a host on this machine that shows drafts to the local editor. */
export const localPreview = ({ url, space, token, uploads }: LocalAccess, previewToken: string) => ({
  STORYBLOK_PREVIEW_TOKEN: previewToken,
  EDITOR_ORIGINS: bothNames(url).join(' '),
  STORYBLOK_SPACE_ID: String(space),
  STORYBLOK_MANAGEMENT_TOKEN: token,
  MANAGEMENT_API_URL: `${url}/v1`,
  CONTENT_UPLOADS: uploads,
})
