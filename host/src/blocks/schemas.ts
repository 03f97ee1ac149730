import { layouts } from 'shared-lib/contract/define-micro-frontend'

/** A field of a block as editors see it; the names of the types are Storyblok's own. */
export interface FieldSchema {
  readonly type:
    | 'text'
    | 'textarea'
    | 'richtext'
    | 'option'
    | 'boolean'
    | 'number'
    | 'bloks'
    | 'asset'
    | 'multilink'
    | 'options'
    | 'table'
  readonly help: string
  readonly required?: boolean
  readonly options?: readonly string[]
  /** Components that a `bloks` field takes. */
  readonly allow?: readonly string[]
}

export interface BlockSchema {
  readonly title: string
  /** A story may have it as its content type. */
  readonly root?: boolean
  readonly fields: Readonly<Record<string, FieldSchema>>
}

const text = (help: string, required = false): FieldSchema => ({ type: 'text', help, required })
const rich = (help: string, required = false): FieldSchema => ({ type: 'richtext', help, required })
const link = (help: string): FieldSchema => ({ type: 'multilink', help })
const option = (help: string, ...options: string[]): FieldSchema => ({ type: 'option', help, options })
const blocks = (help: string, ...allow: string[]): FieldSchema => ({
  type: 'bloks',
  help,
  required: true,
  ...(allow.length > 0 && { allow }),
})

/** Names of the drawn icons that an editor may choose; `icons.ts` holds the drawings. */
export const iconNames = [
  'zap',
  'flame',
  'shield',
  'car',
  'wifi',
  'home',
  'wallet',
  'credit-card',
  'piggy-bank',
  'calculator',
  'book',
  'file-text',
  'search',
  'list',
  'phone',
  'check',
  'scale',
  'calendar',
  'users',
  'key',
  'help',
] as const

const pageFields = {
  layout: option('Moldura da página; sem escolha, a normal', ...layouts),
  no_index: { type: 'boolean', help: 'Esconder dos motores de busca' },
} as const satisfies Readonly<Record<string, FieldSchema>>

const icon = option('Ícone desenhado', ...iconNames)

/** Every block the site draws, by component name. */
export const blockSchemas = {
  page: {
    title: 'Página',
    root: true,
    fields: {
      title: text('Título no separador e nos motores de busca', true),
      description: { type: 'textarea', help: 'Uma ou duas frases para os motores de busca', required: true },
      body: blocks('Conteúdo, de cima para baixo'),
      ...pageFields,
    },
  },
  article: {
    title: 'Guia',
    root: true,
    fields: {
      title: text('Título do guia', true),
      description: { type: 'textarea', help: 'Uma ou duas frases para os motores de busca', required: true },
      lead: { type: 'textarea', help: 'Parágrafo de abertura', required: true },
      reviewed: text('Data da última revisão, por extenso', true),
      theme: text('Tema, por exemplo Energia'),
      body: blocks('Conteúdo, de cima para baixo'),
      ...pageFields,
    },
  },
  hero: {
    title: 'Abertura',
    fields: {
      eyebrow: text('Linha curta por cima do título'),
      title: text('Título da página', true),
      lead: { type: 'textarea', help: 'Uma ou duas frases' },
      action: text('Texto do botão principal'),
      link: link('Destino do botão principal'),
      secondAction: text('Texto da segunda ligação'),
      secondLink: link('Destino da segunda ligação'),
      promises: { type: 'textarea', help: 'Uma promessa por linha' },
      illustration: option('Desenho ao lado', 'home', 'energy', 'telecom', 'none'),
    },
  },
  section: {
    title: 'Secção',
    fields: {
      title: text('Título'),
      lead: { type: 'textarea', help: 'Uma ou duas frases' },
      anchor: text('Âncora, para ligações a esta secção'),
      tone: option('Fundo', 'plain', 'soft'),
      width: option('Largura', 'page', 'column'),
      body: blocks('Conteúdo'),
    },
  },
  'rich-text': { title: 'Texto', fields: { body: rich('Texto', true) } },
  tiles: { title: 'Mosaicos', fields: { items: blocks('Mosaicos', 'tile') } },
  tile: {
    title: 'Mosaico',
    fields: { icon, title: text('Título', true), text: text('Uma frase'), link: link('Destino') },
  },
  steps: { title: 'Passos', fields: { items: blocks('Passos, por ordem', 'step') } },
  step: {
    title: 'Passo',
    fields: { icon, title: text('Título', true), text: { type: 'textarea', help: 'Uma ou duas frases' } },
  },
  points: { title: 'Argumentos', fields: { items: blocks('Argumentos', 'step') } },
  faq: { title: 'Perguntas', fields: { items: blocks('Perguntas', 'question') } },
  question: {
    title: 'Pergunta',
    fields: { question: text('Pergunta', true), answer: rich('Resposta', true) },
  },
  'call-out': {
    title: 'Destaque',
    fields: {
      tone: option('Tom', 'info', 'good', 'warn', 'brand'),
      title: text('Título'),
      body: rich('Texto'),
      action: text('Texto do botão'),
      link: link('Destino do botão'),
    },
  },
  'article-list': {
    title: 'Cartões de guias',
    fields: { articles: { type: 'options', help: 'Guias a mostrar', required: true } },
  },
  image: {
    title: 'Imagem',
    fields: {
      image: { type: 'asset', help: 'Ficheiro, com texto alternativo', required: true },
      width: { type: 'number', help: 'Largura em píxeis, quando o ficheiro não a diz' },
      height: { type: 'number', help: 'Altura em píxeis, quando o ficheiro não a diz' },
      caption: text('Legenda'),
    },
  },
  quote: {
    title: 'Citação',
    fields: {
      text: { type: 'textarea', help: 'O que foi dito', required: true },
      author: text('Quem o disse'),
      link: link('Onde foi dito'),
    },
  },
  table: {
    title: 'Tabela',
    fields: {
      caption: text('Legenda', true),
      table: { type: 'table', help: 'Linhas e colunas', required: true },
      note: text('Fonte e data'),
    },
  },
  widget: {
    title: 'Simulador ou funil',
    fields: {
      tag: text('Etiqueta, por exemplo qp-energy-funnel', true),
      attributes: { type: 'bloks', help: 'Atributos da etiqueta', allow: ['widget-attribute'] },
    },
  },
  'widget-attribute': {
    title: 'Atributo',
    fields: { name: text('Nome', true), value: text('Valor') },
  },
} as const satisfies Readonly<Record<string, BlockSchema>>

export type BlockName = keyof typeof blockSchemas

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockSchemas, name)

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''

/** Required fields that an editor left empty. */
export const missingFields = (name: BlockName, block: Readonly<Record<string, unknown>>): string[] =>
  Object.entries<FieldSchema>(blockSchemas[name].fields)
    .filter(([field, schema]) => schema.required && !isFilled(block[field]))
    .map(([field]) => field)
