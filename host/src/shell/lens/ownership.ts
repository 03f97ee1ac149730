import type { OwnedTag, OwnedVersion, Ownership } from '../../visitors/telemetry/ownership.types'
import { current } from '../current'
import { timedFetch } from '../timed-fetch'

export interface Known {
  readonly hours: number
  readonly versionOf: (remote: string, version: string) => OwnedVersion | undefined
  readonly tagOf: (remote: string, version: string, tag: string) => OwnedTag | undefined
  /** Owner of a tag for visitors without a canary. */
  readonly servedBy: (tag: string) => { readonly remote: string; readonly version: string } | undefined
}

/** The host wants a code that was not given, or another one. */
export class CodeNeeded extends Error {}

function knownFrom({ hours, versions }: Ownership): Known {
  const versionOf: Known['versionOf'] = (remote, version) =>
    versions.find((one) => one.remote === remote && one.version === version)
  return {
    hours,
    versionOf,
    tagOf: (remote, version, tag) => versionOf(remote, version)?.tags[tag],
    servedBy: (tag) => versions.find(({ served, tags }) => served && tag in tags),
  }
}

/** Asks the host whose everything on this page is. @throws CodeNeeded, and Error when the host does not answer */
export async function askOwnership(code: string): Promise<Known> {
  const versions = Object.values(current.page.remotes).map(({ name, version }) => `${name}@${version}`)
  const answer = await timedFetch(`/api/lens?${new URLSearchParams({ versions: versions.join() })}`, {
    headers: code ? { authorization: `Bearer ${code}` } : {},
  })
  if (answer.status === 404) throw new CodeNeeded()
  if (!answer.ok) throw new Error(`/api/lens answered ${answer.status}`)
  return knownFrom(await answer.json())
}
