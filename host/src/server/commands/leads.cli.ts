import { leadKeys } from '../../base/vault/lead-keys'
import { readArguments, UsageProblem, usage } from '../../visitors/leads/commands/arguments'
import { runCommand } from '../../visitors/leads/commands/run-command'
import { readDatabase } from '../read-settings'

// npm run leads: leads, their status, and what people may ask us to do with them.
async function run() {
  const [first, ...rest] = process.argv.slice(2)
  if (first === undefined || first === 'help' || [first, ...rest].includes('--help'))
    return console.log(usage)
  const done = await runCommand(readArguments([first, ...rest]), {
    place: readDatabase(process.env),
    keys: () => leadKeys(process.env),
    print: (text) => console.log(text),
    table: (rows) => console.table(rows),
  })
  if (!done) process.exitCode = 1
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  const isUsage = error instanceof UsageProblem
  if (isUsage) console.error(usage)
  process.exitCode = isUsage ? 2 : 1
})
