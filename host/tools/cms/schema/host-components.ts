import type { OfferKind } from 'shared-lib/contract/partner-offers'
import { storyblokGroup } from 'shared-lib/platform/generators/storyblok-component'
import type { PublishedFigure } from 'shared-lib/rules/dated/published-figure'
import { type Choices, figureChoicesSlug } from '../../../src/content/blocks/choices'
import { editorialSchemas } from '../../../src/content/blocks/editorial-schemas'
import { type BlockSchema, type FieldSchema, nameOf } from '../../../src/content/blocks/field-schema'
import { blockSchemas } from '../../../src/content/blocks/schemas'
import { settingsSchemas } from '../../../src/content/blocks/settings-schemas'
import { figureChoices } from '../../../src/content/figures/figure-book'
import { figureBlock } from '../../../src/content/figures/story-figures'
import { offersComponent } from '../../../src/editorial/partner-offers/judge-offers'
import { offerBlocks, componentOf as offerComponent } from '../../../src/editorial/partner-offers/offer-block'
import type { CmsComponent, CmsDatasource, CmsField, CmsGroup } from './space-state'

const group = (id: number, uuid: string, name: string): CmsGroup => ({
  id,
  uuid,
  name,
  parent_id: null,
  parent_uuid: null,
})

const pages = group(2, '0f4f7c0e-64b5-4c1c-9a3f-0d2a7a7b1e02', 'Páginas')
const blocks = group(3, '3b9d2a51-8c0b-4d39-8f51-6f0c9b7e4a03', 'Blocos')
const parts = group(4, '9e2c4f86-1d7a-4a0e-b6c2-5a1f3d8e7b04', 'Partes de blocos')
const inTexts = group(6, '2f8d1b70-6c3e-4e9a-a5d7-8b1c4f0e9d06', 'Dentro de textos')
const settings = group(5, 'c7a1e5d3-2f46-4b8d-91e0-7b6d4c3f2a05', 'Configuração')

/** Folders of the block library: those of tags and of the host's blocks. */
export const groups: readonly CmsGroup[] = [storyblokGroup, pages, blocks, parts, settings, inTexts]

/** https://www.storyblok.com/docs/api/management/components/the-component-schema-field-object (read 2026-11-22) */
function chosenFrom({ options, choices, stories, required }: FieldSchema): Partial<CmsField> {
  const empty = { exclude_empty_option: required === true }
  if (stories) return { source: 'internal_stories', filter_content_type: [...stories], ...empty }
  if (choices) return { source: 'internal', datasource_slug: choices.slug, ...empty }
  return { options: Object.entries(options ?? {}).map(([value, name]) => ({ name, value })), ...empty }
}

/** A field for blocks takes those that it names, or all that need no parent block, tags among them. */
const whatFits = ({ allow }: FieldSchema): Partial<CmsField> =>
  allow
    ? { restrict_components: true, restrict_type: '', component_whitelist: [...allow] }
    : groupsFit(blocks, storyblokGroup)

const groupsFit = (...folders: readonly CmsGroup[]): Partial<CmsField> => ({
  restrict_components: true,
  restrict_type: 'groups',
  component_group_whitelist: folders.map(({ uuid }) => uuid),
})

const byType: Readonly<Partial<Record<FieldSchema['type'], (field: FieldSchema) => Partial<CmsField>>>> = {
  option: chosenFrom,
  options: chosenFrom,
  bloks: whatFits,
  // Between its paragraphs: the same, and what a sentence may hold.
  richtext: () => groupsFit(blocks, storyblokGroup, inTexts),
  boolean: () => ({ inline_label: true }),
  asset: () => ({ allow_external_url: true }),
  multiasset: () => ({ allow_external_url: true }),
  multilink: () => ({ allow_target_blank: true, show_anchor: true }),
}

const fieldOf = (field: FieldSchema, pos: number): CmsField => ({
  type: field.type,
  pos,
  display_name: nameOf(field),
  ...(nameOf(field) !== field.help && { description: field.help }),
  ...(field.required && { required: true }),
  ...byType[field.type]?.(field),
})

type Schemas = Readonly<Record<string, BlockSchema>>

const componentOf = (name: string, { title, root, fields }: BlockSchema, folder: CmsGroup): CmsComponent => ({
  name,
  display_name: title,
  schema: Object.fromEntries(
    Object.entries(fields).map(([field, schema], pos) => [field, fieldOf(schema, pos)]),
  ),
  is_root: root === true,
  is_nestable: root !== true,
  component_group_uuid: folder.uuid,
})

const fieldsOf = (schemas: Schemas) => Object.values(schemas).flatMap(({ fields }) => Object.values(fields))

const content: Schemas = { ...blockSchemas, ...editorialSchemas }

/** Blocks that some other block names as its content. */
const named = new Set(fieldsOf(content).flatMap(({ allow = [] }) => allow))

function folderOf(name: string, { root }: BlockSchema) {
  if (root) return pages
  if (name === figureBlock) return inTexts
  return named.has(name) ? parts : blocks
}

/** Every block that the host draws or reads, as the CLI's files have it. */
export const hostComponents: readonly CmsComponent[] = [
  ...Object.entries(content).map(([name, schema]) => componentOf(name, schema, folderOf(name, schema))),
  ...Object.entries(settingsSchemas)
    .filter(([name]) => name !== offersComponent)
    .map(([name, schema]) => componentOf(name, schema, settings)),
]

const datasourceOf = ({ slug, title, names }: Choices): CmsDatasource => ({
  name: title,
  slug,
  entries: Object.entries(names).map(([value, name]) => ({ name, value })),
})

/** The blocks in which editors keep offers of these kinds, and the story that takes them. */
export function offerComponents(kinds: Readonly<Record<string, OfferKind>>): readonly CmsComponent[] {
  const names = Object.keys(kinds).map(offerComponent)
  const list = settingsSchemas[offersComponent]
  if (!list) throw new Error(`${offersComponent} is no setting`)
  const story = componentOf(offersComponent, list, settings)
  const offers = { ...story.schema.offers, type: 'bloks', component_whitelist: names }
  return [
    { ...story, schema: { ...story.schema, offers } },
    ...Object.entries(kinds)
      .flatMap(([kind, declared]) => offerBlocks(kind, declared))
      .map(([name, block]) => componentOf(name, block, settings)),
  ]
}

/** The lists that fields share, that of these figures among them. */
export const hostDatasources = (figures: readonly PublishedFigure[]): readonly CmsDatasource[] =>
  [...new Set(fieldsOf({ ...content, ...settingsSchemas }).flatMap(({ choices }) => choices ?? []))].map(
    (choices) =>
      datasourceOf(
        choices.slug === figureChoicesSlug ? { ...choices, names: figureChoices(figures) } : choices,
      ),
  )
