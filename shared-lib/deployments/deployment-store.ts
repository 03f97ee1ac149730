import type { Deployment, HostReport, Registry, Switch } from '../src/contract/deployment'

/** Note written down with a switch; `by` defaults to the user of this process. */
export type SwitchNote = Omit<Switch, 'at' | 'by'> & { readonly by?: string }

/** May run again over a newer registry when another writer was faster. The same entries back: nothing is written. */
export type RegistryChange = (registry: Registry) => Registry['entries'] | Promise<Registry['entries']>

/** Where published versions and the registry live: a folder, or a bucket. */
export interface DeploymentStore {
  readonly location: string
  /** Throws when it cannot be read or is no registry; before the first switch it is empty, revision 0. */
  registry(): Promise<Registry>
  /** The registry as it was last written whole, for a start while it cannot be read; only where it is a file. */
  lastWhole?(): Promise<Registry | undefined>
  /** Compare-and-swap: throws RegistryConflict, without a change, when other writers keep being faster. */
  switch(note: SwitchNote, change: RegistryChange): Promise<Registry>
  has(name: string, version: string): Promise<boolean>
  versions(name: string): Promise<string[]>
  /** Throws UnknownVersion. */
  deployment(name: string, version: string): Promise<Deployment>
  /** A local folder with every file of the version, each compared with its checksum. Throws UnknownVersion. */
  open(name: string, version: string): Promise<string>
  /**
   * Reads the stored files of a version, past every copy of it and every earlier read. Throws UnknownVersion, or
   * BrokenVersion where its bytes differ from the build.
   */
  verify(name: string, version: string): Promise<void>
  /** Copies a finished build in, whole or not at all. Throws VersionExists. */
  publish(deployment: Deployment, from: string): Promise<void>
  /** Removes the files of a version; the caller makes sure that nothing points at it. */
  remove(name: string, version: string): Promise<void>
  /** A host reports what it serves, at least every ten seconds. */
  report(report: HostReport): Promise<void>
  /** A host ends. */
  leave(host: string): Promise<void>
  /** Reports of the running hosts; one without a report for half a minute has ended. */
  hosts(): Promise<readonly HostReport[]>
  /** Removes what publications and removals left behind that were interrupted over a day ago; how many. */
  tidy(): Promise<number>
}

export class RegistryConflict extends Error {
  constructor() {
    super('somebody else is changing the registry: nothing was changed, try again')
  }
}

export class VersionExists extends Error {
  constructor(name: string, version: string) {
    super(`${name} ${version} is already published, and a published version never changes`)
  }
}

/** A stored version that differs from what was built: neither another machine nor a retry can read it. */
export class BrokenVersion extends Error {}

export class UnknownVersion extends Error {
  constructor(name: string, version: string) {
    super(`${name} ${version} was never published`)
  }
}
