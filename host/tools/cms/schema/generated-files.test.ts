import { storyblokGroup } from 'shared-lib/platform/generators/storyblok-component'
import { iconChoices, layoutChoices } from '../../../src/content/blocks/choices'
import { blockSchemas } from '../../../src/content/blocks/schemas'
import { groups } from './host-components'
import { filesOf, readFiles, writtenFiles } from './space-files'
import type { CmsField, SpaceState } from './space-state'
import { generatedFolder, generatedFrom } from './wanted'
import { wantedFromSources } from './wanted-from-sources'

let wanted: SpaceState
beforeAll(async () => {
  wanted = await wantedFromSources()
})

const block = (name: string) => wanted.components.find((component) => component.name === name)
const field = (name: string, part: string) => block(name)?.schema[part] as CmsField

it('finds host/storyblok as the sources say: run "npm run docs" after changing a contract or a block', () => {
  const expected = filesOf(wanted, generatedFrom)
  const written = writtenFiles(generatedFolder)
  const outOfDate = [...new Set([...written.keys(), ...expected.keys()])].filter(
    (file) => written.get(file) !== expected.get(file),
  )
  expect(expected.size).toBeGreaterThan(70)
  expect(outOfDate).toEqual([])
})

it('reads back what it wrote', () => {
  const read = readFiles(generatedFolder, generatedFrom)
  const sorted = (state: SpaceState) => [...state.components].sort((a, b) => (a.name < b.name ? -1 : 1))
  expect(sorted(read)).toEqual(JSON.parse(JSON.stringify(sorted(wanted))))
  expect(read.groups).toEqual(groups)
  expect(read.datasources.map(({ slug }) => slug).sort()).toEqual([
    'concelhos',
    'formas-de-numero',
    'icones',
    'molduras',
    'numeros',
  ])
})

it('has every block that the host draws, each in a folder of the library, and no name twice', () => {
  const names = wanted.components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([...Object.keys(blockSchemas), 'qp-irs', 'author', 'footer']))
  expect(new Set(names).size).toBe(names.length)
  const folders = new Set(wanted.groups.map(({ uuid }) => uuid))
  expect(wanted.components.filter(({ component_group_uuid: uuid }) => !folders.has(String(uuid)))).toEqual([])
  expect(new Set(wanted.groups.map(({ name }) => name)).size).toBe(wanted.groups.length)
})

it('offers what comes from a closed list as options in words', () => {
  for (const tag of ['qp-imi', 'qp-irs'])
    expect(field(tag, 'county')).toEqual({
      pos: expect.any(Number),
      display_name: 'Concelho',
      description: 'Concelho',
      type: 'option',
      source: 'internal',
      datasource_slug: 'concelhos',
      exclude_empty_option: false,
    })
  const counties = wanted.datasources.find(({ slug }) => slug === 'concelhos')
  expect(counties?.name).toBe('Concelhos')
  expect(counties?.entries).toHaveLength(308)
  expect(counties?.entries).toContainEqual({ name: 'Lisboa', value: '1106' })
  expect(field('qp-euribor', 'start-month')).toMatchObject({ type: 'datetime', disable_time: true })
  const chosen = field('qp-energy-offers', 'provider')
  expect(chosen).toMatchObject({
    type: 'option',
    options: expect.arrayContaining([{ name: 'EDP Comercial', value: 'EDPC' }]),
  })
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
      ...{ block, field, kept, name: String(name), options: options as { name: string; value: string }[] },
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
  expect({ unnamed: at(unnamed), doubled: at(doubled), codes }).toEqual({
    ...{ unnamed: [], doubled: [], codes: [] },
  })
})

it.each([
  ['page', 'layout', { type: 'option', source: 'internal', datasource_slug: layoutChoices.slug }],
  ['tile', 'icon', { type: 'option', source: 'internal', datasource_slug: iconChoices.slug }],
  ['article', 'author', { type: 'option', source: 'internal_stories', filter_content_type: ['author'] }],
  ['article-list', 'articles', { type: 'options', filter_content_type: ['article'], required: true }],
  ['tiles', 'items', { type: 'bloks', component_whitelist: ['tile'], required: true }],
  ['page', 'body', { type: 'bloks', component_group_whitelist: [groups[2]?.uuid, storyblokGroup.uuid] }],
  ['hero', 'title', { type: 'text', required: true, display_name: 'Título da página', pos: 1 }],
  [
    'call-out',
    'tone',
    { type: 'option', options: expect.arrayContaining([{ name: 'Informação', value: 'info' }]) },
  ],
  ['image', 'image', { type: 'asset', allow_external_url: true }],
])('makes a field of %s.%s', (name, part, expected) => expect(field(name, part)).toMatchObject(expected))

it('lets stories begin with pages only, and offers parts of blocks nowhere else', () => {
  expect(block('page')).toMatchObject({ is_root: true, is_nestable: false })
  expect(block('hero')).toMatchObject({ is_root: false, is_nestable: true })
  expect(block('tile')?.component_group_uuid).toBe(
    groups.find(({ name }) => name === 'Partes de blocos')?.uuid,
  )
})
