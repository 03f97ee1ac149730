import { blockSchemas } from '../../../src/content/blocks/schemas'
import { groups } from './host-components'
import { filesOf, readFiles, writtenFiles } from './space-files'
import type { SpaceState } from './space-state'
import { generatedFolder, generatedFrom } from './wanted'
import { wantedFromSources } from './wanted-from-sources'

let wanted: SpaceState
beforeAll(async () => {
  wanted = await wantedFromSources()
})

it('finds host/storyblok as the sources say: run "npm run docs" after changing a contract or a block', () => {
  const expected = filesOf(wanted, generatedFrom)
  const written = writtenFiles(generatedFolder)
  const files = new Set([...written.keys(), ...expected.keys()])
  const outOfDate = [...files].filter((file) => written.get(file) !== expected.get(file))
  expect(expected.size).toBeGreaterThan(70)
  expect(outOfDate).toEqual([])
})

it('reads back what it wrote', () => {
  const read = readFiles(generatedFolder, generatedFrom)
  const sorted = (state: SpaceState) => [...state.components].sort((a, b) => (a.name < b.name ? -1 : 1))
  expect(sorted(read)).toEqual(JSON.parse(JSON.stringify(sorted(wanted))))
  expect(read.groups).toEqual(groups)
  const sources = read.datasources.map(({ slug }) => slug).sort()
  expect(sources).toEqual(['concelhos', 'formas-de-numero', 'icones', 'molduras', 'numeros'])
})

it('has every block that the host draws, each in a folder of the library, and no name twice', () => {
  const names = wanted.components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([...Object.keys(blockSchemas), 'qp-irs', 'author', 'footer']))
  expect(new Set(names).size).toBe(names.length)
  const folders = new Set(wanted.groups.map(({ uuid }) => uuid))
  expect(wanted.components.filter(({ component_group_uuid: uuid }) => !folders.has(String(uuid)))).toEqual([])
  expect(new Set(wanted.groups.map(({ name }) => name)).size).toBe(wanted.groups.length)
})

it('names in every list of allowed blocks, content types and datasources only what is there', () => {
  const names = new Set(wanted.components.map(({ name }) => name))
  const fields = wanted.components.flatMap(({ schema }) => Object.values(schema))
  const allowed = fields.flatMap(({ component_whitelist: list }) => (list ?? []) as string[])
  const types = fields.flatMap(({ filter_content_type: list }) => (list ?? []) as string[])
  const sources = fields.flatMap(({ datasource_slug: slug }) => (slug ? [slug] : []))
  expect([...allowed, ...types].filter((name) => !names.has(name))).toEqual([])
  expect(allowed.length * types.length).toBeGreaterThan(0)
  expect(new Set(sources)).toEqual(new Set(wanted.datasources.map(({ slug }) => slug)))
})

// Editors fill blocks in by these words, and see no code of ours.
it('names every field, each by a name of its own in its block, and every option', () => {
  const fields = wanted.components.flatMap(({ name: block, schema }) =>
    Object.entries(schema).map(([field, { display_name: name = '', options = [], ...kept }]) => ({
      at: `${block}.${field}`,
      block,
      field,
      kept,
      name: String(name),
      options: options as { name: string; value: string }[],
    })),
  )
  expect(fields.length).toBeGreaterThan(700)
  const unnamed = fields.filter(
    ({ name, field }) => name === field || !/^[\p{Lu}\d€]/u.test(name) || name.length > 70,
  )
  const doubled = fields.filter(({ block, field, name }) =>
    fields.some((other) => other.block === block && other.name === name && other.field !== field),
  )
  const codes = fields.flatMap(({ at, options }) =>
    options.filter(({ name, value }) => name === value && /^[a-z]|^[A-D]$/.test(name)).map(() => at),
  )
  const at = (these: readonly { readonly at: string; readonly name: string }[]) =>
    these.map((one) => `${one.at}: ${one.name}`)
  const found = { unnamed: at(unnamed), doubled: at(doubled), codes }
  expect(found).toEqual({ unnamed: [], doubled: [], codes: [] })
})
