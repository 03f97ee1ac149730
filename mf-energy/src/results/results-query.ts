import { readAnswers } from 'shared-lib/funnel/flow'
import { carriedAnswers, readQuery } from 'shared-lib/funnel/funnel-address'
import type { EnergyAnswers } from '../domain/energy-answers'
import type { OfferFilters, TimeOption } from '../domain/results'
import { energyFunnel } from '../funnel/energy.funnel'

/** Boxes of the filter form. The first three open what the first view protects from, the others narrow it. */
export const filterBoxes = {
  groups: 'Preços para sócios, certas idades ou clientes de outra empresa',
  tiedService: 'Ofertas que obrigam a outro serviço',
  firstMonths: 'Promoções que acabam ao fim de alguns meses',
  renewable: 'Com eletricidade 100 % renovável',
  noDirectDebit: 'Que não obrigam a débito direto',
  noEBill: 'Que não obrigam a fatura eletrónica',
  noDoubtful: 'Sem dados duvidosos',
} as const
export type FilterBox = keyof typeof filterBoxes
export const boxNames = Object.keys(filterBoxes) as readonly FilterBox[]
export const openingBoxes = ['groups', 'tiedService', 'firstMonths'] as const satisfies readonly FilterBox[]

export const timeOptionNames = {
  simple: 'Simples',
  bi: 'Bi-horário',
  tri: 'Tri-horário',
  all: 'Todos os horários',
} as const
export type TimeChoice = keyof typeof timeOptionNames

export const sortNames = {
  cost: 'Custo anual, do mais baixo',
  conditions: 'Menos condições primeiro',
  provider: 'Comercializadora, de A a Z',
} as const
export type Sort = keyof typeof sortNames

export const mostCompared = 3
export const pageSize = 12
const mostShown = 96

/** The results page as its address says it. */
export interface ResultsQuery {
  /** Answers in canonical order, as they travel. */
  readonly carried: readonly (readonly [string, string])[]
  readonly boxes: readonly FilterBox[]
  readonly timeOption: TimeChoice
  readonly sort: Sort
  /** Row ids, three at most. */
  readonly compare: readonly string[]
  readonly shown: number
}

export const resultsParameters = ['timeOption', 'sort', 'shown', 'compare', ...boxNames]

const oneOf = <Name extends string>(
  names: Readonly<Record<Name, string>>,
  text: string | null,
  otherwise: Name,
) => (text !== null && Object.hasOwn(names, text) ? (text as Name) : otherwise)

export function readResultsQuery(query: string): ResultsQuery {
  const given = new URLSearchParams(query)
  const shown = Math.trunc(Number(given.get('shown')))
  return {
    carried: carriedAnswers(energyFunnel, readQuery(energyFunnel, query)),
    boxes: boxNames.filter((name) => given.get(name) === 'true'),
    timeOption: oneOf(timeOptionNames, given.get('timeOption'), 'simple'),
    sort: oneOf(sortNames, given.get('sort'), 'cost'),
    compare: [...new Set(given.getAll('compare'))].slice(0, mostCompared),
    shown: shown > pageSize ? Math.min(shown, mostShown) : pageSize,
  }
}

export const answersOf = (query: string): EnergyAnswers =>
  readAnswers(energyFunnel, readQuery(energyFunnel, query))

/** What the address holds besides the answers; what stands at its default is left out. */
const viewParameters = ({ boxes, timeOption, sort, compare, shown }: ResultsQuery): [string, string][] => [
  ...(timeOption === 'simple' ? [] : [['timeOption', timeOption] as [string, string]]),
  ...(sort === 'cost' ? [] : [['sort', sort] as [string, string]]),
  ...boxes.map((name): [string, string] => [name, 'true']),
  ...compare.map((id): [string, string] => ['compare', id]),
  ...(shown === pageSize ? [] : [['shown', String(shown)] as [string, string]]),
]

export const resultsAddress = (query: ResultsQuery) =>
  `${energyFunnel.done}?${new URLSearchParams([...query.carried.map(([name, text]) => [name, text]), ...viewParameters(query)])}`

/** The boxes as the ranking's filters. */
export function filtersOf({ boxes, timeOption }: ResultsQuery): OfferFilters {
  const has = (name: FilterBox) => boxes.includes(name)
  const time: TimeOption | undefined = timeOption === 'all' ? undefined : timeOption
  return {
    ...(time && { timeOption: time }),
    noGroups: !has('groups'),
    noTiedService: !has('tiedService'),
    noFirstMonths: !has('firstMonths'),
    renewableOnly: has('renewable'),
    noDirectDebit: has('noDirectDebit'),
    noEBill: has('noEBill'),
    noDoubtful: has('noDoubtful'),
  }
}
