import type { Confidence } from 'shared-lib/rules/dated/confidence'
import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { datedValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { fractionOf } from 'shared-lib/rules/money/rate'
import data from './decisions.json'

/** A decision of one municipality for one year. */
interface MunicipalRate {
  /** A fraction: `0.003` is 0,3 %. */
  readonly value: number
  /** Public sources by name, at least one. */
  readonly sources: readonly string[]
  readonly confidence: Confidence
  /** Doubt about it, in Portuguese. */
  readonly note?: string
}

/** Dependants from which a municipality gives the family deduction of the IMI; 0 when it gives none. */
interface FamilyDeductionRule {
  readonly fromDependents: 0 | 1 | 2
  readonly sources: readonly string[]
  readonly confidence: Confidence
}

type Entry = readonly (number | string)[]
type ByYear = Readonly<Record<string, Entry>>
interface Row {
  readonly irs?: ByYear
  readonly imi?: ByYear
  readonly familyFrom?: ByYear
  readonly notes?: Readonly<Record<string, string>>
}

const rows: ReadonlyMap<string, Row> = new Map(Object.entries<Row>(data.rows))
const sourceNames: ReadonlyMap<string, string> = new Map(Object.entries(data.sources))

const sourcesOf = (entry: Entry): readonly string[] =>
  String(entry[1])
    .split(' ')
    .map((key) => sourceNames.get(key) ?? key)

const confidenceOf = (entry: Entry): Confidence =>
  entry[2] === 'D' ? 'D' : String(entry[1]).includes(' ') ? 'A' : 'B'

type Kind = 'irs' | 'imi' | 'familyFrom'

/** Decisions of the municipalities for one year, by code: as many as were found. */
export type Decisions = Readonly<Record<string, Entry>>

function decisionsOf(kind: Kind, year: string): Decisions {
  const found = [...rows].flatMap(([code, row]) => {
    const entry = row[kind]?.[year]
    return entry ? [[code, entry] as const] : []
  })
  return Object.fromEntries(found)
}

const decided = (
  kind: Kind,
  words: Pick<Parameter, 'id' | 'unit' | 'law' | 'reviewed' | 'reviewBy'>,
): Parameter<Decisions> => ({
  ...words,
  confidence: 'B',
  values: [...new Set([...rows.values()].flatMap((row) => Object.keys(row[kind] ?? {})))]
    .sort()
    .map((year) => ({
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      value: decisionsOf(kind, year),
      source: 'Decisões dos municípios, pela imprensa e por dados abertos: cada resultado diz qual',
    })),
})

/** All decisions as dated figures, for lists and reviews. */
export const municipalDecisions = {
  irs: decided('irs', {
    id: 'municipal.irs-share',
    unit: 'percent by municipality',
    law: 'Lei n.º 73/2013, art. 26.º',
    reviewed: '2026-11-21',
    reviewBy: '2027-01-31',
  }),
  imi: decided('imi', {
    id: 'municipal.imi-rate',
    unit: 'percent by municipality',
    law: 'CIMI, art. 112.º, n.º 5',
    reviewed: '2026-11-21',
    reviewBy: '2027-01-15',
  }),
  familyFrom: decided('familyFrom', {
    id: 'municipal.imi-family-deduction',
    unit: 'dependants by municipality',
    law: 'CIMI, art. 112.º-A',
    reviewed: '2026-11-21',
    reviewBy: '2027-01-15',
  }),
} as const

function entryOf(kind: Kind, code: string, year: number): Entry | undefined {
  const entry = rows.get(code)?.[kind]?.[year]
  if (entry) datedValueOn(municipalDecisions[kind], toIsoDate(`${year}-12-31`)) // reports the use to listeners
  return entry
}

function rateOf(kind: 'irs' | 'imi', code: string, year: number): MunicipalRate | undefined {
  const row = rows.get(code)
  const entry = entryOf(kind, code, year)
  return (
    entry && {
      value: fractionOf(Number(entry[0])),
      sources: sourcesOf(entry),
      confidence: confidenceOf(entry),
      note: row?.notes?.[`${kind}-${year}`],
    }
  )
}

/**
 * Share of the IRS that the municipality keeps, by year of the income, 0 to 0.05; what is left of 5 % goes back to
 * its residents. Undefined when it was not found: that is neither 0 nor 5 %.
 */
export const irsParticipation = (code: string, incomeYear: number): MunicipalRate | undefined =>
  rateOf('irs', code, incomeYear)

/** IMI rate of urban property by the year that the tax concerns. Undefined when it was not found: ask for it. */
export const imiUrbanRate = (code: string, taxYear: number): MunicipalRate | undefined =>
  rateOf('imi', code, taxYear)

/** Why a value is missing or doubtful, in Portuguese, where something is known about it. */
export const municipalNote = (kind: 'irs' | 'imi', code: string, year: number): string | undefined =>
  rows.get(code)?.notes?.[`${kind}-${year}`]

/** Undefined when it is not known whether the municipality gives it that year. */
export function imiFamilyDeduction(code: string, taxYear: number): FamilyDeductionRule | undefined {
  const entry = entryOf('familyFrom', code, taxYear)
  if (!entry) return undefined
  const fromDependents = entry[0] === 1 ? 1 : entry[0] === 2 ? 2 : 0
  return { fromDependents, sources: sourcesOf(entry), confidence: confidenceOf(entry) }
}
