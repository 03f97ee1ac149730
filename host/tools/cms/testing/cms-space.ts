import { rmSync } from 'node:fs'
import path from 'node:path'
import { localSpaceId, type ManagementOptions } from '../../content-api/management/management-api'
import type { SpaceSchema } from '../../content-api/space-schema'
import { testSpace } from '../../content-api/testing/test-space'
import { uploadsFolder, writeAccess } from '../../stories/local-access'
import { type Command, readCall } from '../commands/command'
import { createManagementClient } from '../space/management-client'
import { readSpaceAccess } from '../space/space-access'

/**
 * A content service of a test with its management side, its own folders, and `npm run cms` on it.
 * @param schema the blocks it begins with: those of another, so that none is filled twice
 */
export async function openCmsSpace(management: Omit<ManagementOptions, 'token'> = {}, schema?: SpaceSchema) {
  const { root: folder, serve, writeStory } = testSpace('cms', 'content')
  const token = 'token-of-the-test'
  const sides = { management: { token, ...management }, testControls: true }
  const api = await serve({ ...sides, ...(schema && { schema }) })
  const changes = path.join(folder, 'changes')
  writeAccess(changes, { url: api.url, space: localSpaceId, token, uploads: uploadsFolder(changes) })
  const env: NodeJS.ProcessEnv = { CONTENT_CHANGES: changes }
  return {
    api,
    env,
    folder,
    token,
    client: createManagementClient(readSpaceAccess(env)),
    /** A story file: published, or a draft alone with the ending `.draft`. */
    writeStory,
    /** Runs a command as a terminal would. */
    async run(command: Command, ...args: string[]) {
      const lines: string[] = []
      const print = (line: string) => lines.push(line)
      const code = await command.run(readCall(args, command, { env, print }))
      return { code, lines, text: lines.join('\n') }
    },
    async close() {
      await api.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type CmsSpace = Awaited<ReturnType<typeof openCmsSpace>>
