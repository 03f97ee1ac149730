import { type AttributeSpecs, parseAttributes } from 'shared-lib/contract/attributes'
import { isUnusable } from 'shared-lib/contract/listed'
import { acceptedText } from 'shared-lib/platform/generators/attribute-text'

/** State of a tag's form. */
export interface PlaygroundState {
  /** As typed, by attribute, for the form to show again. */
  readonly typed: Readonly<Record<string, string>>
  /** As a page would pass them to the tag: a ticked box is written bare, an empty value is left out. */
  readonly given: Readonly<Record<string, string>>
  /** Those of them that fit. */
  readonly attributes: Readonly<Record<string, string>>
  /** Faults, by attribute. Portuguese. */
  readonly problems: Readonly<Record<string, string>>
}

/** Reads the address of a playground, whose parameters are the tag's attributes. Never throws. */
export function playgroundState(specs: AttributeSpecs, query: string): PlaygroundState {
  const asked = new URLSearchParams(query)
  const typed = Object.fromEntries(
    Object.keys(specs).flatMap((name) => {
      const text = asked.get(name)
      return text === null || (text === '' && specs[name]?.type !== 'flag') ? [] : [[name, text]]
    }),
  )
  const given = Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      if (specs[name]?.type !== 'flag') return [[name, text]]
      return text === 'false' ? [] : [[name, '']]
    }),
  )
  const problems: Record<string, string> = {}
  const refuse = (attribute: string) => {
    const spec = specs[attribute]
    if (spec)
      problems[attribute] = `Não serve: aceita ${acceptedText(spec)}. Por agora vale o valor por omissão.`
  }
  parseAttributes(specs, given, ({ attribute }) => refuse(attribute))
  for (const [attribute, text] of Object.entries(given)) {
    const spec = specs[attribute]
    if (spec && isUnusable(spec, text)) refuse(attribute)
  }
  const attributes = Object.fromEntries(
    Object.entries(given).filter(([name]) => !Object.hasOwn(problems, name)),
  )
  return { typed, given, attributes, problems }
}

/** The address that shows a tag with these attributes. */
export function playgroundAddress(path: string, attributes: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(
    Object.entries(attributes).map(([name, value]) => [name, value === '' ? 'true' : value]),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}
