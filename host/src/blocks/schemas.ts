import { type Choices, figureFormChoices, iconChoices, layoutChoices, shownFigureChoices } from './choices'
import { tokenKinds } from './design-tokens'
import { drawingNames } from './drawings/drawing-names'

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
    | 'multiasset'
    | 'multilink'
    | 'options'
    | 'table'
    | 'datetime'
  readonly help: string
  readonly required?: boolean
  readonly options?: readonly string[]
  /** The list that an `option` chooses from, where several fields share it. */
  readonly choices?: Choices
  /** Content types of the stories that an `option` or `options` field chooses from; it keeps their UUIDs. */
  readonly stories?: readonly string[]
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
const long = (help: string, required = false): FieldSchema => ({ type: 'textarea', help, required })
const number = (help: string): FieldSchema => ({ type: 'number', help })
const flag = (help: string): FieldSchema => ({ type: 'boolean', help })
const asset = (help: string, required = false): FieldSchema => ({ type: 'asset', help, required })
const link = (help: string): FieldSchema => ({ type: 'multilink', help })
const option = (help: string, ...options: string[]): FieldSchema => ({ type: 'option', help, options })
const choice = (help: string, choices: Choices): FieldSchema => ({ type: 'option', help, choices })
const story = (help: string, ...stories: string[]): FieldSchema => ({ type: 'option', help, stories })
const blocks = (help: string, ...allow: string[]): FieldSchema => ({
  type: 'bloks',
  help,
  required: true,
  ...(allow.length > 0 && { allow }),
})

const pageFields = {
  layout: choice('Moldura da página; sem escolha, a normal', layoutChoices),
  no_index: flag('Esconder dos motores de busca'),
  shareImage: asset('Imagem das pré-visualizações em redes sociais, 1200 por 630 píxeis'),
} as const satisfies Readonly<Record<string, FieldSchema>>

const icon = choice('Ícone desenhado', iconChoices)

