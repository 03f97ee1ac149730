import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from '../build/build'
import { readBuilt } from '../build/read-built'
import { root } from '../build/repository'
import { microFrontendNames } from '../build/targets'
import { lisbonToday } from '../src/rules/dates/iso-date'
import { command } from './commands/command'
import { numberOf, withLockedVersions, withRelease, withVersion } from './commands/release'
import { compareWithDeployed } from './contract/compare-with-deployed'
import { openStore } from './open-store'

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' })

/** Versions too low for the changes of the sources against the deployed ones, by micro-frontend. */
async function due() {
  const store = openStore()
  const versions: Record<string, string> = {}
  for (const target of await build(microFrontendNames(), { progress: (line) => console.log(line) })) {
    const compared = await compareWithDeployed(store, readBuilt(target))
    const [own = ''] = target.version.split('+')
    const number = compared ? numberOf(own, compared.before.version, compared.diff.verdict) : own
    console.log(
      `${target.name} ${own}${number === own ? '' : ` → ${number}`} (${compared?.diff.verdict ?? 'new'})`,
    )
    if (number !== own) versions[target.name] = number
  }
  return versions
}

// npm run release [-- --write]: what `contract -- diff` asks of versions, and the changelog's heading; then a commit and a tag.
await command('release', async ([word]) => {
  const isWritten = word === '--write'
  if (isWritten && git('status', '--porcelain').trim()) throw new Error('commit or stash your changes first')
  const day = lisbonToday(new Date())
  const change = (file: string, how: (text: string) => string) =>
    [path.join(root, file), how(readFileSync(path.join(root, file), 'utf8'))] as const
  const changelog = change('CHANGELOG.md', (text) => withRelease(text, day))
  const versions = await due()
  const files = [
    changelog,
    change('package-lock.json', (text) => withLockedVersions(text, versions)),
    ...Object.entries(versions).map(([name, version]) =>
      change(`${name}/package.json`, (text) => withVersion(text, version)),
    ),
  ]
  if (!isWritten)
    return console.log(`CHANGELOG.md: ${day}. Nothing was written: npm run release -- --write does it.`)
  for (const [file, text] of files) writeFileSync(file, text)
  git('commit', '-qam', `Release ${day}`)
  git('tag', `release-${day}`)
  console.log(`committed and tagged release-${day}; npm run deploy and npm run canary give it to visitors`)
})
