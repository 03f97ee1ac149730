import type { Layout } from 'shared-lib/contract/define-micro-frontend'
import { figureForms } from '../figures/figure-reference'

/** A list that fields of several blocks choose from; a datasource in Storyblok, so that it exists once. */
export interface Choices {
  readonly slug: string
  readonly title: string
  /** Names for editors, by the value that a story keeps. */
  readonly names: Readonly<Record<string, string>>
}

const icons = {
  zap: 'Raio',
  flame: 'Chama',
  shield: 'Escudo',
  car: 'Carro',
  wifi: 'Internet sem fios',
  home: 'Casa',
  wallet: 'Carteira',
  'credit-card': 'Cartão',
  'piggy-bank': 'Mealheiro',
  calculator: 'Simulador',
  book: 'Livro',
  'file-text': 'Documento',
  search: 'Lupa',
  list: 'Lista',
  phone: 'Telefone',
  check: 'Visto',
  scale: 'Balança',
  calendar: 'Calendário',
  users: 'Pessoas',
  key: 'Chave',
  help: 'Ajuda',
} as const

export type IconName = keyof typeof icons

const layouts: Readonly<Record<Layout, string>> = {
  default: 'Normal, com cabeçalho e rodapé',
  contact: 'Contacto',
  funnel: 'Simulação',
  energy: 'Simulação de energia',
  results: 'Resultados',
  'no-navigation': 'Sem navegação',
  'no-header-footer': 'Sem cabeçalho nem rodapé',
  'no-header-redux-footer': 'Sem cabeçalho e com rodapé reduzido',
}

/** Names of the drawn icons that an editor may choose; `icons.ts` holds the drawings. */
export const iconChoices: Choices = { slug: 'icones', title: 'Ícones', names: icons }

export const layoutChoices: Choices = { slug: 'molduras', title: 'Molduras de página', names: layouts }

/** The figures that a text may name: micro-frontends publish them, so the caller that knows those fills the list. */
export const figureChoicesSlug = 'numeros'
export const shownFigureChoices: Choices = { slug: figureChoicesSlug, title: 'Números', names: {} }
export const figureFormChoices: Choices = {
  slug: 'formas-de-numero',
  title: 'Formas de dizer um número',
  names: figureForms,
}
