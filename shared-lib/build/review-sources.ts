import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parametersIn } from '../src/rules/dated/parameters-in'
import type { Catalogue } from '../src/rules/offers/catalogue'
import type { CatalogueFile } from '../src/rules/offers/catalogue-review'
import { root } from './repository'

// Sources that grow old: parameters and catalogues, wherever shared-lib, a micro-frontend or one of its
// products has them.

/** Also of one that has products and is not deployed yet. */
const names = () =>
  readdirSync(root).filter(
    (name) => (name.startsWith('mf-') || name === 'shared-lib') && existsSync(path.join(root, name, 'src')),
  )

const filesOf = (name: string) =>
  readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(name, 'src', file),
  )

const isParameter = (file: string) =>
  file.split(path.sep).includes('parameters') && /\.ts$/.test(file) && !/\.test\.ts$/.test(file)

/** Every dated parameter, published or not. */
export async function readParameters() {
  const files = names().flatMap(filesOf).filter(isParameter)
  const modules = await Promise.all(files.map((file) => import(path.join(root, file)) as Promise<object>))
  const found = parametersIn(modules)
  if (found.length === 0) throw new Error('found no parameters: nothing would ever be told')
  return found
}

/** Every catalogue of offers. */
export const readCatalogues = (): readonly (CatalogueFile & Catalogue)[] =>
  names()
    .flatMap(filesOf)
    .filter((file) => file.endsWith(path.join('offers', 'catalogue.json')))
    .map((file) => ({ file, ...JSON.parse(readFileSync(path.join(root, file), 'utf8')) }))
