import type { AttributeSpec } from 'shared-lib/contract/attributes'
import type { WidgetContract } from 'shared-lib/contract/define-widget'
import type { Option } from 'shared-lib/kit/form/input-field'
import { displayName, optionName } from 'shared-lib/platform/generators/attribute-text'

/** One thing that an editor or a partner may fill in beforehand. */
export interface EmbedField {
  /** Of the tag. */
  readonly attribute: string
  /** Of the address; missing for what only a tag has. */
  readonly parameter: string | undefined
  readonly label: string
  readonly options?: readonly Option[]
  readonly flag?: true
}

/** A calculator that may be embedded in another page. Plain data: the route's `load` makes it from the contracts. */
export interface Embeddable {
  readonly tag: string
  readonly slug: string
  readonly title: string
  readonly height: number
  readonly fields: readonly EmbedField[]
}

const fieldOf = (attribute: string, spec: AttributeSpec, parameter: string | undefined): EmbedField => ({
  attribute,
  parameter,
  label: displayName(spec),
  ...(spec.type === 'choice' && {
    options: spec.options.map((value) => ({ value, label: optionName(spec, value) })),
  }),
  ...(spec.type === 'flag' && { flag: true }),
})

/** From a contract and the names that its attributes have in addresses. */
export const embeddable = (
  { tag, title, minHeight, attributes }: WidgetContract,
  slug: string,
  parameters: Readonly<Record<string, string>>,
): Embeddable => ({
  tag,
  slug,
  title,
  height: minHeight.small,
  fields: Object.entries(attributes).map(([name, spec]) => fieldOf(name, spec, parameters[name])),
})
