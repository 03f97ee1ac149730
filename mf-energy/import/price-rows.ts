import type { Row } from 'shared-lib/import/table'
import type { EnergyPrices, TimeOption } from '../src/data/offers/offer'
import { contractedPowerSteps } from '../src/data/parameters/contracted-power'
import type { GasTier } from '../src/rules/energy-answers'
import type { priceColumns } from './columns'

type PriceRow = Row<keyof typeof priceColumns>

interface PowerPrice {
  readonly timeOption: TimeOption
  readonly energy: EnergyPrices
  /** EUR/day by kVA. */
  readonly power: Record<string, number>
}

/** One offer's rows of the price file. */
export interface OfferPrices {
  /** First row, for messages. */
  readonly row: number
  readonly electricity: PowerPrice[]
  readonly gas: Partial<Record<GasTier, readonly [number, number]>>
  /** Rows with every price at zero: not sold at that power or band. */
  zeros: number
  /** In Portuguese: they are shown next to the price. */
  readonly doubts: Set<string>
}

export const offerKey = (com: string, code: string): string => `${com} ${code}`

/** The visitor's own bill inside ERSE's calculator. */
export const isOwnBill = (com: string): boolean => com === 'U1'

/** Regulated gas has one supplier code for each network (`CURBEI`, `CURLIS`…) and one set of conditions (`CUR`). */
const supplierOf = (row: PriceRow) => {
  const com = row.text('com')
  return row.text('code') === 'CUR' && com.startsWith('CUR') ? 'CUR' : com
}

const timeOptions: Readonly<Record<string, TimeOption>> = { 1: 'simple', 2: 'bi', 3: 'tri' }
const tiers: Readonly<Record<string, GasTier>> = { 1: 1, 2: 2, 3: 3, 4: 4 }

/** Prices by offer. Gas rides on electricity rows: band and power of one row have nothing to do with each other. */
export function collectPrices(rows: readonly PriceRow[]): ReadonlyMap<string, OfferPrices> {
  const offers = new Map<string, OfferPrices>()
  for (const row of rows) {
    const com = supplierOf(row)
    if (isOwnBill(com)) continue
    const key = offerKey(com, row.text('code'))
    const known = offers.get(key)
    const offer: OfferPrices = known ?? {
      row: row.number,
      electricity: [],
      gas: {},
      zeros: 0,
      doubts: new Set(),
    }
    if (!known) offers.set(key, offer)
    addElectricity(offer, row)
    addGas(offer, row)
  }
  return offers
}

function addElectricity(offer: OfferPrices, row: PriceRow) {
  const power = row.amount('power')
  const cells = [row.amount('first'), row.amount('second'), row.amount('third')]
  if ([power, ...cells].some(Number.isNaN)) return
  if (![power, ...cells].some((cell) => cell !== undefined)) return
  if (![power, ...cells].some((cell) => cell)) {
    // A row without a power is an empty one.
    if (row.text('kva') !== '') offer.zeros += 1
    return
  }
  const kva = Number(row.text('kva').replace(',', '.'))
  if (!contractedPowerSteps.some((step) => step === kva))
    return row.report('error', `“${row.text('kva')}” is not a contracted power`, 'kva')
  const timeOption = timeOptions[row.text('periods')]
  if (!timeOption) return row.report('error', 'is not 1, 2 or 3 periods', 'periods')
  if (power === undefined) return row.report('error', 'has energy prices and no price for the power', 'power')
  const energy = energyOf(timeOption, cells)
  if (!energy) return row.report('error', `lacks the price of a period (${timeOption})`, 'first')
  if (power === 0) doubt(offer, row, 'power', 'Tem preço da energia e potência a zero.')
  if (Object.values(energy).some((price) => price === 0))
    doubt(offer, row, 'first', 'Tem um período com energia a zero.')
  addPower(offer, row, timeOption, energy, String(kva), power)
}

function doubt(offer: OfferPrices, row: PriceRow, column: keyof typeof priceColumns, text: string): void {
  offer.doubts.add(text)
  row.report('warning', text, column)
}

function energyOf(
  timeOption: TimeOption,
  [first, second, third]: readonly (number | undefined)[],
): EnergyPrices | undefined {
  if (first === undefined) return undefined
  if (timeOption === 'simple') return { all: first }
  if (second === undefined) return undefined
  if (timeOption === 'bi') return { offPeak: second, outsideOffPeak: first }
  return third === undefined ? undefined : { peak: first, mid: second, offPeak: third }
}

const samePrices = (one: EnergyPrices, two: EnergyPrices) => JSON.stringify(one) === JSON.stringify(two)

function addPower(
  { electricity, doubts }: OfferPrices,
  row: PriceRow,
  timeOption: TimeOption,
  energy: EnergyPrices,
  kva: string,
  eurPerDay: number,
) {
  const there = electricity.find((price) => price.timeOption === timeOption && kva in price.power)
  if (there) {
    if (there.power[kva] === eurPerDay && samePrices(there.energy, energy)) return
    doubts.add(`Tem dois preços para ${kva.replace('.', ',')} kVA: contamos o primeiro.`)
    return row.report('warning', 'gives a second price for the same power: the first one stays', 'kva')
  }
  const group = electricity.find(
    (price) => price.timeOption === timeOption && samePrices(price.energy, energy),
  )
  if (group) group.power[kva] = eurPerDay
  else electricity.push({ timeOption, energy, power: { [kva]: eurPerDay } })
}

function addGas(offer: OfferPrices, row: PriceRow) {
  const fixed = row.amount('gasFixed')
  const energy = row.amount('gasEnergy')
  if (Number.isNaN(fixed) || Number.isNaN(energy)) return
  if (fixed === undefined && energy === undefined) return
  if (!fixed && !energy) {
    offer.zeros += 1
    return
  }
  const tier = tiers[row.text('band')]
  if (!tier) return row.report('error', 'is not a gas band from 1 to 4', 'band')
  if (fixed === undefined || energy === undefined)
    return row.report(
      'error',
      'has only one of the two gas prices',
      fixed === undefined ? 'gasFixed' : 'gasEnergy',
    )
  if (energy === 0) doubt(offer, row, 'gasEnergy', 'Tem o gás a zero por kWh.')
  const there = offer.gas[tier]
  if (!there) offer.gas[tier] = [fixed, energy]
  else if (there[0] !== fixed || there[1] !== energy) {
    offer.doubts.add(`Tem dois preços para o escalão ${tier}: contamos o primeiro.`)
    row.report('warning', 'gives a second price for the same band: the first one stays', 'band')
  }
}
