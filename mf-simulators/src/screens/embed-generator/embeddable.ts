import type { AttributeSpec } from 'shared-lib/contract/attributes'
import type { WidgetContract } from 'shared-lib/contract/define-widget'

/** One thing that an editor or a partner may fill in beforehand. */
export interface EmbedField {
  /** Of the tag. */
  readonly attribute: string
  /** Of the address; missing for what only a tag has. */
  readonly parameter: string | undefined
  readonly label: string
  readonly options?: readonly string[]
  readonly flag?: true
}

/** A calculator that may stand on another page. Plain data: the route's `load` makes it from the contracts. */
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
  label: spec.help,
  ...(spec.type === 'choice' && { options: spec.options }),
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