/** Every block the site draws, by component name. */
export const blockSchemas = {
  page: {
    title: 'Página',
    root: true,
    fields: {
      title: text('Título no separador e nos motores de busca', true),
      description: long('Uma ou duas frases para os motores de busca', true),
      body: blocks('Conteúdo, de cima para baixo'),
      ...pageFields,
    },
  },
  article: {
    title: 'Guia',
    root: true,
    fields: {
      title: text('Título do guia', true),
      description: long('Uma ou duas frases para os motores de busca', true),
      lead: long('Parágrafo de abertura; sem ele, a descrição'),
      reviewed: text('Data da última revisão, por extenso'),
      theme: text('Tema, por exemplo Energia'),
      rubric: text('Rubrica, por exemplo contas-feitas ou direitos/energia'),
      topic: text('Tema do blog, por exemplo energia; sem ele, o tema acima'),
      author: story('Quem escreveu', 'author'),
      reviewer: story('Quem reviu', 'author'),
      publishedOn: text('Data de publicação, AAAA-MM-DD; sem ela, a da primeira publicação'),
      updatedOn: text('Data da última atualização, AAAA-MM-DD'),
      sources: { type: 'bloks', help: 'Fontes das afirmações', allow: ['source'] },
      opening: {
        type: 'bloks',
        help: 'Gráfico ou desenho que responde no primeiro ecrã; com ele, as partes recolhem no telemóvel',
      },
      action: text('Texto do botão que leva ao último simulador do guia; sem ele, Calcula o teu'),
      body: blocks('Conteúdo, de cima para baixo'),
      ...pageFields,
    },
  },
  hero: {
    title: 'Abertura',
    fields: {
      eyebrow: text('Linha curta por cima do título'),
      title: text('Título da página', true),
      lead: long('Uma ou duas frases'),
      action: text('Texto do botão principal'),
      link: link('Destino do botão principal'),
      files: text('Se o botão deixar escolher um ficheiro que o destino lê: que tipos, p. ex. .pdf,.jpg'),
      secondAction: text('Texto da segunda ligação'),
      secondLink: link('Destino da segunda ligação'),
      promises: long('Uma promessa por linha'),
      image: asset('Imagem ao lado, em vez do desenho'),
      illustration: option('Desenho ao lado', 'home', 'energy', 'telecom', 'none'),
      panel: { type: 'bloks', help: 'Bloco ao lado, em vez da imagem; no telemóvel, antes dos botões' },
    },
  },
  section: {
    title: 'Secção',
    fields: {
      title: text('Título'),
      lead: long('Uma ou duas frases'),
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
    fields: { icon, title: text('Título', true), text: long('Uma ou duas frases') },
  },
  points: { title: 'Argumentos', fields: { items: blocks('Argumentos', 'step') } },
  faq: { title: 'Perguntas', fields: { items: blocks('Perguntas', 'question') } },
  question: {
    title: 'Pergunta',
    fields: { question: text('Pergunta', true), answer: rich('Resposta', true) },
  },
  accordion: { title: 'Painéis que abrem', fields: { items: blocks('Painéis', 'panel') } },
  panel: {
    title: 'Painel',
    fields: { title: text('Título', true), body: rich('Texto', true), open: flag('Aberto à partida') },
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
  'start-form': {
    title: 'Começar uma simulação',
    fields: {
      title: text('Pergunta ou convite', true),
      body: blocks(
        'Etiqueta que pergunta, por exemplo qp-provider-selector com o nome da resposta',
        'widget',
      ),
      action: text('Texto do botão', true),
      link: { ...link('Simulação que começa com essa resposta'), required: true },
    },
  },
  'article-list': {
    title: 'Cartões de guias',
    fields: { articles: { type: 'options', help: 'Guias a mostrar', required: true, stories: ['article'] } },
  },
  'author-box': {
    title: 'Autoria',
    fields: {
      authors: blocks('Quem escreveu', 'person'),
      reviewers: { type: 'bloks', help: 'Quem reviu', allow: ['person'] },
      updated: text('Data da última atualização, como 2026-11-21'),
    },
  },
  person: {
    title: 'Pessoa',
    fields: {
      name: text('Nome', true),
      role: text('Função'),
      text: long('Uma ou duas frases'),
      photo: asset('Fotografia, cortada ao centro num quadrado'),
      link: link('Página da pessoa'),
    },
  },
  'table-of-contents': {
    title: 'Índice',
    fields: {
      title: text('Título; sem nenhum, Nesta página'),
      depth: option('Até que nível de título', '2', '3'),
    },
  },
  image: {
    title: 'Imagem',
    fields: {
      image: asset('Ficheiro, com texto alternativo', true),
      size: option('Lugar: coluna de texto, largura da página ou janela inteira', 'column', 'page', 'window'),
      width: number('Largura em píxeis, quando o ficheiro não a diz'),
      height: number('Altura em píxeis, quando o ficheiro não a diz'),
      caption: text('Legenda'),
    },
  },
  chart: {
    title: 'Gráfico de barras',
    fields: {
      caption: text('O que se compara, e quanto', true),
      bars: blocks('Barras, por ordem', 'bar'),
      note: text('De que caso é o exemplo, ou de que data'),
    },
  },
  bar: {
    title: 'Barra',
    fields: {
      label: text('Nome', true),
      value: text(
        'Valor com a unidade; a barra tem o comprimento dos euros ou, sem eles, do primeiro número',
        true,
      ),
      marked: flag('Realçar esta barra'),
    },
  },
  drawing: {
    title: 'Desenho explicado',
    fields: {
      drawing: {
        ...option(
          'Fatura ou recibo (paper), taxa mista em dois tempos, ou acidente com quem paga cada dano',
          ...drawingNames,
        ),
        required: true,
      },
      caption: text('O que o desenho responde', true),
      title: text('O que está escrito em cima, por exemplo Fatura de um mês'),
      parts: blocks('Partes do desenho, por ordem', 'drawing-part'),
      note: text('De que caso é o exemplo, ou de que data'),
    },
  },
  'drawing-part': {
    title: 'Parte de um desenho',
    fields: {
      label: text('Nome, como está escrito no papel', true),
      value: text('Valor ou resposta'),
      text: long('O que é, numa ou duas frases'),
    },
  },
  video: {
    title: 'Vídeo',
    fields: {
      title: text('O que mostra, para quem não o vê', true),
      sources: { type: 'multiasset', help: 'O mesmo vídeo, um ficheiro por formato', required: true },
      poster: asset('Imagem enquanto não começa'),
      captions: asset('Legendas em português, num ficheiro .vtt'),
      width: number('Largura em píxeis; sem nada, 1280'),
      height: number('Altura em píxeis; sem nada, 720'),
      autoplay: flag('Começa sozinho, sem som, e para ao fim de 5 segundos'),
      caption: text('Legenda por baixo'),
      transcript: rich('O que o vídeo diz, por escrito'),
    },
  },
  'partner-grid': { title: 'Parceiros', fields: { items: blocks('Parceiros', 'partner') } },
  partner: {
    title: 'Parceiro',
    fields: {
      name: text('Nome', true),
      logo: asset('Logótipo'),
      text: text('Uma frase'),
      link: link('Página do parceiro'),
    },
  },
  'offer-teaser': {
    title: 'Convite a ofertas',
    fields: {
      eyebrow: text('Linha curta por cima do título'),
      title: text('Título', true),
      text: long('Uma ou duas frases, sem preços: esses vêm da etiqueta'),
      body: { type: 'bloks', help: 'Etiqueta que mostra as ofertas' },
      action: text('Texto da ligação; sem nenhum, Ver ofertas'),
      link: link('Destino da ligação'),
      note: text('Fonte e data'),
    },
  },
  quote: {
    title: 'Citação',
    fields: {
      text: long('O que foi dito', true),
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
  figure: {
    title: 'Número',
    fields: {
      figure: {
        ...choice('Número da lei ou do mercado; a página mostra o valor de hoje', shownFigureChoices),
        required: true,
      },
      show: choice('O que mostrar; sem escolha, o valor como está em /numeros', figureFormChoices),
    },
  },
  'design-tokens': {
    title: 'Medidas e cores do site',
    fields: { kind: { ...option('O que mostrar', ...tokenKinds), required: true } },
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
