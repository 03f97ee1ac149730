import { build } from './build'
import { everyPart } from './targets'

// npm run build [-- <workspace>…]: without names, the shell, the local editor and every micro-frontend.
const names = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const development = process.argv.includes('--development')

try {
  const wanted = names.length > 0 ? names : everyPart()
  const targets = await build(wanted, { development, progress: (line) => console.log(line) })
  for (const { name, version } of targets) console.log(`  ${name} ${version}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
