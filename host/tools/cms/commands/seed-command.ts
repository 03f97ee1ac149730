import path from 'node:path'
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
    const report = await seed(client, { folder: option('content') ?? ownStories, force, progress: print })
    const { folders, created, finished, same, differing } = report
    print(
      `${client.access.name}: ${folders} folders and ${created.length} stories created, ` +
        `${finished.length} finished, ${same} as they were, ${differing.length} changed there since`,
    )
    if (differing.length > 0 && !force) {
      print('These stay as editors left them (--force replaces them):')
      for (const slug of differing) print(`  ${slug}`)
    }
    return 0
  },
}
