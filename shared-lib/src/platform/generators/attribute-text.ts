import type { AttributeSpec } from '../../contract/attributes'
import type { EventFields } from '../../contract/define-widget'
import { closedList } from '../../contract/listed'
import { themes } from '../../contract/theming'

/** Type of every tag's `theme` in TypeScript. */
export const themeType = Object.keys(themes)
  .map((one) => `'${one}'`)
  .join(' | ')

/** The attribute's value as a TypeScript type. A list that takes names too offers its values and refuses no text. */
export function attributeType(spec: AttributeSpec): string {
  const values = closedList(spec)?.map(({ value }) => `'${value}'`)
  switch (spec.type) {
    case 'flag':
      return 'boolean'
    case 'choice':
      return values?.join(' | ') ?? 'string'
    case 'text':
      if (!values) return 'string'
      return [...values, ...(spec.takesNames ? ['(string & {})'] : [])].join(' | ')
    case 'json':
      return 'unknown'
    default:
      return 'number'
  }
}

/** The attribute's name for people: the beginning of its help, unless the contract has another. */
export const displayName = ({ displayName: own, help }: AttributeSpec): string =>
  own ?? help.split(/[;:,(]/, 1)[0]?.trim() ?? help

/** An option as a person reads it. */
export const optionName = (spec: AttributeSpec, value: string): string =>
  closedList(spec)?.find((one) => one.value === value)?.name ?? value

/** The default as it would be typed into the tag; undefined where the contract has none. A flag is off by default. */
export function attributeDefault(spec: AttributeSpec): string | undefined {
  if (spec.type === 'flag' || spec.default === undefined) return undefined
  return spec.type === 'json' ? JSON.stringify(spec.default) : String(spec.default)
}

const typeWords: Readonly<Record<AttributeSpec['type'], string>> = {
  flag: 'presente ou ausente',
  text: 'texto',
  integer: 'número inteiro',
  number: 'número',
  choice: 'escolha',
  json: 'JSON',
}

/**
 * Values of an attribute, in Portuguese: `número inteiro de 0 até 20`.
 * @param code marks text to be typed literally
 */
export function acceptedText(spec: AttributeSpec, code = (text: string) => text): string {
  if (spec.type === 'choice') return spec.options.map(code).join(', ')
  const [first] = closedList(spec) ?? []
  if (first) {
    const taken = spec.type === 'text' && spec.takesNames ? 'código ou nome' : 'código'
    return `${taken} de uma lista de ${closedList(spec)?.length}, por exemplo ${code(first.value)} (${first.name})`
  }
  if (spec.type === 'text' && spec.dated) return spec.dated === 'day' ? 'dia, AAAA-MM-DD' : 'mês, AAAA-MM'
  if (spec.type === 'text' && spec.maxLength !== undefined) return `texto, até ${spec.maxLength} caracteres`
  if (spec.type === 'integer' || spec.type === 'number') {
    const limits = [
      spec.min !== undefined && `de ${spec.min}`,
      spec.max !== undefined && `até ${spec.max}`,
    ].filter((limit) => limit !== false)
    return [typeWords[spec.type], ...limits].join(' ')
  }
  return typeWords[spec.type]
}

const eventFieldTypes = {
  text: 'string',
  integer: 'number',
  number: 'number',
  flag: 'boolean',
  result: 'object',
} as const

/**
 * The DOM event that carries these fields, as a TypeScript type.
 * @param known types of fields by their name, where more is known than in the contract
 */
export function eventType(fields: EventFields, known: Readonly<Record<string, string>> = {}): string {
  const members = Object.entries(fields).map(
    ([name, type]) => `${name}: ${known[name] ?? eventFieldTypes[type]}`,
  )
  return members.length > 0 ? `CustomEvent<{ ${members.join('; ')} }>` : 'CustomEvent<{}>'
}

/** `qp-imi` → `imi`: the calculator that a tag with a `result` in its event is named after. */
export const calculatorName = (tag: string): string => tag.slice('qp-'.length)

/** `qp-energy-funnel` → `QpEnergyFunnel`. */
export const className = (tag: string): string =>
  tag
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

export const escapeAttribute = (text: string): string =>
  text.replace(/[&"<>]/g, (letter) => escapes[letter] ?? letter)

/**
 * The tag with these attributes as HTML; an empty value is written bare, as editors write a flag.
 * @param inside HTML shown until the widget is there
 */
export function tagHtml(tag: string, attributes: Readonly<Record<string, string>>, inside = ''): string {
  const pairs = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
  )
  return `<${tag}${pairs.join('')}>${inside}</${tag}>`
}
