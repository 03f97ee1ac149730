import type { Problems } from 'shared-lib/import/problems'
import type { Cycle, ElectricityPrice, EnergyPrices, TimeOption } from '../../src/data/offers/offer'
import { contractedPowerSteps } from '../../src/data/parameters/contracted-power'
import type { ListRow } from './list-rows'

type Group = { readonly energy: EnergyPrices; readonly power: Record<string, number> }
interface Way {
  readonly timeOption: TimeOption
  readonly cycle?: Cycle
}

/** How an offer's energy is counted, by the list's words for it. Above 20.7 kVA there are three periods only. */
const ways: Readonly<Record<string, Way>> = {
  Simples: { timeOption: 'simple' },
  'Bi-horário - Ciclo Diário': { timeOption: 'bi', cycle: 'daily' },
  'Bi-horário - Ciclo Semanal': { timeOption: 'bi', cycle: 'weekly' },
  'Tri-horário - Ciclo Diário': { timeOption: 'tri', cycle: 'daily' },
  'Tri-horário - Ciclo Semanal': { timeOption: 'tri', cycle: 'weekly' },
  'Tri-horário > 20.7 kVA - Ciclo Diário': { timeOption: 'tri', cycle: 'daily' },
  'Tri-horário > 20.7 kVA - Ciclo Semanal': { timeOption: 'tri', cycle: 'weekly' },
}

const periods: Readonly<Record<TimeOption, Readonly<Record<string, string>>>> = {
  simple: { all: 'preco_energia_simples' },
  bi: { offPeak: 'preco_energia_vazio_bi', outsideOffPeak: 'preco_energia_fora_vazio' },
  tri: {
    peak: 'preco_energia_ponta',
    mid: 'preco_energia_cheias',
    offPeak: 'preco_energia_vazio_tri',
  },
}

/** The prices of one offer out of its rows; a row that cannot be read is reported and left out. */
export function pricesOf(
  file: string,
  rows: readonly ListRow[],
  problems: Problems,
): readonly ElectricityPrice[] {
  const groups = new Map<string, Group[]>()
  for (const row of rows) addRow(file, row, groups, problems)
  const of = (key: string): readonly Group[] => groups.get(key) ?? []
  return [
    ...of('simple').map((group): ElectricityPrice => ({ timeOption: 'simple', ...group })),
    ...(['bi', 'tri'] as const).flatMap((option) =>
      cycled(option, of(`${option} daily`), of(`${option} weekly`)),
    ),
  ]
}

/** Merges the cycles: most offers have one price for both. */
function cycled(
  timeOption: TimeOption,
  daily: readonly Group[],
  weekly: readonly Group[],
): readonly ElectricityPrice[] {
  const isIn = (groups: readonly Group[], one: Group) => groups.some((other) => same(other, one))
  return [
    ...daily.map((group): ElectricityPrice => {
      const cycles: readonly Cycle[] = isIn(weekly, group) ? ['daily', 'weekly'] : ['daily']
      return { timeOption, cycles, ...group }
    }),
    ...weekly
      .filter((group) => !isIn(daily, group))
      .map((group): ElectricityPrice => ({ timeOption, cycles: ['weekly'], ...group })),
  ]
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Fault of a row: the column, and why. */
type Fault = readonly [column: string, text: string]

interface RowPrice {
  /** Time option and cycle. */
  readonly key: string
  readonly kva: string
  readonly eurPerDay: number
  readonly energy: EnergyPrices
}

function addRow(file: string, row: ListRow, groups: Map<string, Group[]>, problems: Problems): void {
  const price = priceOf(row)
  const fault = 'key' in price ? addPrice(price, groups) : price
  if (fault) problems.add('error', file, fault[1], { row: row.number, column: fault[0] })
}

function priceOf(row: ListRow): RowPrice | Fault {
  const way = ways[row.text('opcao_horaria_e_ciclo')]
  if (!way) return ['opcao_horaria_e_ciclo', 'is no way of counting that we know']
  const kva = row.amount('potencia_kva')
  if (!contractedPowerSteps.some((step) => step === kva)) return ['potencia_kva', 'is not a contracted power']
  const eurPerDay = row.amount('preco_potencia_dia')
  if (!isPrice(eurPerDay)) return ['preco_potencia_dia', 'is no price']
  // Some suppliers put what the system's services cost on the bill apart; it is part of the price per kWh.
  const apart = row.amount('custo_regulacao_kwh') ?? 0
  const energy: Record<string, number> = {}
  for (const [period, column] of Object.entries(periods[way.timeOption])) {
    const price = row.amount(column)
    if (!isPrice(price) || !(apart >= 0)) return [column, 'is no price']
    energy[period] = inMillionths(price + apart)
  }
  return {
    key: [way.timeOption, ...(way.cycle ? [way.cycle] : [])].join(' '),
    kva: String(kva),
    eurPerDay: inMillionths(eurPerDay),
    energy: energy as unknown as EnergyPrices,
  }
}

/** Groups the powers that share one energy price. */
function addPrice(
  { key, kva, eurPerDay, energy }: RowPrice,
  groups: Map<string, Group[]>,
): Fault | undefined {
  const held = groups.get(key) ?? []
  if (held.some(({ power }) => kva in power)) return ['potencia_kva', 'stands twice for one way of counting']
  groups.set(key, held)
  const group = held.find((one) => same(one.energy, energy))
  if (group) group.power[kva] = eurPerDay
  else held.push({ energy, power: { [kva]: eurPerDay } })
  return undefined
}

/** The list works prices out of percentages; a bill shows no more than six decimals. */
const inMillionths = (value: number): number => Number(value.toFixed(6))

const isPrice = (value: number | undefined): value is number => value !== undefined && value > 0
