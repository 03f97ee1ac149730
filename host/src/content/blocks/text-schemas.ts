import { iconChoices } from './choices'
import { asset, type BlockSchema, blocks, choice, flag, link, long, option, rich, text } from './field-schema'

const icon = choice('Ícone desenhado', iconChoices)

/** Words of a page: text, lists of steps and questions, panels, invitations, authors. */
export const textSchemas = {
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
      tone: option('Tom', { info: 'Informação', good: 'Boa notícia', warn: 'Aviso', brand: 'Cor da marca' }),
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
      depth: option('Até que nível de título', { 2: 'Títulos', 3: 'Títulos e subtítulos' }),
    },
  },
} as const satisfies Readonly<Record<string, BlockSchema>>
