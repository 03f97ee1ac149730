import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sharedLib } from '../repository'
import type { Names } from './names'

const folder = path.join(sharedLib, 'templates')

export type Kind = 'vertical' | 'journey' | 'widget' | 'calculator' | 'block'

/** Folders below `shared-lib/templates`: a new micro-frontend is a workspace and its first journey. */
export type Template = 'workspace' | Exclude<Kind, 'vertical'>

/** A file to write: its path from the repository's root. */
export interface NewFile {
  readonly path: string
  readonly text: string
}

/** Every placeholder by the name; `__uid__` is another one each time. */
export const fill = (text: string, { name, camel, pascal, address, title, home, place }: Names) =>
  text
    .replaceAll('__dot__', '.') // npm packs no file of such a name as it is
    .replaceAll('__name__', name)
    .replaceAll('__camel__', camel)
    .replaceAll('__Name__', pascal)
    .replaceAll('__address__', address)
    .replaceAll('__title__', title)
    .replaceAll('__home__', home)
    .replaceAll('__place__', place)
    .replace(/__uid__/g, () => randomUUID())

/** Stories are the site's: in a team's own repository an editor makes the first page. */
export const isOfTheSite = ({ path: file }: NewFile) => file.startsWith('host/')

/** The files of a template with a name in the place of its placeholders, in paths and in texts. */
export const filesOf = (template: Template | 'repository', names: Names): NewFile[] =>
  readdirSync(path.join(folder, template), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      path: fill(path.relative(path.join(folder, template), file).split(path.sep).join('/'), names),
      text: fill(readFileSync(file, 'utf8'), names),
    }))
