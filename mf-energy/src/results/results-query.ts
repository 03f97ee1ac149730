import { doneTarget, returnParameter } from 'shared-lib/funnel/journey-addresses'
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
export const filterBoxes = { ...openingBoxes, ...narrowingBoxes }
export type FilterBox = keyof typeof filterBoxes
export const boxNames = Object.keys(filterBoxes) as readonly FilterBox[]

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

export const mostCompared = 3
export const pageSize = 12
export const mostShown = 96

/** The results page as its address says it. */
export interface ResultsQuery {
  /** Answers in canonical order, as they travel. */
  readonly carried: readonly (readonly [string, string])[]
  readonly boxes: readonly FilterBox[]
  readonly timeOption: TimeChoice
  readonly cycle: CycleChoice
  /** Supplier code; undefined for all. */
  readonly provider: string | undefined
  readonly sort: Sort
  /** Row ids, three at most. */
  readonly compare: readonly string[]
  readonly shown: number
}

export const resultsParameters = ['timeOption', 'cycle', 'provider', 'sort', 'shown', 'compare', ...boxNames]

/**
 * Where the list starts: one price all day long; three periods where nothing else is sold; every time option for who
 * copied the periods of a bill, because then all of them can be compared.
 */
export function usualTime({ carried }: Pick<ResultsQuery, 'carried'>): TimeChoice {
  const answer = (name: string) => carried.find(([given]) => given === name)?.[1]
  if (Number(answer('contractedPower')) > maxSimpleKva) return 'tri'
  return ['bi', 'tri'].includes(answer('meter') ?? '') ? 'all' : 'simple'
}

const oneOf = <Name extends string>(
  names: Readonly<Record<Name, string>>,
  text: string | null,
  otherwise: Name,
) => (text !== null && Object.hasOwn(names, text) ? (text as Name) : otherwise)

const supplierCode = /^[\w -]{1,40}$/

/** `carried` comes from the server, so that the page needs no question of the funnel. */
export function readResultsQuery(query: string, carried: ResultsQuery['carried']): ResultsQuery {
  const given = new URLSearchParams(query)
  const shown = Math.trunc(Number(given.get('shown')))
  const provider = given.get('provider') ?? ''
  const timeOption = oneOf(timeOptionNames, given.get('timeOption'), usualTime({ carried }))
  return {
    carried,
    boxes: boxNames.filter((name) => given.get(name) === 'true'),
    timeOption,
    // One price all day long has no cycle.
    cycle: timeOption === 'simple' ? 'any' : oneOf(cycleNames, given.get('cycle'), 'any'),
    provider: supplierCode.test(provider) ? provider : undefined,
    sort: oneOf(sortNames, given.get('sort'), 'cost'),
    compare: [...new Set(given.getAll('compare'))].slice(0, mostCompared),
    shown: shown > pageSize ? Math.min(shown, mostShown) : pageSize,
  }
}

/** What the address holds besides the answers; what stands at its default is left out. */
const viewParameters = (query: ResultsQuery): [string, string][] => [
  ...(query.timeOption === usualTime(query) ? [] : [['timeOption', query.timeOption] as [string, string]]),
  ...(query.cycle === 'any' || query.timeOption === 'simple'
    ? []
    : [['cycle', query.cycle] as [string, string]]),
  ...(query.provider === undefined ? [] : [['provider', query.provider] as [string, string]]),
  ...(query.sort === 'cost' ? [] : [['sort', query.sort] as [string, string]]),
  ...query.boxes.map((name): [string, string] => [name, 'true']),
  ...query.compare.map((id): [string, string] => ['compare', id]),
  ...(query.shown === pageSize ? [] : [['shown', String(query.shown)] as [string, string]]),
]

const entries = ({ carried }: ResultsQuery) => carried.map(([name, text]) => [name, text])

export const resultsAddress = (query: ResultsQuery) =>
  `${energyAddresses.done}?${new URLSearchParams([...entries(query), ...viewParameters(query)])}`

/** A page of the funnel with the answers. */
export const stepWith = (query: ResultsQuery, slug: string, more: Readonly<Record<string, string>> = {}) =>
  `${energyAddresses.path}/${slug}?${new URLSearchParams([...entries(query), ...Object.entries(more)])}`

/** A question, from which the visitor comes back here. */
export const questionFrom = (query: ResultsQuery, slug: string) =>
  stepWith(query, slug, { [returnParameter]: doneTarget })

/** The same page for another answer. */
export const withAnswer = (query: ResultsQuery, name: string, text: string): ResultsQuery => ({
  ...query,
  carried: [...query.carried.filter(([known]) => known !== name), [name, text]],
})

export const toggledBox = (query: ResultsQuery, name: FilterBox): ResultsQuery => ({
  ...query,
  boxes: boxNames.filter((one) => query.boxes.includes(one) !== (one === name)),
})

/** Puts an offer side by side with the others or takes it away; where all places are taken nothing changes. */
export function toggledCompared(query: ResultsQuery, id: string): ResultsQuery {
  const others = query.compare.filter((one) => one !== id)
  if (others.length < query.compare.length) return { ...query, compare: others }
  return others.length < mostCompared ? { ...query, compare: [...others, id] } : query
}

/** The filters as they stand at first. */
export const withoutFilters = (query: ResultsQuery): ResultsQuery => ({
  ...query,
  boxes: [],
  timeOption: usualTime(query),
  cycle: 'any',
  provider: undefined,
})

/**
 * The market that places are counted in: the first view with what the visitor opened, and the chosen time option beside
 * the usual one. What only narrows the list makes nobody cheaper.
 */
export const marketOf = (query: ResultsQuery): readonly OfferFilters[] => {
  const opened = { ...withoutFilters(query), boxes: query.boxes.filter((name) => name in openingBoxes) }
  return [filtersOf(opened), filtersOf({ ...opened, timeOption: query.timeOption })]
}

/** The boxes as the ranking's filters. */
export function filtersOf({ boxes, timeOption, cycle, provider }: ResultsQuery): OfferFilters {
  const has = (name: FilterBox) => boxes.includes(name)
  return {
    ...(timeOption !== 'all' && { timeOption }),
    ...(cycle !== 'any' && { cycle }),
    ...(provider !== undefined && { provider }),
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
