import type { ServerOptions } from 'node:http'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import type { ConnectionLimits } from '../connections/open-connections'
import type { ContentSource } from '../content/content-source'
import type { HostDatabase } from '../database/host-database'
import type { LeadStore } from '../leads/leads.types'
import type { DraftReader } from '../preview/draft-source'
import type { RemoteCallLimits, WorkerPool } from '../slots/remote-calls'
import type { Tracing } from '../tracing/tracing'
import type { LeadKeys } from '../vault/lead-keys'
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
  /** How long a connection may take to say what it wants, and what it may do beyond that. */
  readonly times?: ServerOptions
  readonly bounds?: Partial<ConnectionLimits>
  /** Spans of what it does, for a collector. */
  readonly tracing?: Tracing | undefined
}
