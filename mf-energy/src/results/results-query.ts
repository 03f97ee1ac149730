import { defineResults, type ResultsView } from 'shared-lib/results/results-view'
import type { OfferFilters } from '../domain/results'
import { energyAddresses } from '../funnel/energy.addresses'
import { maxSimpleKva } from '../parameters/contracted-power'

/** What the first view protects from; a ticked box opens it. */
export const openingBoxes = {
  groups: 'Preços para sócios, certas idades ou clientes de outra empresa',
  tiedService: 'Ofertas que obrigam a outro serviço',
  firstMonths: 'Promoções que acabam ao fim de alguns meses',
  loyalty: 'Ofertas com fidelização',
  indexed: 'Preços que mudam com o mercado (indexados)',
} as const
/** What narrows the list. */
export const narrowingBoxes = {
  renewable: 'Com eletricidade 100 % renovável',
  noDirectDebit: 'Que não obrigam a débito direto',
  noEBill: 'Que não obrigam a fatura eletrónica',
  noNewCustomers: 'Que não são só para novos clientes',
  noDoubtful: 'Sem dados duvidosos',
  regulated: 'Do mercado regulado',
} as const
export type FilterBox = keyof typeof openingBoxes | keyof typeof narrowingBoxes

export const timeOptionNames = {
  simple: 'Simples',
  bi: 'Bi-horário',
  tri: 'Tri-horário',
  all: 'Todos os horários',
} as const
export type TimeChoice = keyof typeof timeOptionNames

/** Hours of the bi- and tri-hourly prices: the same every day, or other ones at the weekend. */
export const cycleNames = { any: 'Qualquer ciclo', daily: 'Ciclo diário', weekly: 'Ciclo semanal' } as const
export type CycleChoice = keyof typeof cycleNames

export const sortNames = {
  cost: 'Custo anual, do mais baixo',
  conditions: 'Menos condições primeiro',
  renewable: 'Renovável primeiro',
  provider: 'Comercializadora, de A a Z',
} as const
export type Sort = keyof typeof sortNames

/**
 * Where the list starts: one price all day long; three periods where nothing else is sold; every time option for who
 * copied the periods of a bill, because then all of them can be compared.
 */
function usualTime(carried: ResultsQuery['carried']): TimeChoice {
  const answer = (name: string) => carried.find(([given]) => given === name)?.[1]
  if (Number(answer('contractedPower')) > maxSimpleKva) return 'tri'
  return ['bi', 'tri'].includes(answer('meter') ?? '') ? 'all' : 'simple'
}

export type ResultsQuery = ResultsView<
  {
    readonly timeOption: TimeChoice
    readonly cycle: CycleChoice
    /** Supplier code; '' for all. */
    readonly provider: string
  },
  FilterBox,
  Sort
>

export const energyResults = defineResults({
  done: energyAddresses.done,
  path: energyAddresses.path,
  sorts: sortNames,
  choices: {
    timeOption: { label: 'Horário', options: timeOptionNames, first: usualTime },
    cycle: {
      label: 'Ciclo',
      options: cycleNames,
      first: (): CycleChoice => 'any',
      // One price all day long has no cycle.
      under: { name: 'timeOption', applies: (time: string) => time !== 'simple' },
    },
    provider: { label: 'Comercializadora', accepts: /^[\w -]{1,40}$/, all: 'Todas', first: () => '' },
  },
  boxes: [
    { legend: 'Mostrar também', names: openingBoxes },
    { legend: 'Mostrar só ofertas', names: narrowingBoxes },
  ],
})

/**
 * The market that places are counted in: the first view with what the visitor opened, and the chosen time option beside
 * the usual one. What only narrows the list makes nobody cheaper.
 */
export const marketOf = (view: ResultsQuery): readonly OfferFilters[] => {
  const boxes = view.boxes.filter((name) => name in openingBoxes)
  const opened = { ...energyResults.withoutFilters(view), boxes }
  const { timeOption } = view.chosen
  return [filtersOf(opened), filtersOf({ ...opened, chosen: { ...opened.chosen, timeOption } })]
}

/** The boxes as the ranking's filters. */
export function filtersOf({ boxes, chosen: { timeOption, cycle, provider } }: ResultsQuery): OfferFilters {
  const has = (name: FilterBox) => boxes.includes(name)
  return {
    ...(timeOption !== 'all' && { timeOption }),
    ...(cycle !== 'any' && { cycle }),
    ...(provider && { provider }),
    noGroups: !has('groups'),
    noTiedService: !has('tiedService'),
    noFirstMonths: !has('firstMonths'),
    noLoyalty: !has('loyalty'),
    noIndexed: !has('indexed'),
    renewableOnly: has('renewable'),
    noDirectDebit: has('noDirectDebit'),
    noEBill: has('noEBill'),
    noNewCustomers: has('noNewCustomers'),
    noDoubtful: has('noDoubtful'),
    regulatedOnly: has('regulated'),
  }
}
