import { boxWords, filtersOfBoxes } from 'shared-lib/kit/form/box-filters'
import { defineResults, type ResultsView } from 'shared-lib/kit/results/results-view'
import { maxSimpleKva } from '../../data/parameters/contracted-power'
import { type FilterBox, filterBoxes, narrowingBoxes, openingBoxes } from '../../rules/filter-boxes'
import type { OfferFilters } from '../../rules/vocabulary'
import { energyAddresses } from '../funnel/energy.journey'

export const timeOptionNames = {
  simple: 'Simples',
  bi: 'Bi-horário',
  tri: 'Tri-horário',
  all: 'Todos os horários',
} as const
type TimeChoice = keyof typeof timeOptionNames

/** Hours of the bi- and tri-hourly prices: the same every day, or other ones at the weekend. */
export const cycleNames = { any: 'Qualquer ciclo', daily: 'Ciclo diário', weekly: 'Ciclo semanal' } as const
type CycleChoice = keyof typeof cycleNames

const sortNames = {
  cost: 'Custo anual, do mais baixo',
  conditions: 'Menos condições primeiro',
  renewable: 'Renovável primeiro',
  provider: 'Comercializadora, de A a Z',
} as const
export type Sort = keyof typeof sortNames

/**
 * Initial time option: one price all day long; three periods where nothing else is sold; every option for a visitor who
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
  columns: [
    { title: 'Comercializadora', sort: 'provider' },
    { title: 'Condições', sort: 'conditions' },
    { title: 'Renovável', sort: 'renewable', falls: true },
    { title: 'Por mês', sort: 'cost' },
  ],
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
    { legend: 'Mostrar também', names: boxWords(openingBoxes) },
    { legend: 'Mostrar só ofertas', names: boxWords(narrowingBoxes) },
  ],
})

/**
 * The market in which places are counted: the first view with the visitor's opening filters, and the chosen time option
 * as well as the usual one. A filter that only narrows the list changes no rank.
 */
export const marketOf = (view: ResultsQuery): readonly OfferFilters[] => {
  const boxes = view.boxes.filter((name) => name in openingBoxes)
  const opened = { ...energyResults.withoutFilters(view), boxes }
  const { timeOption } = view.chosen
  return [filtersOf(opened), filtersOf({ ...opened, chosen: { ...opened.chosen, timeOption } })]
}

/** The view as the ranking's filters. */
export const filtersOf = ({
  boxes,
  chosen: { timeOption, cycle, provider },
}: ResultsQuery): OfferFilters => ({
  ...(timeOption !== 'all' && { timeOption }),
  ...(cycle !== 'any' && { cycle }),
  ...(provider && { provider }),
  ...filtersOfBoxes(filterBoxes, boxes),
})
