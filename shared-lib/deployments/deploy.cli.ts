import { build } from '../build/build'
import { readBuilt } from '../build/read-built'
import { refuseBreaking } from './contract/compare-with-deployed'
import { deploy } from './flips'
import { openStore } from './open-store'

// npm run deploy -- mf-energy
const [name] = process.argv.slice(2)
try {
  if (!name?.startsWith('mf-')) throw new Error('say which micro-frontend: npm run deploy -- mf-energy')
  const store = openStore()
  const [target] = await build([name], { progress: (line) => console.log(line) })
  if (!target) throw new Error(`${name} was not built`)
  await refuseBreaking(store, readBuilt(target))
  console.log(`publishing ${target.name} ${target.version} to ${store.location}`)
  const { revision, entries } = await deploy(store, readBuilt(target), target.out)
  const before = entries[name]?.lastGood
  console.log(
    `${name} now serves ${target.version}${before ? `, before ${before}` : ''} (registry ${revision})`,
  )
} catch (error) {
  console.error(`deploy refused: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
