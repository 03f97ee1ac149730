import { figureFormChoices, shownFigureChoices } from './choices'
import { tokenKinds } from './design-tokens'
import { asset, type BlockSchema, blocks, choice, link, long, option, text } from './field-schema'

/** Partners, offers, quotes and tables, and the site's own data: widgets, figures, its design. */
export const dataSchemas = {
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
    fields: { kind: { ...option('O que mostrar', tokenKinds), required: true } },
  },
} as const satisfies Readonly<Record<string, BlockSchema>>
