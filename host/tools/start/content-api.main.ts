import path from 'node:path'
import { stopOnce } from '../../src/server/stop-once'
import { createContentApi } from '../content-api/content-api'
import { changesFolder, newToken, removeAccess, writeAccess } from '../content-api/local-access'
import { localSpaceId } from '../content-api/management/management-api'
import { countChanges } from '../content-api/space-changes'

// The local content API as a process of its own; its parent is told the address.
const changes = changesFolder(process.env)
const token = newToken()
const { STORYBLOK_PREVIEW_TOKEN: previewToken, SITE_URL: site } = process.env
const hostFolder = path.resolve(import.meta.dirname, '../..')
const api = await createContentApi({
  folder: process.env.CONTENT_FOLDER ?? path.join(hostFolder, 'content'),
  port: Number(process.env.CONTENT_API_PORT ?? 0),
  changes,
  tokens: { preview: [token, ...(previewToken ? [previewToken] : [])] },
  management: { token },
  ...(previewToken && site && { editor: { site, previewToken, token, space: localSpaceId } }),
  testControls: process.env.CONTENT_TEST_CONTROLS === '1',
})
const changed = countChanges(changes)
if (changed > 0) console.log(`  ${changed} stories written in ${changes} stand for those of the repository`)
writeAccess(changes, { url: api.url, space: localSpaceId, token })
process.send?.({ url: api.url, space: localSpaceId, token })
stopOnce(async () => {
  removeAccess(changes)
  await api.close()
})
