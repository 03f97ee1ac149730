import { existsSync } from 'node:fs'
import path from 'node:path'
import { lisbonToday } from 'shared-lib/dates/iso-date'
import { openStore } from 'shared-lib/deployments/open-store'
import type { Story } from '../../content/story'
import { createStoryblokReader } from '../../content/storyblok-reader'
import { readSpace } from '../../content-api/story-files'
import { emptySnapshot, readSnapshot } from '../../deployments/snapshot'
import { createLocalImages } from '../../images/local-images'
import { readShellBuild } from '../../server/shell-build'
import type { Command, CommandCall } from '../commands/command'
import { externalFindings } from './external-links'
import type { Finding } from './finding'
import { countWords, ruleTitles, whereWords } from './finding-words'
import { type LintedSite, lintSite } from './lint-site'

const hostFolder = path.resolve(import.meta.dirname, '../../..')

/** Stories of a space, or of the files of `--content`; as drafts unless what visitors see is asked for. */
async function readStories({ option, env }: CommandCall): Promise<readonly Story[]> {
  const version = option('published') === undefined ? 'draft' : 'published'
  const { STORYBLOK_TOKEN: token, CONTENT_API_URL: endpoint } = env
  const folder = option('content')
  if (folder === undefined && (token || endpoint))
    return createStoryblokReader({ token: token ?? 'local', ...(endpoint && { endpoint }) }).stories(
      undefined,
      [],
      version,
    )
  return readSpace(folder ?? path.join(hostFolder, 'content')).stories[version]
}

async function deployed(print: CommandCall['print']) {
  const store = openStore()
  const snapshot = await readSnapshot(
    store,
    await store.registry(),
    emptySnapshot,
    ({ remote, version, cause }) => print(`${remote} ${version} cannot be read: ${cause}`),
  )
  if (snapshot.remotes.size === 0)
    throw new Error('Nothing is deployed, so no tag is known: npm start publishes everything locally.')
  return snapshot
}

/** One finding as lines for a terminal. */
const linesOf = (finding: Finding): readonly string[] => {
  const kind = finding.severity === 'error' ? 'erro ' : 'aviso'
  const where = whereWords(finding)
  return [
    `  ${kind} ${ruleTitles[finding.rule]}${where && `: ${where}`}`,
    `        ${finding.what}`,
    `        ${finding.how}`,
  ]
}

function printReport({ stories, findings }: LintedSite, print: CommandCall['print']) {
  for (const story of new Set(findings.map((one) => one.story))) {
    print(story)
    for (const finding of findings.filter((one) => one.story === story))
      for (const line of linesOf(finding)) print(line)
  }
  print(`${stories.length} histórias: ${countWords(findings)}`)
}

/** `npm run cms -- lint`: exit code 1 where something must be mended before it is published. */
export const lintCommand: Command = {
  help: 'judges stories before they are published: tags, links, alt texts, credit rates, figures, weight, headings',
  options: { published: false, external: false, json: false, content: true },
  async run(call) {
    const { words, option, print } = call
    const built = existsSync(path.join(hostFolder, 'dist/shell.json'))
    const linted = await lintSite(
      {
        stories: await readStories(call),
        snapshot: await deployed(option('json') === undefined ? print : () => {}),
        today: lisbonToday(new Date()),
        images: createLocalImages({ folder: path.join(hostFolder, 'content/assets') }),
        shell: built ? readShellBuild(hostFolder) : undefined,
      },
      words,
    )
    const external = option('external') === undefined ? [] : await externalFindings(linted.stories)
    const findings = [...linted.findings, ...external]
    if (option('json') === undefined) printReport({ ...linted, findings }, print)
    else print(JSON.stringify({ stories: linted.stories.length, findings }, null, 2))
    return findings.some(({ severity }) => severity === 'error') ? 1 : 0
  },
}
