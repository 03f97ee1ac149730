import { rollback } from '../flips'
import { openStore } from '../open-store'
import { namedVersion } from './named-version'

/** The words behind `npm run rollback --`. */
export async function goBack([name, wanted]: string[]) {
  if (!name) throw new Error('say which micro-frontend: npm run rollback -- mf-energy')
  const store = openStore()
  const { canary } = (await store.registry()).entries[name] ?? {}
  const version = wanted === undefined ? undefined : await namedVersion(store, name, wanted)
  const { revision, entries } = await rollback(store, name, version)
  const { current } = entries[name] ?? {}
  console.log(`${name} is back on ${current} (registry ${revision})`)
  if (canary && canary.version !== current) console.log(`its canary ${canary.version} ended with it`)
}
