import { existsSync } from 'node:fs'
import path from 'node:path'
import { lisbonToday } from 'shared-lib/rules/dates/iso-date'
import { createLocalImages } from '../../../src/content/images/local-images'
import { homeSlug } from '../../../src/content/source/links'
import type { Finding } from '../../../src/editorial/lint/finding'
import { counted, countWords, ruleTitles, whereWords } from '../../../src/editorial/lint/finding-words'
import { ownFiles } from '../../../src/editorial/lint/own-files'
import { readShellBuild } from '../../../src/server/shell-build'
import { changesFolder, uploadsFolder } from '../../stories/local-access'
import { type Command, type CommandCall, UsageProblem } from '../commands/command'
import { deployedSnapshot } from '../deployed-snapshot'
import { externalFindings } from './external-links'
import { isStoryOf, type LintedSite, lintSite } from './lint-site'
import { readStories } from './read-stories'

const hostFolder = path.resolve(import.meta.dirname, '../../..')
const assets = path.join(hostFolder, 'content/assets')

/** Undefined before the first build: then the weight of the shell is unknown. */
const shellBuild = () =>
  existsSync(path.join(hostFolder, 'dist/shell.json')) ? readShellBuild(hostFolder) : undefined

/** `/guias/irs-jovem`, as an address has it, is the story `guias/irs-jovem`. */
const slugOf = (word: string) => word.replace(/^\/+|\/+$/g, '') || homeSlug

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

function printReport({ stories, findings }: LintedSite, from: string, print: CommandCall['print']) {
  for (const story of new Set(findings.map((one) => one.story))) {
    print(story)
    for (const finding of findings.filter((one) => one.story === story))
      for (const line of linesOf(finding)) print(line)
  }
  print(`${counted(stories.length, 'história', 'histórias')} (${from}): ${countWords(findings)}`)
}

/** `npm run cms -- lint`: exit code 1 where something must be mended before it is published. */
export const lintCommand: Command = {
  help: 'judges stories before they are published: tags, links, alt texts, credit rates, figures, weight, headings',
  options: { published: false, external: false, json: false, content: true },
  async run({ words, option, print, env }) {
    const { stories, from } = await readStories(option('published') === undefined ? 'draft' : 'published', {
      folder: option('content'),
      env,
    })
    const unknown = words.filter((word) => !stories.some((story) => isStoryOf(slugOf(word), story)))
    const files = { folder: assets, uploads: uploadsFolder(changesFolder(env)) }
    // One that is left out in silence would pass for one with nothing to mend.
    if (unknown.length > 0) throw new UsageProblem(`no story is called ${unknown.join(' or ')}`)
    const linted = await lintSite(
      {
        stories,
        snapshot: await deployedSnapshot(env, option('json') === undefined ? print : () => {}),
        today: lisbonToday(new Date()),
        images: createLocalImages(files),
        hasFile: ownFiles(files),
        shell: shellBuild(),
      },
      words.map(slugOf),
    )
    const external = option('external') === undefined ? [] : await externalFindings(linted.stories)
    const findings = [...linted.findings, ...external]
    if (option('json') === undefined) printReport({ ...linted, findings }, from, print)
    else print(JSON.stringify({ from, stories: linted.stories.length, findings }, null, 2))
    return findings.some(({ severity }) => severity === 'error') ? 1 : 0
  },
}
