import { defineResults, type ResultsView } from 'shared-lib/kit/results/results-view'
import type { CareReason, DepositFilters } from '../../rules/rank-deposits'
import { termDepositJourney } from '../funnel/term-deposit.journey'

/** Boxes of the first view that keep deposits out; a ticked box lets them in. */
const openingBoxes: Readonly<Record<CareReason, string>> = {
  doubtful: 'Com taxa a confirmar no banco',
  unknownWho: 'Sem condições de adesão publicadas',
  existingCustomers: 'Só para quem já é cliente do banco',
  foreignTax: 'Bancos que não retêm o imposto em Portugal',
}
/** Boxes that narrow the list. */
const narrowingBoxes = {
  withdrawable: 'Que se podem levantar antes do fim',
  portugueseFund: 'Com fundo de garantia português',
  online: 'Que se fazem pela internet',
} as const
export type FilterBox = CareReason | keyof typeof narrowingBoxes

const sorts = {
  net: 'Ganho no fim, do mais alto',
  rate: 'TANB, da mais alta',
  term: 'Prazo, do mais curto',
  bank: 'Banco, de A a Z',
} as const
export type Sort = keyof typeof sorts

export type DepositView = ResultsView<{ readonly bank: string }, FilterBox, Sort>

export const depositResults = defineResults({
  done: termDepositJourney.done,
  path: termDepositJourney.path,
  sorts,
  columns: [
    { title: 'Banco', sort: 'bank' },
    { title: 'TANB', sort: 'rate', falls: true },
    { title: 'Prazo', sort: 'term' },
    { title: 'Ganhas', sort: 'net', falls: true },
  ],
  choices: { bank: { label: 'Banco', accepts: /^[\p{L}\d .&-]{1,40}$/u, all: 'Todos', first: () => '' } },
  boxes: [
    { legend: 'Mostrar também', names: openingBoxes },
    { legend: 'Mostrar só depósitos', names: narrowingBoxes },
  ],
})

/** The boxes as the ranking's filters. */
export function filtersOf({ boxes, chosen: { bank } }: DepositView): DepositFilters {
  const has = (name: FilterBox) => boxes.includes(name)
  const without = (Object.keys(openingBoxes) as CareReason[]).filter((care) => !has(care))
  return {
    without,
    ...(bank && { bank }),
    withdrawable: has('withdrawable'),
    portugueseFund: has('portugueseFund'),
    online: has('online'),
  }
}
