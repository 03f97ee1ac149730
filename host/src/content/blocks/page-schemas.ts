import { layoutChoices } from './choices'
import {
  asset,
  type BlockSchema,
  blocks,
  choice,
  type FieldSchema,
  flag,
  link,
  long,
  option,
  story,
  text,
} from './field-schema'

const pageFields = {
  layout: choice('Moldura da página; sem escolha, a normal', layoutChoices),
  no_index: flag('Esconder dos motores de busca'),
  shareImage: asset('Imagem das pré-visualizações em redes sociais, 1200 por 630 píxeis'),
} as const satisfies Readonly<Record<string, FieldSchema>>

/** Pages and guides, with their opening and sections. */
export const pageSchemas = {
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
        help: 'Abertura; um gráfico ou desenho que responde no primeiro ecrã: com ele, as partes recolhem no telemóvel',
      },
      action: text('Texto do botão; leva ao último simulador do guia. Sem ele, Calcula o teu'),
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
      files: text('Tipos de ficheiro, p. ex. .pdf,.jpg, se o botão deixar escolher um que o destino lê'),
      secondAction: text('Texto da segunda ligação'),
      secondLink: link('Destino da segunda ligação'),
      promises: long('Uma promessa por linha'),
      image: asset('Imagem ao lado, em vez do desenho'),
      illustration: option('Desenho ao lado', {
        home: 'Casa',
        energy: 'Energia',
        telecom: 'TV, net e voz',
        none: 'Nenhum',
      }),
      panel: { type: 'bloks', help: 'Bloco ao lado, em vez da imagem; no telemóvel, entre os dois botões' },
    },
  },
  section: {
    title: 'Secção',
    fields: {
      title: text('Título'),
      lead: long('Uma ou duas frases'),
      anchor: text('Âncora, para ligações a esta secção'),
      tone: option('Fundo', { plain: 'Liso', soft: 'Cor suave' }),
      width: option('Largura', { page: 'Da página', column: 'Da coluna de texto' }),
      folded: flag('Dobrada no telemóvel, com o título à vista: para o que se lê depois'),
      body: blocks('Conteúdo'),
    },
  },
} as const satisfies Readonly<Record<string, BlockSchema>>
