import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build/repository'
import { everyPart, isServedFromDisk, markerOf, targetOf } from '../build/targets'
import { collect } from './collect'
import { collectBuilds } from './collect-builds'
import { command } from './commands/command'
import { showDeployments } from './commands/deployments'
import { openStore } from './open-store'

// npm run deployments [-- collect]: versions with their hosts, dates, authors and sizes; or removes old ones.
const keptDays = () => {
  const text = process.env.DEPLOYMENTS_KEPT_DAYS || '30'
  if (!/^\d+$/.test(text))
    throw new Error(`DEPLOYMENTS_KEPT_DAYS must be a whole number of days, not "${text}"`)
  return Number(text)
}

/** The builds of the current sources, and what the last build left to the host. */
function inUse(name: string) {
  const target = targetOf(name)
  const pointer = path.join(path.dirname(target.out), path.basename(markerOf(target)))
  const served =
    isServedFromDisk(target) && existsSync(pointer) ? [JSON.parse(readFileSync(pointer, 'utf8')).folder] : []
  return [target.version, targetOf(name, true).version, ...served]
}

async function removeOld() {
  const days = keptDays()
  const store = openStore()
  const collected = await collect(store, { keptDays: days, progress: (line) => console.log(line) })
  const builds = everyPart().flatMap((name) =>
    collectBuilds(path.join(root, name, 'dist'), inUse(name), days),
  )
  for (const folder of builds) console.log(`removed the build ${path.relative(root, folder)}`)
  console.log(
    `${collected.length} versions and ${builds.length} builds were unused for ${days} days and are removed`,
  )
}

await command('deployments', async ([what]) => {
  if (what === undefined) return showDeployments()
  if (what !== 'collect') throw new Error('npm run deployments, or npm run deployments -- collect')
  await removeOld()
})
