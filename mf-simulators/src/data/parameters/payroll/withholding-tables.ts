import type { Confidence } from 'shared-lib/rules/dated/confidence'
import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { datedValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import from202401 from './withholding-2024-01.json'
import from202409 from './withholding-2024-09.json'
import from202411 from './withholding-2024-11.json'
import from202501 from './withholding-2025-01.json'
import from202508 from './withholding-2025-08.json'
import from202510 from './withholding-2025-10.json'
import from202601 from './withholding-2026-01.json'
import type { PeriodId, Region } from './withholding-periods'
import sourceNames from './withholding-sources.json'

/** Amount to deduct that falls as pay rises: `rate × factor × (limit − pay)`, euros a month. */
interface DeductionFormula {
  readonly rate: number
  readonly factor: number
  readonly limit: number
}

/** Euros a month, rates as fractions, as printed. */
export interface WithholdingRow {
  /** Pay up to this amount, included; Infinity in the last row. */
  readonly upTo: number
  readonly rate: number
  /** Missing where no source shows it: pay in this row cannot be computed. */
  readonly deduction?: number | DeductionFormula
  /** Missing in tables of pensions, whose amounts are in the text of the order. */
  readonly perDependent?: number
  /** Extra deduction for a disabled member of the armed forces. Missing where no source shows it. */
  readonly perArmedForcesDisabled?: number
  /** Effective rate at `upTo` as the publication prints it, with three decimals: for checks only. */
  readonly publishedEffectiveRate?: number
}

export interface WithholdingTable {
  readonly id: string
  readonly rows: readonly WithholdingRow[]
  readonly confidence: Confidence
  /** How far it was checked, in Portuguese. */
  readonly checked: string
  /** Public sources by name. */
  readonly sources: readonly string[]
  /** Doubt about it, in Portuguese. */
  readonly note?: string
  /** How far it was checked, the sources and the doubt in one line, for every explanation that rests on it. */
  readonly cited: string
}

/** Tables for pay received from `from` to `to`, both included: the day of payment decides, not the month worked. */
export interface WithholdingPeriod {
  readonly id: PeriodId
  readonly from: IsoDate
  readonly to: string
  /** `de outubro a dezembro de 2025`. */
  readonly label: string
  readonly regions: Readonly<
    Record<
      Region,
      {
        /** The order that approves the tables. */
        readonly law: string
        /** By number, `I` to `XI`; Madeira kept the ten numbers of 2023 until August 2024 (`M23-I` …). */
        readonly tables: ReadonlyMap<string, WithholdingTable>
      }
    >
  >
}

type Cell = number | readonly number[] | null

interface TableFile {
  readonly checked: string
  readonly sources: readonly string[]
  readonly note?: string
  readonly rows: readonly (readonly Cell[])[]
}

interface RegionFile {
  readonly law: string
  readonly tables: Readonly<Record<string, TableFile>>
}

/** The tables of a period as they are kept. */
export interface PeriodFile {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly label: string
  readonly regions: Readonly<Record<Region, RegionFile>>
}

const levels: Readonly<Record<string, readonly [Confidence, string]>> = {
  'two-sources': ['A', 'igual em pelo menos duas cópias independentes'],
  'related-copies': ['B', 'duas cópias, sem prova de que sejam independentes'],
  'one-source': ['B', 'lida numa só cópia'],
  derived: ['C', 'deduzida do texto do despacho seguinte'],
}

const given = (cell: Cell | undefined): cell is number => typeof cell === 'number'

function deductionOf(cell: Cell | undefined): number | DeductionFormula | undefined {
  if (cell === null || cell === undefined || given(cell)) return cell ?? undefined
  const [rate = Number.NaN, factor = Number.NaN, limit = Number.NaN] = cell
  return { rate, factor, limit }
}

function readRow([
  upTo,
  rate,
  deduction,
  perDependent,
  military,
  published,
]: readonly Cell[]): WithholdingRow {
  const amount = deductionOf(deduction)
  return {
    upTo: given(upTo) ? upTo : Number.POSITIVE_INFINITY,
    rate: given(rate) ? rate : Number.NaN,
    ...(amount !== undefined && { deduction: amount }),
    ...(given(perDependent) && { perDependent }),
    ...(given(military) && { perArmedForcesDisabled: military }),
    ...(given(published) && { publishedEffectiveRate: published }),
  }
}

function readTable(id: string, { checked, sources, note, rows }: TableFile): WithholdingTable {
  const [confidence, words] = levels[checked] ?? ['D', checked]
  const names: Readonly<Record<string, string>> = sourceNames
  const named = sources.map((key) => names[key] ?? key)
  return {
    id,
    rows: rows.map(readRow),
    confidence,
    checked: words,
    sources: named,
    ...(note !== undefined && { note }),
    cited: `${words} (${named.join('; ')})${note ? `; ${note}` : ''}`,
  }
}

const readRegion = ({ law, tables }: RegionFile) => ({
  law,
  tables: new Map(Object.entries(tables).map(([id, table]) => [id, readTable(id, table)])),
})

const readPeriod = (file: PeriodFile): WithholdingPeriod => ({
  ...file,
  id: file.id as PeriodId,
  from: toIsoDate(file.from),
  regions: {
    mainland: readRegion(file.regions.mainland),
    madeira: readRegion(file.regions.madeira),
    azores: readRegion(file.regions.azores),
  },
})

const files = [
  from202401,
  from202409,
  from202411,
  from202501,
  from202508,
  from202510,
  from202601,
] as unknown as readonly PeriodFile[]

/** Oldest first. */
export const withholdingPeriods: readonly WithholdingPeriod[] = files.map(readPeriod)

const byId = new Map(withholdingPeriods.map((period) => [period.id, period]))

/** Throws a RangeError for an id that is none of `periodIds`. */
export function withholdingPeriod(id: PeriodId): WithholdingPeriod {
  const period = byId.get(id)
  if (!period) throw new RangeError(`${id} is not a withholding period`)
  datedValueOn(withholdingTables, period.from) // reports the use to listeners, so that an answer lists its figures
  return period
}

/** The same periods as a dated figure, so that a reminder is sent when the tables of a year end. */
export const withholdingTables: Parameter<PeriodFile> = {
  id: 'payroll.withholding-tables',
  unit: 'tables',
  law: 'CIRS, art. 99.º-F, e os despachos de cada período',
  confidence: 'B',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-05',
  note: 'How far each table was checked stands with it.',
  values: files.map((file) => ({
    from: file.from,
    to: file.to,
    value: file,
    source: file.regions.mainland.law,
  })),
}
