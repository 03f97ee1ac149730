import { type AttributeSpec, camelCase } from '../../contract/attributes'
import type { WidgetContract } from '../../contract/define-widget'
import { lookParts, looks, themes } from '../../contract/theming'
import { attributeDefault, attributeType, className, eventType, themeType } from './attribute-text'

interface TypedEntry {
  readonly name: string
  readonly type: { readonly text: string }
  readonly description?: string
  readonly default?: string
}

interface CustomElementDeclaration {
  readonly kind: 'class'
  readonly customElement: true
  readonly name: string
  readonly tagName: string
  readonly summary: string
  readonly description: string
  readonly attributes: readonly (TypedEntry & { readonly fieldName: string })[]
  readonly members: readonly (TypedEntry & { readonly kind: 'field' })[]
  readonly events: readonly TypedEntry[]
  readonly cssProperties: readonly { readonly name: string; readonly description: string }[]
  readonly cssParts: readonly { readonly name: string; readonly description: string }[]
}

/** `custom-elements.json`, schema 1.0.0: https://github.com/webcomponents/custom-elements-manifest */
export interface CustomElementsManifest {
  readonly schemaVersion: '1.0.0'
  readonly modules: readonly {
    readonly kind: 'javascript-module'
    readonly path: string
    readonly declarations: readonly CustomElementDeclaration[]
    readonly exports: readonly {
      readonly kind: 'custom-element-definition'
      readonly name: string
      readonly declaration: { readonly name: string; readonly module: string }
    }[]
  }[]
}

const entryOf = (name: string, spec: AttributeSpec): TypedEntry => {
  const text = spec.type === 'flag' ? 'false' : attributeDefault(spec)
  return {
    name,
    type: { text: attributeType(spec) },
    description: spec.help,
    ...(text !== undefined && {
      default: spec.type === 'text' || spec.type === 'choice' ? `'${text}'` : text,
    }),
  }
}

/** Attribute that every tag takes besides its own. */
const theme = {
  name: 'theme',
  fieldName: 'theme',
  type: { text: themeType },
  description: Object.entries(themes)
    .map(([name, is]) => `${name}: ${is}.`)
    .join(' '),
}
const cssProperties = Object.entries(looks).map(([name, { is, leftOut }]) => ({
  name,
  description: `${is}. Left out: ${leftOut}.`,
}))
const cssParts = Object.entries(lookParts).map(([name, description]) => ({ name, description }))

function declarationOf(contract: WidgetContract): CustomElementDeclaration {
  const attributes = Object.entries(contract.attributes)
  return {
    kind: 'class',
    customElement: true,
    name: className(contract.tag),
    tagName: contract.tag,
    summary: contract.title,
    description: contract.description,
    attributes: [
      ...attributes.map(([name, spec]) => ({ ...entryOf(name, spec), fieldName: camelCase(name) })),
      theme,
    ],
    members: attributes.map(([name, spec]) => ({ kind: 'field', ...entryOf(camelCase(name), spec) })),
    events: Object.entries(contract.events ?? {}).map(([name, fields]) => ({
      name: `qp:${name}`,
      type: { text: eventType(fields) },
    })),
    cssProperties,
    cssParts,
  }
}

/**
 * Manifest of the tags of one micro-frontend, for tools.
 * @param path the script that has them, relative to the deployment folder
 */
export function customElementsManifest(
  widgets: readonly WidgetContract[],
  path: string,
): CustomElementsManifest {
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: widgets.map(declarationOf),
        exports: widgets.map(({ tag }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: className(tag), module: path },
        })),
      },
    ],
  }
}
