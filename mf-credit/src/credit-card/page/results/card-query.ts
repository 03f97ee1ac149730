import { defineResults, type ResultsView } from 'shared-lib/kit/results/results-view'
import { creditCardJourney } from '../funnel/credit-card.journey'

export const categoryNames = {
  classic: 'Clássico',
  cashback: 'Com reembolso',
  travel: 'Viagens',
  premium: 'Premium',
  student: 'Estudante',
} as const

export const networkNames = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' } as const

export type CardQuery = ResultsView<
  { readonly category: string; readonly paymentSystem: string; readonly provider: string },
  string,
  'cost' | 'fee' | 'taeg'
>

const any = () => ''

const code = /^[\w &+.-]{1,40}$/u

/** Orders and filters of the list of cards. Filters whose answer no card has are not drawn. */
export const cardResults = defineResults({
  done: creditCardJourney.done,
  path: creditCardJourney.path,
  sorts: {
    cost: 'Custo do ano, do mais baixo',
    fee: 'Anuidade, da mais baixa',
    taeg: 'TAEG, da mais baixa',
  },
  columns: [
    { title: 'Cartão' },
    { title: 'Anuidade', sort: 'fee' },
    { title: 'Rede' },
    { title: 'Por ano', sort: 'cost' },
  ],
  choices: {
    category: { label: 'Tipo de cartão', accepts: code, all: 'Todos', first: any },
    paymentSystem: { label: 'Rede', accepts: code, all: 'Todas', first: any },
    provider: { label: 'Banco ou emissor', accepts: code, all: 'Todos', first: any },
  },
  boxes: [],
})
