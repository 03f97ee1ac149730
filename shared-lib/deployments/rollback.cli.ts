import { rollback } from './flips'
import { openStore } from './open-store'

// npm run rollback -- mf-energy [version]
const [name, version] = process.argv.slice(2)
try {
  if (!name) throw new Error('say which micro-frontend: npm run rollback -- mf-energy')
  const { revision, entries } = await rollback(openStore(), name, version)
  console.log(`${name} is back on ${entries[name]?.current} (registry ${revision})`)
} catch (error) {
  console.error(`rollback refused: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
