import path from 'node:path'
import { contentWebhook } from '../../src/base/addresses/addresses'
import { createContentApi } from '../content-api/content-api'
import { localSpaceId } from '../content-api/management/management-api'
import { countChanges } from '../content-api/space-changes'
import {
  changesFolder,
  type LocalAccess,
  newToken,
  removeAccess,
  uploadsFolder,
  writeAccess,
} from '../stories/local-access'
import { log } from './site-settings'

const hostFolder = path.resolve(import.meta.dirname, '../..')

/** The local content service as the environment wants it. */
export async function openLocalContent(
  env: NodeJS.ProcessEnv,
): Promise<{ access: LocalAccess; close: () => Promise<void> }> {
  const changes = changesFolder(env)
  const token = newToken()
  const uploads = uploadsFolder(changes)
  const { STORYBLOK_PREVIEW_TOKEN: previewToken, SITE_URL: site, STORYBLOK_WEBHOOK_SECRET: secret } = env
  const api = await createContentApi({
    folder: env.CONTENT_FOLDER ?? path.join(hostFolder, 'content'),
    port: Number(env.CONTENT_API_PORT ?? 0),
    changes,
    tokens: { preview: [token, ...(previewToken ? [previewToken] : [])] },
    management: { token },
    ...(previewToken && site && { editor: { site, previewToken, token, space: localSpaceId, uploads } }),
    ...(site && secret && { webhook: { url: `${site}${contentWebhook}`, secret } }),
    testControls: env.CONTENT_TEST_CONTROLS === '1',
    log,
  })
  const changed = countChanges(changes)
  if (changed > 0) console.log(`  ${changed} stories written in ${changes} stand for those of the repository`)
  const access = { url: api.url, space: localSpaceId, token, uploads }
  writeAccess(changes, access)
  return {
    access,
    async close() {
      removeAccess(changes)
      await api.close()
    },
  }
}
