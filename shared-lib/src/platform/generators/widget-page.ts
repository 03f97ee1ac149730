import type { AttributeSpec } from '../../contract/attributes'
import type { RouteDefinition } from '../../contract/define-micro-frontend'
import {
  type EventFields,
  type SlotPolicy,
  slotPolicy,
  type Wake,
  type WidgetContract,
} from '../../contract/define-widget'
import { acceptedText, attributeDefault, calculatorName, tagHtml } from './attribute-text'
import { storyBlock } from './snippets'

/** A page's words about where its tag lives. */
interface WidgetHome {
  /** Workspace, e.g. `mf-energy`. */
  readonly name: string
  readonly owner: string
  readonly routes: readonly Pick<RouteDefinition, 'path' | 'widget'>[]
}

export const wakeWords: Readonly<Record<Wake, string>> = {
  now: 'logo que a página abre',
  visible: 'quando fica à vista',
  idle: 'quando o navegador está livre',
  interaction: 'ao primeiro toque ou foco',
  never: 'nunca: só tem texto e ligações',
}

/** Escapes what would break out of a table cell. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const row = (...cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
const code = (text: string) => `\`${text}\``

function absentValue(spec: AttributeSpec): string {
  if (spec.type === 'flag') return 'ausente'
  const text = attributeDefault(spec)
  return text === undefined ? 'nenhum' : code(text)
}

function attributesSection(attributes: WidgetContract['attributes']): string[] {
  const entries = Object.entries(attributes)
  if (entries.length === 0) return ['Nenhum.']
  return [
    row('atributo', 'aceita', 'por omissão', 'para quê'),
    row('---', '---', '---', '---'),
    ...entries.map(([name, spec]) => row(code(name), acceptedText(spec, code), absentValue(spec), spec.help)),
    '',
    'Um valor que não serve vale como ausente e fica registado; a página nunca falha por causa dele.',
  ]
}

/** Type of a field, in words; a result as whose API answers it. */
const fieldOf = (tag: string, type: EventFields[string]) =>
  type === 'result' ? `como responde ${code(`POST /api/calculators/${calculatorName(tag)}`)}` : type

const detailOf = (tag: string, fields: EventFields) =>
  Object.entries(fields)
    .map(([name, type]) => `${code(name)} (${fieldOf(tag, type)})`)
    .join(', ') || 'nada'

function eventsSection({ tag, events }: WidgetContract): string[] {
  const entries = Object.entries(events ?? {})
  if (entries.length === 0) return ['Nenhum.']
  return [
    row('evento', 'leva em `detail`'),
    row('---', '---'),
    ...entries.map(([name, fields]) => row(code(`qp:${name}`), detailOf(tag, fields))),
    '',
    'Sobem na página e saem de uma shadow root: ver [eventos](../contracts/events.md).',
  ]
}

const tagWakes = (contract: WidgetContract) =>
  contract.asTag?.wake ? ` na sua página; numa história, ${wakeWords[contract.asTag.wake]}` : ''

function placesSection(contract: WidgetContract, home: WidgetHome): string[] {
  const { tag, inStories, wake } = contract
  const paths = home.routes.filter(({ widget }) => widget === tag).map(({ path }) => code(path))
  return [
    inStories === false
      ? '- Não é para usar em histórias: quem o coloca é o site.'
      : `- Em qualquer história, como bloco \`${tag}\`, ou em sites de parceiros, como etiqueta.`,
    ...(paths.length > 0 ? [`- Ocupa ${paths.join(', ')}.`] : []),
    `- Acorda ${wakeWords[wake]}${tagWakes(contract)}; até lá está na página o que o servidor desenhou.`,
    `- Pertence a \`${home.name}\` (${home.owner}).`,
  ]
}

const fence = (language: string, text: string) => [`\`\`\`${language}`, text, '```']

const examplesSection = (contract: WidgetContract): string[] =>
  (contract.examples.length > 0 ? contract.examples : [{ title: 'Sem atributos', attributes: {} }]).flatMap(
    ({ title, attributes }, index) => [
      ...(index > 0 ? [''] : []),
      `### ${title}`,
      ...fence('html', tagHtml(contract.tag, attributes)),
      ...(contract.inStories === false ? [] : fence('json', storyBlock(contract, attributes))),
    ],
  )

function heightLines(contract: WidgetContract): string[] {
  const words = ({ minHeight: { small, wide } }: SlotPolicy) =>
    `${small} px no telemóvel, ${wide} px em ecrãs largos`
  return [
    `${words(slotPolicy(contract, false))}: nada se move enquanto espera.`,
    ...(contract.asTag?.minHeight ? [`Numa história: ${words(slotPolicy(contract, true))}.`] : []),
  ]
}

/** The reference page of a tag, `docs/widgets/<tag>.md`: everything in it comes from the contract. */
export function widgetPage(contract: WidgetContract, home: WidgetHome): string {
  const { tag, title, description, attributes, placeholder } = contract
  return [
    `# ${title}: \`<${tag}>\``,
    '',
    '<!-- Generated from the contract by `npm run docs`. -->',
    '',
    description,
    '',
    '## Quando usar',
    ...placesSection(contract, home),
    '',
    '## Atributos',
    ...attributesSection(attributes),
    '',
    '## Eventos',
    ...eventsSection(contract),
    '',
    '## Altura reservada',
    ...heightLines(contract),
    `Se não abrir, fica: «${placeholder.text}» [${placeholder.linkText}](${placeholder.href}), e as formas de nos contactares.`,
    '',
    '## Exemplos',
    ...examplesSection(contract),
    '',
  ].join('\n')
}

/** The list of all pages, `docs/widgets/README.md`. */
export const widgetIndex = (
  homes: readonly (WidgetHome & { readonly widgets: readonly WidgetContract[] })[],
): string =>
  [
    '# Etiquetas',
    '',
    '<!-- Generated from the contracts by `npm run docs`. -->',
    '',
    row('etiqueta', 'o que é', 'em histórias', 'de quem'),
    row('---', '---', '---', '---'),
    ...homes.flatMap(({ name, widgets }) =>
      widgets.map(({ tag, title, inStories }) =>
        row(`[\`${tag}\`](${tag}.md)`, title, inStories === false ? 'não' : 'sim', code(name)),
      ),
    ),
    '',
  ].join('\n')
