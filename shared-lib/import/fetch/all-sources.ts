import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../build/repository'
import type { ByHand, Source } from './source'

const folders = () => [
  'shared-lib/import',
  ...readdirSync(root).flatMap((name) => (name.startsWith('mf-') ? [path.join(name, 'import')] : [])),
]

const filesIn = (folder: string) => {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
  } catch {
    return [] // a micro-frontend without imports
  }
}

/** Every `*.source.ts` of shared-lib and the micro-frontends: each exports its `source`, or its `sources`. */
export async function allSources(): Promise<readonly (Source | ByHand)[]> {
  const found = folders().flatMap((folder) =>
    filesIn(folder).flatMap((file) => (file.endsWith('.source.ts') ? [path.join(root, folder, file)] : [])),
  )
  const modules = await Promise.all(
    found.map((file) => import(file) as Promise<{ source?: Source | ByHand; sources?: readonly Source[] }>),
  )
  return modules
    .flatMap(({ source, sources = [] }) => [...(source ? [source] : []), ...sources])
    .toSorted((one, two) => (one.name < two.name ? -1 : 1))
}
