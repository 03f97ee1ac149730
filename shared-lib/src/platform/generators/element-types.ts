import type { AttributeSpec } from '../../contract/attributes'
import type { Schema } from '../../contract/define-micro-frontend'
import type { EventFields, WidgetContract } from '../../contract/define-widget'
import { themes } from '../../contract/theming'
import { attributeType, calculatorName, className, eventType, themeType } from './attribute-text'
import { schemaType } from './schema-type'

type Widgets = readonly WidgetContract[]
/** Answers of calculators, by their name. */
type Outputs = Readonly<Record<string, Schema>>

const comment = (text: string) => text.replaceAll('*/', '* /').replace(/\s+/g, ' ')

/** Type of the written attribute: a number also as text, a flag also bare. */
const writtenType = (spec: AttributeSpec): string =>
  ({ flag: "boolean | ''", integer: 'number | string', number: 'number | string', json: 'string' })[
    spec.type as string
  ] ?? attributeType(spec)

const attributesOf = ({ tag, attributes }: WidgetContract) => [
  `export interface ${className(tag)}Attributes {`,
  ...Object.entries(attributes).flatMap(([name, spec]) => [
    `  /** ${comment(spec.help)} */`,
    `  '${name}'?: ${writtenType(spec)}`,
  ]),
  ...Object.entries(themes).map(([name, is]) => `  /** \`${name}\`: ${is}. */`),
  `  theme?: ${themeType}`,
  '}',
]

const elementOf = (widget: WidgetContract) => {
  const { tag, title } = widget
  const events = eventsOf(widget)
  const of = className(tag)
  return [
    `/** ${comment(title)} */`,
    `export interface ${of}Element extends HTMLElement {`,
    ...events.flatMap(([name, fields]) =>
      ['addEventListener', 'removeEventListener'].map(
        (method) =>
          `  ${method}(type: 'qp:${name}', listener: (this: ${of}Element, event: ${ownType(tag, fields)}) => void, options?: boolean | AddEventListenerOptions): void`,
      ),
    ),
    ...(events.length > 0
      ? ['addEventListener', 'removeEventListener'].map(
          (method) =>
            `  ${method}(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void`,
        )
      : []),
    '}',
  ]
}

const resultName = (tag: string) => `${className(tag)}Result`

const eventsOf = ({ events = {} }: WidgetContract) => Object.entries(events)
const hasResult = (fields: EventFields) => Object.values(fields).includes('result')

/** Answer of the tag's calculator, as its API gives it. */
const resultOf = (widget: WidgetContract, outputs: Outputs) =>
  eventsOf(widget).some(([, fields]) => hasResult(fields))
    ? [
        `/** As \`POST /api/calculators/${calculatorName(widget.tag)}\` answers. */`,
        `export type ${resultName(widget.tag)} = ${schemaType(outputs[calculatorName(widget.tag)] ?? { type: 'object' })}`,
      ]
    : []

/** An event with a result has the type of the tag's own calculator. */
const ownType = (tag: string, fields: EventFields) =>
  eventType(
    fields,
    hasResult(fields) ? { calculator: `'${calculatorName(tag)}'`, result: resultName(tag) } : {},
  )

/** Every event by its name on the page; an event of several tags carries the fields of each of them. */
function eventLines(widgets: Widgets): string[] {
  const types = new Map<string, Set<string>>()
  for (const widget of widgets)
    for (const [name, fields] of eventsOf(widget))
      types.set(name, (types.get(name) ?? new Set()).add(ownType(widget.tag, fields)))
  return [...types].map(([name, of]) => `  'qp:${name}': ${[...of].join(' | ')}`)
}

/**
 * `elements.d.ts`: the tags as TypeScript types. Of the DOM alone: `querySelector('qp-imi')`, and
 * `document.addEventListener('qp:calculated', …)` with the event's detail, the result of a calculator too.
 */
export const elementTypes = (widgets: Widgets, outputs: Outputs = {}): string =>
  [
    '// Generated from the contracts of what is deployed. Fetch it again when a tag or an attribute is new.',
    'export interface QpEvents {',
    ...eventLines(widgets),
    '}',
    ...widgets.flatMap((widget) => [
      '',
      ...attributesOf(widget),
      ...resultOf(widget, outputs),
      ...elementOf(widget),
    ]),
    '',
    'export interface QpTags {',
    ...widgets.map(({ tag }) => `  '${tag}': ${className(tag)}Element`),
    '}',
    'export interface QpTagAttributes {',
    ...widgets.map(({ tag }) => `  '${tag}': ${className(tag)}Attributes`),
    '}',
    'declare global {',
    '  interface HTMLElementTagNameMap extends QpTags {}',
    '  interface DocumentEventMap extends QpEvents {}',
    '}',
    '',
  ].join('\n')

/** `elements-react.d.ts`, next to the other: the tags in JSX. React 18 gets events by `ref`, 19 also by `onqp:…`. */
export const elementTypesOfReact = (): string => `// Generated. Needs elements.d.ts, which is fetched with it.
import type * as React from 'react'
import type { QpEvents, QpTagAttributes, QpTags } from './elements'

type Heard = { [Name in keyof QpEvents as \`on\${Name}\`]?: (event: QpEvents[Name]) => void }
type Tags = {
  [Tag in keyof QpTags]: Omit<React.HTMLAttributes<QpTags[Tag]>, keyof QpTagAttributes[Tag]> &
    React.RefAttributes<QpTags[Tag]> &
    QpTagAttributes[Tag] &
    Heard & { class?: string }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
declare global {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`
