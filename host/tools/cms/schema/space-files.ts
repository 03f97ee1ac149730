import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CmsComponent, CmsDatasource, CmsGroup, CmsPreset, CmsTag, SpaceState } from './space-state'

/** Folders that the official CLI expects below its `--path`: what is read with `--from <name>`. */
const componentsFolder = (from: string) => path.join('components', from)
const datasourcesFolder = (from: string) => path.join('datasources', from)

const fileName = (name: string) => `${name.replace(/[^\w.-]+/g, '_')}.json`

/**
 * A space as files of the official CLI, version 4, one per block and datasource (`--separate-files`), by their path below
 * `--path`. https://www.storyblok.com/docs/tooling/cli/components-pull (read 2026-11-22)
 */
export function filesOf(state: SpaceState, from: string): ReadonlyMap<string, string> {
  const { components, groups, presets, tags, datasources } = state
  const below = componentsFolder(from)
  const files = new Map<string, unknown>()
  const put = (folder: string, name: string, value: unknown) =>
    files.set(path.join(folder, fileName(name)), value)
  for (const component of components) {
    put(below, component.name, component)
    const own = presets.filter(({ component_id }) => component_id === component.id)
    if (own.length > 0) put(below, `${component.name}.presets`, own)
  }
  put(below, 'groups', groups)
  if (tags.length > 0) put(below, 'tags', tags)
  for (const datasource of datasources) put(datasourcesFolder(from), datasource.slug, datasource)
  return new Map([...files].map(([file, value]) => [file, `${JSON.stringify(value, null, 2)}\n`]))
}

type Item = Readonly<Record<string, unknown>>

function itemsIn(folder: string): Item[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file): Item[] => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      try {
        return [JSON.parse(text)].flat()
      } catch (cause) {
        throw new Error(`${path.join(folder, file)} is not valid JSON`, { cause })
      }
    })
}

const isPreset = (item: Item) => 'component_id' in item && 'preset' in item
const isTag = (item: Item) => 'object_type' in item
const isComponent = (item: Item) => 'schema' in item
const isGroup = (item: Item) => 'uuid' in item

/** Reads what `filesOf` or the official CLI wrote; items are distinguished by their shape, as in the CLI. */
export function readFiles(root: string, from: string): SpaceState {
  const items = itemsIn(path.join(root, componentsFolder(from)))
  const left = (is: (item: Item) => boolean, ...before: ((item: Item) => boolean)[]) =>
    items.filter((item) => is(item) && !before.some((other) => other(item)))
  const state: SpaceState = {
    components: left(isComponent, isPreset, isTag) as unknown as readonly CmsComponent[],
    groups: left(isGroup, isPreset, isTag, isComponent) as unknown as readonly CmsGroup[],
    presets: left(isPreset) as unknown as readonly CmsPreset[],
    tags: left(isTag, isPreset) as unknown as readonly CmsTag[],
    datasources: itemsIn(path.join(root, datasourcesFolder(from))) as unknown as readonly CmsDatasource[],
  }
  if (state.components.length === 0)
    throw new Error(`no blocks in ${path.join(root, componentsFolder(from))}`)
  return state
}

/** Every file below a folder, by its path there. */
export function writtenFiles(root: string): ReadonlyMap<string, string> {
  if (!existsSync(root)) return new Map()
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
}

/** Makes a folder hold these files and no other JSON. */
export function writeFiles(root: string, files: ReadonlyMap<string, string>) {
  for (const file of writtenFiles(root).keys()) if (!files.has(file)) rmSync(path.join(root, file))
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
}
