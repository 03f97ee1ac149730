import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sharedLib } from '../repository'
import { filesOf, isOfTheSite, type NewFile } from './fill-template'
import { namesOf } from './names'

interface Asked {
  readonly name: string
  readonly address?: string | undefined
  readonly title?: string | undefined
  /** Its package.json's word for shared-lib, as npm reads it; without it, this version from the registry. */
  readonly from?: string | undefined
}

interface Package {
  readonly name: string
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** Writes a repository with one micro-frontend and its first journey into `folder`. Throws before it writes anything. */
export function newRepository(folder: string, { name, address, title, from }: Asked): readonly string[] {
  if (name.includes('-')) throw new Error(`a vertical has a name of one word, not ${name}`)
  const shared: Package = JSON.parse(readFileSync(path.join(sharedLib, 'package.json'), 'utf8'))
  const names = namesOf(name, { title, ...(address && { address }), home: `mf-${name}` })
  const asked: Readonly<Record<string, string>> = {
    ...shared.dependencies,
    'shared-lib': from ?? `npm:${shared.name}@${shared.version}`,
  }
  const withVersions = ({ path: file, text }: NewFile): NewFile => {
    if (!file.endsWith('package.json')) return { path: file, text }
    const own: Package = JSON.parse(text)
    const dependencies = Object.fromEntries(Object.keys(own.dependencies).map((one) => [one, asked[one]]))
    const tools = own.devDependencies && { devDependencies: shared.devDependencies }
    return { path: file, text: `${JSON.stringify({ ...own, dependencies, ...tools }, null, 2)}\n` }
  }
  // The last of a name counts: a repository has its own form of what a workspace has.
  const files = new Map(
    (['workspace', 'journey', 'repository'] as const)
      .flatMap((template) => filesOf(template, names))
      .filter((file) => !isOfTheSite(file))
      .map((file) => [file.path, withVersions(file)] as const),
  )
  const taken = [...files.keys()].find((file) => existsSync(path.join(folder, file)))
  if (taken) throw new Error(`${taken} is there already: begin in an empty folder`)
  for (const { path: file, text } of files.values()) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return [...files.keys()]
}
