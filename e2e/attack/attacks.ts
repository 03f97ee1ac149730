import type { Attack } from './attack'
import { brokenRegistry } from './cases/broken-registry'
import { costlyCalculations, everyRoute } from './cases/every-route'
import { forgedOrigins } from './cases/forged-origins'
import { heldConnections } from './cases/held-connections'
import { hostileBundles } from './cases/hostile-bundles'
import { hostileTelemetry } from './cases/hostile-telemetry'
import { inventedFacts } from './cases/invented-facts'
import { logRedaction } from './cases/log-redaction'
import { oddContent } from './cases/odd-content'
import { randomAddresses } from './cases/random-addresses'
import { crowd, randomQueries } from './cases/random-queries'

const killed: Attack = {
  name: 'kills',
  tried: 'a host that takes leads from four clients is killed 20 times, on each kind of database',
  seconds: 900,
  proofs: ['host/src/leads/proof/kill.deep.test.ts'],
}

const intrusions: Attack = {
  name: 'content-service',
  tried: "strangers' pages, names, tokens and slugs against the content service of a developer's machine",
  seconds: 180,
  proofs: ['host/tools/content-api/intrusions.test.ts', 'host/src/override/override.test.ts'],
}

const oddBodies: Attack = {
  name: 'odd-bodies',
  tried: 'leads and reports of any shape, depth and length, and texts that cost a pattern most',
  seconds: 180,
  proofs: ['host/src/leads/proof/fuzz.test.ts', 'host/src/security/redact-text.test.ts'],
}

/** In the order in which they are tried: cheapest first. */
export const attacks: readonly Attack[] = [
  forgedOrigins,
  inventedFacts,
  logRedaction,
  oddContent,
  brokenRegistry,
  intrusions,
  oddBodies,
  hostileBundles,
  hostileTelemetry,
  randomAddresses,
  randomQueries,
  crowd,
  everyRoute,
  costlyCalculations,
  heldConnections,
  killed,
]
