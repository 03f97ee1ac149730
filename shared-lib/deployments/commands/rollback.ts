import { usages } from '../../build/usage.mjs'
import { openStore } from '../open-store'
import { rollback } from '../switches'
import { confirmServed } from './confirm-served'
import { namedVersion } from './named-version'
import { readWords } from './read-words'

const usage = `${usages['deployments/rollback.cli']}`

/** The words behind `npm run rollback --`. */
export async function goBack(words: string[]) {
  const { positionals, options } = readWords(words, usage, 'note')
  const [name, wanted, ...others] = positionals
  if (!name?.startsWith('mf-') || others.length > 0) throw new Error(`say which micro-frontend: ${usage}`)
  const store = openStore()
  const { canary } = (await store.registry()).entries[name] ?? {}
  const version = wanted === undefined ? undefined : await namedVersion(store, name, wanted)
  const { revision, entries } = await rollback(store, name, version, options)
  const { current = '' } = entries[name] ?? {}
  console.log(`${name} is back on ${current} (registry ${revision})`)
  if (canary && canary.version !== current) console.log(`its canary ${canary.version} ended with it`)
  await confirmServed(store, { name, version: current, revision })
}
