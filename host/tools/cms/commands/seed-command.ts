import path from 'node:path'
import { missingFiles } from '../seed/own-pictures'
import { seed } from '../seed/seed'
import { createManagementClient } from '../space/management-client'
import { readSpaceAccess } from '../space/space-access'
import type { Command } from './command'

const ownStories = path.resolve(import.meta.dirname, '../../../content')

export const seedCommand: Command = {
  help: 'fills the space with the stories of host/content; what editors changed since stays, unless --force',
  options: { force: false, content: true },
  async run({ option, env, print }) {
    const client = createManagementClient(readSpaceAccess(env))
    const force = option('force') !== undefined
    const folder = option('content') ?? ownStories
    const report = await seed(client, { folder, force, progress: print })
    const { folders, created, finished, same, differing } = report
    print(
      `${client.access.name}: ${folders} folders and ${created.length} stories created, ` +
        `${finished.length} finished, ${same} as they were, ${differing.length} changed there since`,
    )
    if (differing.length > 0 && !force) {
      print('These stay as editors left them (--force replaces them):')
      for (const slug of differing) print(`  ${slug}`)
    }
    const missing = missingFiles(folder, path.join(ownStories, 'assets'))
    if (missing.length > 0) {
      print(
        'No host has these files, so pages leave them out: upload them in the space and choose them there,',
      )
      print('or put them into host/content/assets:')
      for (const one of missing) print(`  ${one}`)
    }
    return 0
  },
}
