import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from 'shared-lib/build/repository'

/** An empty table of an import, as a person fills it in. */
export interface EmptyForm {
  /** `npm run import:taeg`. */
  readonly name: string
  readonly header: string
}

const folders = () => [
  'shared-lib/import',
  ...readdirSync(root).flatMap((name) => (name.startsWith('mf-') ? [path.join(name, 'import')] : [])),
]

function importsIn(folder: string): readonly string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /[.-]imports?\.ts$/.test(file))
      .map((file) => path.join(root, folder, file))
  } catch {
    return [] // a micro-frontend without imports
  }
}

/** Usages of data sets, also of those that a module keeps in a list. */
const usagesIn = (exported: unknown): readonly string[] => {
  if (typeof exported !== 'object' || exported === null) return []
  const { usage } = exported as { usage?: unknown }
  return typeof usage === 'string' ? [usage] : Object.values(exported).flatMap(usagesIn)
}

/** The empty form of every import that reads a table, by the columns that its usage names. */
export async function emptyForms(): Promise<readonly EmptyForm[]> {
  const modules = await Promise.all(
    folders()
      .flatMap(importsIn)
      .map((file) => import(file) as Promise<object>),
  )
  return modules
    .flatMap(usagesIn)
    .flatMap((usage) => {
      const [, name, header] = /import:([a-z-]+) -- <file\.csv>: (\S+)$/.exec(usage) ?? []
      return name && header ? [{ name, header }] : []
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
