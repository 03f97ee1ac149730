import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'shared-lib/build/build'
import { microFrontendNames } from 'shared-lib/build/targets'
import { machine } from '../benchmarks/part'
import { withOutcomes } from './attack-report'
import { attacks } from './attacks'
import { type Outcome, runAttack } from './run-attack'

// npm run attack: every attack on a site of its own, on this machine alone; about fifteen minutes. With names only those.
// Writes the outcomes into docs/benchmarks.md. Ends with 1 when anything is lost.
const page = path.resolve(import.meta.dirname, '../../docs/benchmarks.md')
const names = process.argv.slice(2)
const unknown = names.filter((name) => !attacks.some((attack) => attack.name === name))
if (unknown.length > 0) {
  console.error(`no attack ${unknown.join(', ')}: one of ${attacks.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
const asked = attacks.filter(({ name }) => names.length === 0 || names.includes(name))
await build(['host', ...microFrontendNames()], { progress: (line) => console.log(`  ${line}`) })

const lostIn = ({ claims }: Outcome) => claims.filter(({ held }) => !held)
const outcomes: Outcome[] = []
for (const attack of asked) {
  console.log(`\n${attack.name}: ${attack.tried}`)
  const outcome = await runAttack(attack)
  for (const { claim, held, seen } of outcome.claims)
    console.log(`  ${held ? 'held' : 'LOST'}  ${claim} (${seen})`)
  console.log(`  ${outcome.seconds} s`)
  outcomes.push(outcome)
}

const claims = outcomes.flatMap((outcome) => outcome.claims)
const lost = outcomes.flatMap(lostIn)
const total = `${outcomes.length} attacks, ${claims.length} promises tried: ${claims.length - lost.length} held, ${lost.length} lost`
console.log(`\n${total}`)

writeFileSync(page, withOutcomes(readFileSync(page, 'utf8'), outcomes, machine()))
process.exit(lost.length > 0 ? 1 : 0)
