import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DeploymentStore, UnknownVersion } from 'shared-lib/deployments/deployment-store'
import {
  assetsPath,
  deployedFilesPath,
  elementsScriptPath,
  faviconPath,
  iconSheetPath,
  oldTouchIconPath,
  shellFilesPath,
  touchIconPath,
} from '../base/addresses/addresses'
import { iconSheet } from '../content/blocks/icons'
import { type AssetFolders, folderOf } from '../content/images/asset-folders'
import { byteRange } from './byte-range'
import { isUnchanged } from './negotiation'
import { sendEncoded } from './send-encoded'
import { drawnFile, type ReadStaticFile, type StaticFile } from './static-files'

interface AssetRoutesOptions {
  readonly read: ReadStaticFile
  readonly store: DeploymentStore
  readonly hostFolder: string
  readonly assets: AssetFolders
  /** URL of the loader for foreign pages; its chunks are relative to it, so `/elements.js` redirects there. */
  readonly elementsUrl: string
}

const forever = 'public, max-age=31536000, immutable'
const hour = 'public, max-age=3600'

const ofFiles = { config: { cost: 'file' } } as const

/** One finished folder: nothing that leads elsewhere, and no version still being copied in. */
const isFolder = (name: string) => /^\w[\w.+-]*$/.test(name)

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile | undefined,
  cacheControl: string,
) {
  if (!file) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
  reply
    .header('content-type', file.type)
    .header('cache-control', cacheControl)
    // Module scripts are always fetched with CORS: foreign pages that use our tags need this on every file.
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
  const isKnown = isUnchanged(request.headers['if-none-match'], file.etag)
  if (file.type.startsWith('video/') && !isKnown)
    return sendPart(request, reply.headers({ etag: file.etag, vary: 'accept-encoding' }), file.identity)
  return sendEncoded(request, reply, file)
}

/** Some browsers play videos in parts only. https://www.rfc-editor.org/rfc/rfc9110#name-range-requests */
function sendPart(request: FastifyRequest, reply: FastifyReply, whole: Buffer) {
  reply.header('accept-ranges', 'bytes')
  const part = byteRange(request.headers.range, whole.length)
  if (part === undefined) return reply.send(whole)
  if (part === 'outside') return reply.code(416).header('content-range', `bytes */${whole.length}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${part.first}-${part.last}/${whole.length}`)
    .send(whole.subarray(part.first, part.last + 1))
}

/** Old versions too: a page stays on the version that it started with. */
const opened = (store: DeploymentStore, name: string, version: string) =>
  store.open(name, version).catch((error) => {
    if (error instanceof UnknownVersion) return undefined
    throw error
  })

/** Files: published versions and shell builds are immutable, the rest is kept for an hour. */
export function assetRoutes(
  app: FastifyInstance,
  { read, store, hostFolder, assets, elementsUrl }: AssetRoutesOptions,
) {
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    `${deployedFilesPath}:name/:version/browser/*`,
    ofFiles,
    async (request, reply) => {
      const { name, version, '*': file } = request.params
      const isName = /^mf-[a-z]+$/.test(name) && isFolder(version)
      const folder = isName ? await opened(store, name, version) : undefined
      const found = folder === undefined ? undefined : await read(path.join(folder, 'browser'), file)
      return send(request, reply, found, forever)
    },
  )
  app.get<{ Params: { folder: string; '*': string } }>(
    `${shellFilesPath}:folder/*`,
    ofFiles,
    async (request, reply) => {
      const { folder, '*': file } = request.params
      if (!isFolder(folder)) return send(request, reply, undefined, forever)
      return send(request, reply, await read(path.join(hostFolder, 'dist', folder, 'browser'), file), forever)
    },
  )
  app.get<{ Params: { '*': string } }>(`${assetsPath}*`, ofFiles, async (request, reply) =>
    send(request, reply, await read(folderOf(assets, request.params['*']), request.params['*']), hour),
  )
  for (const [at, file] of [
    [faviconPath, 'favicon.ico'],
    [touchIconPath, 'apple-touch-icon.png'],
    [oldTouchIconPath, 'apple-touch-icon.png'],
  ] as const)
    app.get(at, ofFiles, async (request, reply) =>
      send(request, reply, await read(assets.folder, file), hour),
    )
  // A host of another version has the same names in its own sheet.
  const icons = drawnFile(iconSheet.text)
  app.get(iconSheetPath(':tag'), ofFiles, async (request, reply) =>
    send(request, reply, await icons, forever),
  )
  app.get(elementsScriptPath, { config: { cost: 'constant' } }, async (_, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=60')
      .redirect(elementsUrl),
  )
}
