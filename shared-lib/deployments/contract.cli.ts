import { build } from '../build/build'
import { readBuilt } from '../build/read-built'
import { microFrontendNames } from '../build/targets'
import { compareWithDeployed, comparisonLines } from './contract/compare-with-deployed'
import { refusals } from './contract/refusals'
import { openStore } from './open-store'

// npm run contract -- diff [mf-energy]: what a deploy of the sources would change for stories, links, partners and programs.
const [command, ...names] = process.argv.slice(2)
try {
  if (command !== 'diff') throw new Error('say what to do: npm run contract -- diff [mf-energy]')
  const store = openStore()
  const targets = await build(names.length > 0 ? names : microFrontendNames(), {
    progress: (line) => console.log(line),
  })
  console.log(`deployed: ${store.location}`)
  for (const target of targets) {
    const compared = await compareWithDeployed(store, readBuilt(target))
    if (!compared) {
      console.log(`${target.name} was never deployed here: nothing to compare with`)
      continue
    }
    for (const line of comparisonLines(compared)) console.log(line)
    if (refusals(compared).length > 0) process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
