import type { DeploymentStore } from '../deployment-store'

/** The published version that is called so, or the only one that begins so: hashes are long. Throws naming those there are. */
export async function namedVersion(store: DeploymentStore, name: string, text: string): Promise<string> {
  const versions = await store.versions(name)
  if (versions.includes(text)) return text
  const [found, ...others] = versions.filter((version) => version.startsWith(text))
  if (found && others.length === 0) return found
  const problem = found ? `could be ${[found, ...others].join(' or ')}` : 'was never published'
  const known = versions.length > 0 ? `published: ${versions.join(', ')}` : 'nothing of it is published'
  throw new Error(`${name} ${text} ${problem} (${known})`)
}
