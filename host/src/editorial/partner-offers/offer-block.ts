import type { Schema } from 'shared-lib/contract/define-micro-frontend'
import type { OfferKind } from 'shared-lib/contract/partner-offers'
import type { BlockSchema, FieldSchema } from '../../content/blocks/field-schema'

type Node = Schema & {
  readonly type?: unknown
  readonly title?: string
  readonly enum?: readonly unknown[]
  /** Words for the values of `enum`. */
  readonly names?: Readonly<Record<string, string>>
  readonly items?: Node
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
}

/** Component of an offer: `offer-electricity`. */
export const componentOf = (kind: string) => `offer-${kind}`

/** A member of an offer as a block holds it. Records inside an offer are fields of the same block; lists of them are blocks. */
export interface OfferField {
  /** `energy__all`; a dot of a name is written as a hyphen. */
  readonly key: string
  /** Path in the offer: `['energy', 'all']`. */
  readonly path: readonly string[]
  readonly title: string
  readonly required: boolean
  readonly node: Node
  /** Component of the items of a list of records. */
  readonly component?: string
}

const nameOf = (path: readonly string[]) => path.join('__').replaceAll('.', '-')

/** Of a list inside an offer, as components are named: `earlyWithdrawal.steps` is `early-withdrawal-steps`. */
const kebabOf = (path: readonly string[]) =>
  path.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')

/** The editor's words for a member, from the schema's titles. */
const titleOf = (titles: readonly string[]) => titles.filter(Boolean).join(': ')

/** The members of a record, those of records inside it too. Members common to all offers have fields of their own. */
export function offerFields(
  component: string,
  { properties = {}, required = [] }: Node,
  above: { readonly path: readonly string[]; readonly titles: readonly string[]; readonly must: boolean } = {
    path: [],
    titles: [],
    must: true,
  },
): readonly OfferField[] {
  return Object.entries(properties).flatMap(([name, node]): readonly OfferField[] => {
    const path = [...above.path, name]
    if (path.length === 1 && (name === 'id' || name === 'evidence')) return []
    const titles = [...above.titles, node.title ?? name]
    const must = above.must && required.includes(name)
    if (node.properties) return offerFields(component, node, { path, titles, must })
    const field = { key: nameOf(path), path, title: titleOf(titles), required: must, node }
    return [node.items?.properties ? { ...field, component: `${component}-${kebabOf(path)}` } : field]
  })
}

/** Fields of where an offer comes from, and how long it holds. */
export const evidenceFields: BlockSchema['fields'] = {
  id: {
    type: 'text',
    help: 'Identificador; sempre o mesmo: letras minúsculas, algarismos e hífenes',
    required: true,
  },
  asOf: {
    type: 'datetime',
    name: 'Dia do preço',
    help: 'Dia em que confirmaste o preço, ou desde quando o limite vale',
    required: true,
  },
  until: {
    type: 'datetime',
    name: 'Último dia',
    help: 'Último dia em que se pode aderir, ou em que o limite vale',
    required: true,
  },
  sourceTitle: {
    type: 'text',
    help: 'Fonte; como aparece no site: Tabela de preços da Exemplo, novembro de 2026',
    required: true,
  },
  sourceUrl: { type: 'text', help: 'Endereço da fonte, com https://; vazio quando não está na Internet' },
  confidence: {
    type: 'option',
    help: 'Confiança',
    options: {
      A: 'Confirmado na fonte',
      B: 'De uma boa fonte',
      C: 'De uma só fonte, sem confirmação',
      D: 'Duvidoso',
    },
    required: true,
  },
  doubt: { type: 'text', help: 'Dúvida; o que o visitante deve saber' },
}

export const yesAndNo = { sim: 'Sim', não: 'Não' } as const

function fieldSchema({ node, title, required, component }: OfferField): FieldSchema {
  const common = { name: title, help: title, ...(required && { required }) }
  if (component) return { ...common, type: 'bloks', allow: [component] }
  if (node.items) return { ...common, help: `${title}, um por linha`, type: 'textarea' }
  if (node.enum)
    return {
      ...common,
      type: 'option',
      options: node.names ?? Object.fromEntries(node.enum.map((one) => [one, one])),
    }
  if (node.type === 'boolean')
    return { ...common, help: `${title}; vazio: não se sabe`, type: 'option', options: yesAndNo }
  return { ...common, type: node.type === 'number' || node.type === 'integer' ? 'number' : 'text' }
}

function blocksBelow(component: string, title: string, node: Node, own: BlockSchema['fields']) {
  const fields = offerFields(component, node)
  const block: BlockSchema = {
    title,
    fields: { ...own, ...Object.fromEntries(fields.map((field) => [field.key, fieldSchema(field)])) },
  }
  const inner = fields.flatMap((field): readonly (readonly [string, BlockSchema])[] =>
    field.component && field.node.items
      ? blocksBelow(field.component, `${title}: ${field.title}`, field.node.items, {})
      : [],
  )
  return [[component, block] as const, ...inner]
}

/** The blocks in which an editor keeps offers of a kind: one for the offer, one for each list of records in it. */
export const offerBlocks = (kind: string, { title, schema }: OfferKind) =>
  blocksBelow(componentOf(kind), title, schema, evidenceFields)
