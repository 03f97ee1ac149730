import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'shared-lib/build/build'
import { microFrontendNames } from 'shared-lib/build/targets'
import { calculatorsPart } from './calculators'
import { leadsPart } from './leads'
import { withPart } from './part'
import { peersPart, readPeersAsked } from './peers'
import { rankingPart } from './ranking'
import { serverPart } from './server'
import { shippedPart } from './shipped'

// npm run bench: the parts of docs/benchmarks.md that are measured by this command, one after the other; only loopback.
// With the name of a part only that one. `peers`, which compares with sites given by address, is only measured alone.
const file = path.resolve(import.meta.dirname, '../../docs/benchmarks.md')
const log = (line: string) => console.log(`  ${line}`)
const [asked, ...words] = process.argv.slice(2)

/** Read before anything is built: a wrong argument fails at once, with the syntax when no site was named. */
function peersFromArguments() {
  try {
    return readPeersAsked(words)
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exit(1)
  }
}
const peers = asked === 'peers' ? peersFromArguments() : undefined

const parts: Readonly<Record<string, () => string | Promise<string>>> = {
  server: serverPart,
  ranking: rankingPart,
  leads: leadsPart,
  calculators: calculatorsPart,
  shipped: shippedPart,
  ...(peers && { peers: () => peersPart(peers, log) }),
}

if (asked !== undefined && !parts[asked])
  throw new Error(`no part ${asked}: one of ${Object.keys(parts).join(', ')}, peers`)
if (asked !== 'ranking') await build(['host', ...microFrontendNames()], { progress: log })
for (const [name, measure] of Object.entries(parts)) {
  if (asked !== undefined && asked !== name) continue
  log(name)
  const fresh = await measure()
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), fresh))
  console.log(fresh)
}
process.exit()
