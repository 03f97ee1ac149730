import type { ServerOptions } from 'node:http'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import type { ConnectionLimits } from '../base/connections/open-connections'
import type { HostDatabase } from '../base/database/host-database'
import type { LeadKeys } from '../base/vault/lead-keys'
import type { ContentSource } from '../content/source/content-source'
import type { DraftReader } from '../editorial/preview/draft-source'
import type { RemoteCallLimits, WorkerPool } from '../remotes/slots/remote-calls'
import type { LeadStore } from '../visitors/leads/leads.types'
import type { HostConfig } from './config'

/** Parts under a site: each is real, or a test's own. */
export interface SiteParts {
  readonly config: HostConfig
  readonly store: DeploymentStore
  readonly content: ContentSource
  /** Reads drafts, for the editor's previews. */
  readonly drafts?: DraftReader | undefined
  readonly leads: LeadStore
  readonly database: HostDatabase
  readonly keys: LeadKeys
  readonly limits?: RemoteCallLimits
  /** Where server bundles run, unless in threads. */
  readonly openPool?: (() => WorkerPool) | undefined
  /** How long a connection may take to send its request, and its limits beyond that. */
  readonly times?: ServerOptions
  readonly bounds?: Partial<ConnectionLimits>
}
