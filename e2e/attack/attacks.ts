import type { Attack } from './attack'
import { brokenRegistry } from './cases/broken-registry'
import { costlyCalculations, everyRoute } from './cases/every-route'
import { heldConnections } from './cases/held-connections'
import { hostileBundles } from './cases/hostile-bundles'
import { inventedFacts } from './cases/invented-facts'
import { logRedaction } from './cases/log-redaction'
import { oddContent } from './cases/odd-content'
import { randomAddresses } from './cases/random-addresses'
import { crowd, randomQueries } from './cases/random-queries'

/** In the order in which they are tried. */
export const attacks: readonly Attack[] = [
  inventedFacts,
  logRedaction,
  oddContent,
  brokenRegistry,
  hostileBundles,
  randomAddresses,
  randomQueries,
  crowd,
  everyRoute,
  costlyCalculations,
  heldConnections,
]
