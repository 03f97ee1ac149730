import type { AttributeSpec, Listed } from '../../contract/attributes'
import type { WidgetContract } from '../../contract/define-widget'
import { closedList } from '../../contract/listed'
import { slugOf } from '../../rules/text/fold'
import { attributeDefault, displayName } from './attribute-text'

interface FieldBase {
  readonly pos: number
  readonly display_name: string
  readonly description: string
}

/**
 * A field of Storyblok's Management API, in the kinds our attributes need.
 * https://www.storyblok.com/docs/api/management/components/the-component-schema-field-object (read 2026-11-21)
 */
type StoryblokField = FieldBase &
  (
    | { readonly type: 'boolean'; readonly default_value: false; readonly inline_label: true }
    | {
        readonly type: 'text' | 'textarea'
        readonly default_value?: string
        readonly max_length?: number
      }
    | {
        readonly type: 'number'
        readonly default_value?: string
        readonly min_value?: number
        readonly max_value?: number
        readonly decimals?: number
        readonly steps?: number
      }
    | {
        readonly type: 'option'
        readonly options: readonly { readonly name: string; readonly value: string }[]
        readonly default_value?: string
        readonly exclude_empty_option: boolean
      }
    | {
        readonly type: 'option'
        readonly source: 'internal'
        readonly datasource_slug: string
        readonly default_value?: string
        readonly exclude_empty_option: boolean
      }
    | { readonly type: 'datetime'; readonly disable_time: true; readonly default_value?: string }
  )

/** A list that many fields of a space choose from. https://www.storyblok.com/docs/api/management/datasources (read 2026-11-21) */
interface StoryblokList {
  readonly name: string
  readonly slug: string
  readonly entries: readonly Listed[]
}

/** https://www.storyblok.com/docs/api/management/components/the-component-object (read 2026-11-21) */
export interface StoryblokComponent {
  /** The tag: the host draws a block of this name as the tag itself. */
  readonly name: string
  readonly display_name: string
  readonly description: string
  readonly schema: Readonly<Record<string, StoryblokField>>
  readonly is_root: false
  readonly is_nestable: true
  readonly preview_field?: string
  readonly preview_tmpl: string
  readonly icon: 'block-dollar-sign'
  readonly color: string
  readonly component_group_uuid: string
}

export interface StoryblokGroup {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly parent_id: null
  readonly parent_uuid: null
}

/** The folder of the block library. The CLI finds it by its name in the space and puts the space's own id in. */
export const storyblokGroup: StoryblokGroup = {
  id: 1,
  uuid: '5d0f6a54-6f0e-4f5b-9c0a-7e2f4b1d3c86',
  name: 'Quero Poupar',
  parent_id: null,
  parent_uuid: null,
}

// The primary colour of design tokens: Storyblok takes a hexadecimal colour, not a style sheet's variable.
const iconColor = '#076b9c'

/** Storyblok keeps defaults as text, those of numbers too. */
function fieldOf(spec: AttributeSpec, pos: number): StoryblokField {
  const base = { pos, display_name: displayName(spec), description: spec.help }
  const text = attributeDefault(spec)
  const given = text === undefined ? {} : { default_value: text }
  if (spec.type === 'text' && spec.dated) return { ...base, type: 'datetime', ...given, disable_time: true }
  if (spec.type === 'text' && spec.listed && spec.listName)
    return {
      ...base,
      type: 'option',
      source: 'internal',
      datasource_slug: slugOf(spec.listName),
      ...given,
      exclude_empty_option: text !== undefined,
    }
  const options = closedList(spec)?.map(({ name, value }) => ({ name, value }))
  // Without a default of its own, nothing chosen is a choice too.
  if (options) return { ...base, type: 'option', options, ...given, exclude_empty_option: text !== undefined }
  if (spec.type === 'flag') return { ...base, type: 'boolean', default_value: false, inline_label: true }
  if (spec.type === 'json') return { ...base, type: 'textarea', ...given }
  if (spec.type === 'integer' || spec.type === 'number')
    return {
      ...base,
      type: 'number',
      ...given,
      ...(spec.min !== undefined && { min_value: spec.min }),
      ...(spec.max !== undefined && { max_value: spec.max }),
      ...(spec.type === 'integer' && { decimals: 0, steps: 1 }),
    }
  return { ...base, type: 'text', ...given, ...('maxLength' in spec && { max_length: spec.maxLength }) }
}

/** Squirrelly 8, as Storyblok's block list draws it; it allows div, span, strong, ul, li and p. */
function previewTemplate({ title, attributes }: WidgetContract): string {
  const lines = Object.entries(attributes).map(([name, spec]) => {
    const shown = spec.type === 'flag' ? displayName(spec) : `${displayName(spec)}: {{it['${name}']}}`
    return `{{@if(it['${name}'])}}<div>${shown}</div>{{/if}}`
  })
  return [`<div><strong>${title}</strong></div>`, ...lines].join('')
}

/** The block that an editor fills in for a tag: one field per attribute, in the contract's order. */
export function storyblokComponent(contract: WidgetContract): StoryblokComponent {
  const attributes = Object.entries(contract.attributes)
  const preview = attributes.find(([, { type }]) => type === 'text' || type === 'choice')?.[0]
  return {
    name: contract.tag,
    display_name: contract.title,
    description: contract.description,
    schema: Object.fromEntries(attributes.map(([name, spec], index) => [name, fieldOf(spec, index)])),
    is_root: false,
    is_nestable: true,
    ...(preview !== undefined && { preview_field: preview }),
    preview_tmpl: previewTemplate(contract),
    icon: 'block-dollar-sign',
    color: iconColor,
    component_group_uuid: storyblokGroup.uuid,
  }
}

/** The lists that fields of these tags choose from, each once. Two of one name with other values are a naming mistake. */
export function storyblokLists(widgets: readonly WidgetContract[]): readonly StoryblokList[] {
  const lists = new Map<string, StoryblokList>()
  for (const { attributes, inStories } of widgets)
    for (const spec of inStories === false ? [] : Object.values(attributes)) {
      if (spec.type !== 'text' || !spec.listed || !spec.listName) continue
      const list = { name: spec.listName, slug: slugOf(spec.listName), entries: spec.listed }
      const known = lists.get(list.slug)
      if (known && JSON.stringify(known) !== JSON.stringify(list))
        throw new Error(`two lists are called «${list.name}»`)
      lists.set(list.slug, list)
    }
  return [...lists.values()]
}

/**
 * The content of a file for `storyblok components push`, which takes groups and components from one array and merges
 * the files of a folder. Widgets that editors do not place are left out.
 */
export function storyblokComponents(
  widgets: readonly WidgetContract[],
): readonly (StoryblokGroup | StoryblokComponent)[] {
  const components = widgets.filter(({ inStories }) => inStories !== false).map(storyblokComponent)
  return components.length > 0 ? [storyblokGroup, ...components] : []
}
