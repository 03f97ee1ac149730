import { setTimeout as pause } from 'node:timers/promises'
import type { HostReport } from '../../src/contract/deployment'
import type { DeploymentStore } from '../deployment-store'

const many = (hosts: readonly unknown[]) =>
  hosts.length === 1 ? 'the host that runs' : `all ${hosts.length} hosts`

function problemOf({ host, revision, serving, refused }: HostReport, name: string, wanted: number) {
  const versions = serving[name]?.join(' and ') || 'nothing of it'
  const why = revision < wanted ? 'it has not noticed yet' : (refused[name] ?? 'it says no reason')
  return `${host} serves ${versions}: ${why}`
}

/**
 * Waits until every running host serves the version that the registry points at since `revision`, and prints a line. A
 * version that hosts do not serve in time is an error of the command, although the registry is right.
 */
export async function confirmServed(
  store: DeploymentStore,
  { name, version, revision }: { name: string; version: string; revision: number },
  patienceMs = 15_000,
) {
  const until = Date.now() + patienceMs
  for (;;) {
    const hosts = await store.hosts()
    const others = hosts.filter((host) => host.revision < revision || !host.serving[name]?.includes(version))
    if (hosts.length === 0) return console.log('no host runs that could say whether it serves it')
    if (others.length === 0)
      return console.log(`${many(hosts)} serves it`.replace(/(hosts) serves/, '$1 serve'))
    if (Date.now() > until) {
      for (const host of others) console.error(problemOf(host, name, revision))
      console.error(
        `not confirmed: ${others.length} of ${hosts.length} hosts do not serve ${name} ${version}; npm run rollback -- ${name} goes back`,
      )
      process.exitCode = 1
      return
    }
    await pause(100)
  }
}
