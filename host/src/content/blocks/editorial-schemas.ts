import { type BlockSchema, type FieldSchema, flag, long, number, rich, text } from './field-schema'

const noIndex = flag('Esconder dos motores de busca')
const described = {
  title: text('Título', true),
  description: long('Uma ou duas frases para os motores de busca', true),
  lead: long('Parágrafo de abertura; sem ele, a descrição'),
  shareImage: {
    type: 'asset',
    help: 'Imagem das pré-visualizações em redes sociais; a de um tema serve também aos seus artigos',
  },
  no_index: noIndex,
} satisfies Readonly<Record<string, FieldSchema>>

/** Lists that an index page may carry. */
export const indexLists = {
  articles: 'Artigos',
  guides: 'Guias',
  topics: 'Temas',
  search: 'Pesquisa',
  glossary: 'Glossário',
  questions: 'Perguntas frequentes',
  campaigns: 'Campanhas',
} as const

/** Stories of the blog, the glossary and the FAQ, drawn by the editorial room and not as blocks. */
export const editorialSchemas: Readonly<Record<string, BlockSchema>> = {
  'index-page': {
    title: 'Página de índice',
    root: true,
    fields: {
      ...described,
      list: { type: 'option', help: 'O que a página lista', options: indexLists, required: true },
    },
  },
  topic: { title: 'Tema do blog', root: true, fields: described },
  rubric: { title: 'Rubrica do blog', root: true, fields: described },
  author: {
    title: 'Autor ou revisor',
    root: true,
    fields: {
      name: text('Nome', true),
      role: text('Função', true),
      bio: rich('Quem é e o que sabe', true),
      team: { type: 'boolean', help: 'É uma equipa e não uma pessoa' },
      no_index: noIndex,
    },
  },
  'glossary-term': {
    title: 'Termo do glossário',
    root: true,
    fields: {
      term: text('Termo', true),
      aliases: long('Outras formas de o escrever, uma por linha'),
      short: long('O que é, numa ou duas frases', true),
      body: rich('Explicação'),
      related: { type: 'options', help: 'Termos relacionados', stories: ['glossary-term'] },
      sources: { type: 'bloks', help: 'Fontes', allow: ['source'] },
      no_index: noIndex,
    },
  },
  'faq-entry': {
    title: 'Pergunta frequente',
    root: true,
    fields: {
      question: text('Pergunta', true),
      answer: rich('Resposta', true),
      topic: text('Tema, por exemplo energia'),
      sources: { type: 'bloks', help: 'Fontes', allow: ['source'] },
    },
  },
  campaign: {
    title: 'Campanha de TV, net e voz',
    root: true,
    fields: {
      ...described,
      operator: text('Nome da operadora'),
      package: text('Nome do pacote'),
      price: number('Mensalidade no início, em euros com IVA; sem a primeira data não aparece'),
      priceMonths: number('Durante quantos meses; vazio, se não muda'),
      laterPrice: number('Mensalidade depois da promoção, em euros'),
      activation: number('Ativação e instalação, em euros; 0 se não se pagam'),
      loyalty: {
        type: 'option',
        help: 'Meses de fidelização',
        options: { 24: '24 meses', 12: '12 meses', 6: '6 meses', 0: 'Sem fidelização' },
      },
      validFrom: text('Primeiro dia, AAAA-MM-DD'),
      validUntil: text('Último dia, AAAA-MM-DD; depois dele a página diz que acabou'),
      body: {
        type: 'bloks',
        help: 'Conteúdo; o preço e o formulário ficam depois do primeiro bloco, ou no fim se não há preço',
      },
      conditions: rich('Condições, por baixo do formulário'),
    },
  },
  source: {
    title: 'Fonte',
    fields: {
      title: text('O que é; lei, artigo, publicação', true),
      link: { type: 'multilink', help: 'Onde se confirma' },
      date: text('Data da fonte ou da consulta'),
    },
  },
}
