import type { Confidence } from '../../dated/confidence'
import type { Parameter } from '../../dated/dated-parameter'
import type { Cents } from '../../money/cents'
import { roundHalfUpToCent } from '../../money/cents'
import type { Region } from '../region'
import data from './imt-tables.json'

/** One row of a practical table: values above the row before, up to and including `upTo`. */
export interface ImtRow {
  /** Undefined in the last row. */
  readonly upTo: Cents | undefined
  /** A fraction. */
  readonly rate: number
  /** Taken off (parcela a abater); undefined where the rate is of the whole value, so that the tax jumps. */
  readonly deduct: Cents | undefined
}

export interface ImtTable {
  readonly rows: readonly ImtRow[]
  readonly confidence: Confidence
}

export type ImtUse = 'own_permanent_home' | 'other_housing' | 'young'

const laws: Readonly<Record<ImtUse, string>> = {
  own_permanent_home: 'CIMT, art. 17.º, n.º 1, al. a)',
  other_housing: 'CIMT, art. 17.º, n.º 1',
  young: 'CIMT, art. 9.º, n.º 2, e art. 17.º, n.º 1, al. b)',
}

const asRow = ([upTo, percent, deduct]: readonly (number | null)[]): ImtRow => ({
  upTo: typeof upTo === 'number' ? roundHalfUpToCent(upTo) : undefined,
  rate: (percent ?? 0) / 100,
  deduct: typeof deduct === 'number' ? roundHalfUpToCent(deduct) : undefined,
})

function tablesOf(use: ImtUse, region: 'mainland' | 'regions'): Parameter<ImtTable> {
  const found = data.tables.filter((table) => table.use === use && table.region === region)
  return {
    id: `property.imt.${use.replaceAll('_', '-')}.${region}`,
    unit: 'cents',
    law: laws[use],
    confidence: found.at(-1)?.confidence as Confidence,
    reviewed: '2026-08-30',
    reviewBy: '2027-01-10',
    values: found.map(({ from, to, source, confidence, rows }) => ({
      from,
      to,
      source,
      value: { rows: rows.map(asRow), confidence: confidence as Confidence },
    })),
  }
}

/** Practical tables of the IMT by use and place; Azores and Madeira share theirs. One a year: past its end, unknown. */
export const imtTables = {
  own_permanent_home: {
    mainland: tablesOf('own_permanent_home', 'mainland'),
    regions: tablesOf('own_permanent_home', 'regions'),
  },
  other_housing: {
    mainland: tablesOf('other_housing', 'mainland'),
    regions: tablesOf('other_housing', 'regions'),
  },
  young: { mainland: tablesOf('young', 'mainland'), regions: tablesOf('young', 'regions') },
} as const

export const imtTable = (use: ImtUse, region: Region): Parameter<ImtTable> =>
  imtTables[use][region === 'mainland' ? 'mainland' : 'regions']
