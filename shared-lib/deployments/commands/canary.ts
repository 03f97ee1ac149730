import { usages } from '../../build/usage.mjs'
import { refuseBreaking } from '../contract/compare-with-deployed'
import type { DeploymentStore } from '../deployment-store'
import { openStore } from '../open-store'
import { pointAt, promote, startCanary, stopCanary } from '../switches'
import { percentageOf } from './command'
import { confirmServed } from './confirm-served'
import { namedVersion } from './named-version'
import { askNumbers, compareVersions } from './version-numbers'

const usage = usages['deployments/canary.cli']

async function entryOf(store: DeploymentStore, name: string) {
  const entry = (await store.registry()).entries[name]
  if (!entry) throw new Error(`${name} was never deployed: npm run deploy -- ${name}`)
  return entry
}

async function show(store: DeploymentStore, name: string) {
  const entry = await entryOf(store, name)
  const { canary, current } = entry
  console.log(
    canary
      ? `${name} ${canary.version} goes to ${canary.percentage} % of the visitors since ${canary.since}`
      : `${name} has no canary: everybody gets ${current}`,
  )
  for (const { version, at, reason } of entry.demoted ?? [])
    console.log(`${version} was taken out of service at ${at}: ${reason}`)
  const since = canary ? new Date(canary.since) : new Date(Date.now() - 86_400_000)
  console.table(compareVersions(name, entry, await askNumbers(since)))
}

/** Checks of a deploy. Since this version was published, another may have become current, and editors may have used what it lacks. */
async function refuseAsDeploy(store: DeploymentStore, name: string, version: string) {
  await entryOf(store, name)
  try {
    await refuseBreaking(store, await store.deployment(name, version))
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    throw new Error(`${why}\n  To go back to a version is free: npm run rollback -- ${name} ${version}`)
  }
}

async function give(store: DeploymentStore, name: string, version: string, percentage: number) {
  await refuseAsDeploy(store, name, version)
  if (percentage < 100) {
    const { revision } = await startCanary(store, name, version, percentage)
    console.log(`${name} ${version} goes to ${percentage} % of the visitors`)
    console.log(`its numbers: npm run canary -- ${name}; everybody: npm run canary -- ${name} 100`)
    return confirmServed(store, { name, version, revision })
  }
  const { canary } = await entryOf(store, name)
  const { revision } = await (canary?.version === version
    ? promote(store, name)
    : pointAt(store, name, version))
  console.log(`${name} ${version} goes to everybody; back: npm run rollback -- ${name}`)
  await confirmServed(store, { name, version, revision })
}

/** The words behind `npm run canary --`. */
export async function canary([name, ...words]: string[]) {
  if (!name?.startsWith('mf-')) throw new Error(`say which micro-frontend:\n${usage}`)
  const store = openStore()
  const [first, last] = words
  if (first === undefined) return show(store, name)
  if (first === 'stop' && last === undefined) {
    const { canary, current } = await entryOf(store, name)
    await stopCanary(store, name)
    console.log(`${name} ${canary?.version} is stopped: everybody is back on ${current}`)
    return
  }
  const percentage = percentageOf(words.at(-1))
  if (percentage === undefined || words.length > 2) throw new Error(`say it like this:\n${usage}`)
  const { canary } = await entryOf(store, name)
  const version = last === undefined ? canary?.version : await namedVersion(store, name, first)
  if (!version) throw new Error(`${name} has no canary: say which version, as in\n${usage}`)
  await give(store, name, version, percentage)
}
