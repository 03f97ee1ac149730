import { table, withPart } from '../benchmarks/part'
import { attacks } from './attacks'
import type { Outcome } from './run-attack'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')

/** Cells of one attack: the first names the attack and its date, the others come below it. */
const rowsOf = ({ attack, claims, measured }: Outcome) =>
  claims.map(({ claim, held, seen }, at) => [
    at === 0 ? `**${attack.name}**: ${cell(attack.tried)} (${measured})` : '',
    cell(claim),
    held ? 'held' : '**lost**',
    cell(seen),
  ])

type Rows = readonly (readonly string[])[]

/** Rows of the current page, by attack. */
function rowsIn(page: string): ReadonlyMap<string, Rows> {
  const part = /\n## Attack\n[\s\S]*?(?=\n## |$)/.exec(page)?.[0] ?? ''
  const found = new Map<string, string[][]>()
  let name = ''
  for (const line of part.split('\n').filter((one) => one.startsWith('| '))) {
    const cells = line.slice(2, -2).split(' | ')
    name = /^\*\*([\w-]+)\*\*/.exec(line.slice(2))?.[1] ?? name
    if (name !== '') found.set(name, [...(found.get(name) ?? []), cells])
  }
  return found
}

/** The page of figures with the results of these attacks; the rows of other attacks are kept. */
export function withOutcomes(page: string, outcomes: readonly Outcome[], machine: string): string {
  const before = rowsIn(page)
  const now = new Map<string, Rows>(outcomes.map((outcome) => [outcome.attack.name, rowsOf(outcome)]))
  const rows = attacks.flatMap(({ name }) => now.get(name) ?? before.get(name) ?? [])
  const lost = rows.filter(([, , verdict]) => verdict === '**lost**').length
  const tried = attacks.filter(({ name }) => now.has(name) || before.has(name)).length
  return withPart(
    page,
    `
## Attack
\`npm run attack\` tries all of this again, each attack on a site of its own, over loopback alone, on ${machine};
\`npm run attack -- crowd\` one of them. The quick ones are tests of \`npm test\`, all but the times are tests of \`npm run test:deep\` (\`e2e/attack\`).

${tried} of ${attacks.length} attacks, ${rows.length} promises tried: ${rows.length - lost} held, ${lost} lost.

${table(['attack', 'promise', '', 'seen'], rows)}
`,
  )
}
