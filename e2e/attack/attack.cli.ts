import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'shared-lib/build/build'
import { microFrontendNames } from 'shared-lib/build/targets'
import { machine } from '../benchmarks/machine'
import { measuredOn, table, withPart } from '../benchmarks/part'
import { attacks } from './attacks'
import { type Outcome, runAttack } from './run-attack'

// npm run attack: every attack on a site of its own, on this machine alone; about fifteen minutes. With names only those.
// A run of all of them writes its table into docs/benchmarks.md. Ends with 1 when anything is lost.
const page = path.resolve(import.meta.dirname, '../../docs/benchmarks.md')
const names = process.argv.slice(2)
const unknown = names.filter((name) => !attacks.some((attack) => attack.name === name))
if (unknown.length > 0) {
  console.error(`no attack ${unknown.join(', ')}: one of ${attacks.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
const asked = attacks.filter(({ name }) => names.length === 0 || names.includes(name))
const measured = measuredOn(machine())
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

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')
const rows = outcomes.flatMap(({ attack, claims: tried }) =>
  tried.map(({ claim, held, seen }, at) => [
    at === 0 ? `**${attack.name}**: ${cell(attack.tried)}` : '',
    cell(claim),
    held ? 'held' : '**lost**',
    cell(seen),
  ]),
)
if (names.length === 0)
  writeFileSync(
    page,
    withPart(
      readFileSync(page, 'utf8'),
      `
## Attack
\`npm run attack\` tries all of this again, each attack on a site of its own, over loopback alone; \`npm run attack -- crowd\` one of them.
The quick ones are tests of every run too (\`e2e/attack\`). ${measured}.

${total}.

${table(['attack', 'promise', '', 'seen'], rows)}
`,
    ),
  )
process.exit(lost.length > 0 ? 1 : 0)
