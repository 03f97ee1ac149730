import { build } from '../build/build'
import { readBuilt } from '../build/read-built'
import { command } from './commands/command'
import { confirmServed } from './commands/confirm-served'
import { deployOptions } from './commands/deploy-options'
import { foreignBuild } from './commands/foreign-build'
import { refuseBreaking } from './contract/compare-with-deployed'
import { openStore } from './open-store'
import { pointAt, publishVersion, startCanary } from './switches'

const alreadyPublished = (name: string, version: string, current = '') =>
  new Error(
    version === current
      ? `everybody has ${name} ${version} already: its sources are what they were`
      : `${name} ${version} is already published: npm run canary -- ${name} ${version} 100 gives it to everybody`,
  )

async function buildHere(name: string) {
  const [target] = await build([name], { progress: (line) => console.log(line) })
  if (!target) throw new Error(`${name} was not built`)
  return { built: readBuilt(target), out: target.out }
}

// npm run deploy -- mf-energy [--canary 10] [--note "why"] [--from dist]
await command('deploy', async (words) => {
  const { name: asked, percentage, audit, from } = deployOptions(words)
  const foreign = from === undefined ? undefined : foreignBuild(from)
  const name = foreign?.built.name ?? asked
  if (asked && asked !== name) throw new Error(`${from} is a build of ${name}, not of ${asked}`)
  const store = openStore()
  const entry = (await store.registry()).entries[name]
  if (percentage !== undefined && !entry)
    throw new Error(`${name} serves nothing yet that a canary could stand beside: npm run deploy -- ${name}`)
  const { built, out } = foreign ?? (await buildHere(name))
  const { version } = built
  await refuseBreaking(store, built)
  const isPublished = await store.has(name, version)
  if (isPublished && percentage === undefined) throw alreadyPublished(name, version, entry?.current)
  if (!isPublished) {
    console.log(`publishing ${name} ${version} to ${store.location}`)
    await publishVersion(store, built, out)
  }
  if (percentage !== undefined) {
    const { revision } = await startCanary(store, name, version, percentage, audit)
    console.log(`${name} ${version} goes to ${percentage} % of the visitors: npm run canary -- ${name}`)
    return confirmServed(store, { name, version, revision })
  }
  const { revision, entries } = await pointAt(store, name, version, audit)
  const before = entries[name]?.lastGood
  console.log(
    `the registry points ${name} at ${version}${before ? `, before ${before}` : ''} (revision ${revision})`,
  )
  await confirmServed(store, { name, version, revision })
})
