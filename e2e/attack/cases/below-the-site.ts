import type { Attack } from '../attack'

/** Attacks that the test files of their room try, without a site around them. */
const tried: readonly (readonly [name: string, tried: string, ...proofs: readonly string[]])[] = [
  [
    'content-service',
    "strangers' pages, names, tokens and slugs against the content service of a developer's machine",
    'host/tools/content-api/intrusions.test.ts',
    'host/src/api/override/override.test.ts',
  ],
  [
    'odd-bodies',
    'leads and reports of any shape, depth and length, and texts that cost a pattern most',
    'host/src/visitors/leads/proof/fuzz.test.ts',
    'host/src/base/security/redact-text.test.ts',
  ],
  [
    'demotion',
    '200 crafted pages from ten networks and their 10,000 reports',
    'host/src/visitors/telemetry/hostile-pages.deep.test.ts',
  ],
  [
    'mailboxes',
    'many leads and sign-ups that name one mailbox, under every spelling, and links of mail programs',
    'host/src/visitors/leads/mail/mail-limits.test.ts',
    'host/src/visitors/newsletter/newsletter.store.test.ts',
    'host/src/visitors/newsletter/newsletter.routes.test.ts',
    'host/src/base/vault/person-hash.test.ts',
  ],
  [
    'locked-database',
    'another process locks the database, the disk is full or the file is broken',
    'host/src/visitors/leads/proof/locked-database.deep.test.ts',
    'host/src/visitors/leads/proof/no-room.process.test.ts',
    'host/src/base/operations/operations.test.ts',
  ],
  [
    'withdrawn-versions',
    'HTML, addresses and links of versions that were taken back, or that claim what others own',
    'host/src/remotes/slots/render-slot.test.ts',
    'host/src/remotes/slots/placeholder.test.ts',
    'host/src/remotes/deployments/follow-deployments.test.ts',
    'shared-lib/src/contract/owned-paths.test.ts',
    'shared-lib/deployments/switches.test.ts',
  ],
  [
    'odd-protocol',
    'two Host lines, secrets in redirects, endless answers of the content service, one key for two leads, forged milestones',
    'host/src/server/answer-headers.test.ts',
    'host/src/editorial/preview/bounded-fetch.test.ts',
    'host/src/visitors/leads/leads.routes.test.ts',
    'host/src/visitors/leads/delivery/milestones.test.ts',
    'host/tools/content-api/management/management-api.test.ts',
  ],
  [
    'kills',
    'a host that takes leads from four clients is killed 20 times, on each kind of database',
    'host/src/visitors/leads/proof/kill.deep.test.ts',
  ],
]

export const belowTheSite: readonly Attack[] = tried.map(([name, tried, ...proofs]) => ({
  name,
  tried,
  seconds: 900,
  proofs,
}))
