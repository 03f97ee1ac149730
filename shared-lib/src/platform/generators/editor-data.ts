import { type AttributeSpec, camelCase } from '../../contract/attributes'
import type { WidgetContract } from '../../contract/define-widget'
import { closedList } from '../../contract/listed'
import { attributeDefault, attributeType, eventType } from './attribute-text'

/** Limits and default in one line, for the hint that an editor shows next to the help. */
function limitsOf(spec: AttributeSpec): string {
  const text = attributeDefault(spec)
  const parts = [
    spec.type === 'text' && spec.maxLength !== undefined && `até ${spec.maxLength} caracteres`,
    (spec.type === 'integer' || spec.type === 'number') && spec.min !== undefined && `mínimo ${spec.min}`,
    (spec.type === 'integer' || spec.type === 'number') && spec.max !== undefined && `máximo ${spec.max}`,
    text !== undefined && `por omissão ${text}`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? `${spec.help} (${parts.join(', ')})` : spec.help
}

interface HtmlDataAttribute {
  readonly name: string
  readonly description: string
  readonly values?: readonly { readonly name: string; readonly description?: string }[]
  /** `v` is the language service's own name for an attribute without a value. */
  readonly valueSet?: 'v'
}

/** https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md, version 1.1 */
export interface HtmlCustomData {
  readonly version: 1.1
  readonly tags: readonly {
    readonly name: string
    readonly description: { readonly kind: 'markdown'; readonly value: string }
    readonly attributes: readonly HtmlDataAttribute[]
  }[]
}

const valuesOf = (spec: AttributeSpec) => {
  const values = closedList(spec)?.map(({ value, name }) => ({
    name: value,
    ...(name !== value && { description: name }),
  }))
  return values && { values }
}

/** Autocomplete of the tags in VS Code (setting `html.customData`). */
export const htmlCustomData = (widgets: readonly WidgetContract[]): HtmlCustomData => ({
  version: 1.1,
  tags: widgets.map(({ tag, title, description, attributes }) => ({
    name: tag,
    description: { kind: 'markdown', value: `**${title}**\n\n${description}` },
    attributes: Object.entries(attributes).map(([name, spec]) => ({
      name,
      description: limitsOf(spec),
      ...valuesOf(spec),
      ...(spec.type === 'flag' && { valueSet: 'v' as const }),
    })),
  })),
})

interface WebTypesAttribute {
  readonly name: string
  readonly description: string
  readonly required: false
  readonly default?: string
  readonly value: { readonly kind: 'plain' | 'no-value'; readonly type: string }
}

/** https://plugins.jetbrains.com/docs/intellij/polysymbols-web-types.html */
export interface WebTypes {
  readonly $schema: string
  readonly name: string
  readonly version: string
  readonly 'js-types-syntax': 'typescript'
  readonly 'description-markup': 'markdown'
  readonly contributions: {
    readonly html: {
      readonly elements: readonly {
        readonly name: string
        readonly description: string
        readonly attributes: readonly WebTypesAttribute[]
        readonly js: {
          readonly properties: readonly { readonly name: string; readonly type: string }[]
          readonly events: readonly { readonly name: string; readonly description: string }[]
        }
      }[]
    }
  }
}

function webTypesAttribute([name, spec]: [string, AttributeSpec]): WebTypesAttribute {
  const text = attributeDefault(spec)
  return {
    name,
    description: limitsOf(spec),
    required: false,
    ...(text !== undefined && { default: text }),
    value: { kind: spec.type === 'flag' ? 'no-value' : 'plain', type: attributeType(spec) },
  }
}

/** Autocomplete of the tags in JetBrains editors. */
export const webTypes = (name: string, version: string, widgets: readonly WidgetContract[]): WebTypes => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: widgets.map(({ tag, title, description, attributes, events }) => ({
        name: tag,
        description: `**${title}**\n\n${description}`,
        attributes: Object.entries(attributes).map(webTypesAttribute),
        js: {
          properties: Object.entries(attributes).map(([attribute, spec]) => ({
            name: camelCase(attribute),
            type: attributeType(spec),
          })),
          events: Object.entries(events ?? {}).map(([event, fields]) => ({
            name: `qp:${event}`,
            description: eventType(fields),
          })),
        },
      })),
    },
  },
})
