import { lawOf, money } from 'shared-lib/rules/credit/figures'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { type IsoDate, isoDate, partsOf } from 'shared-lib/rules/dates/iso-date'
import type { Figure } from 'shared-lib/rules/figures/figure'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import { ias } from '../../data/parameters/payroll/ias'
import {
  type AimiBand,
  aimiBands,
  type ImiExemption,
  imiExemption,
  imiLowIncome,
  imiRevaluation,
} from '../../data/parameters/property/imi'
import type { ImiInput } from './imi-outcome'

/** Law besides the tax itself of a property like this: all of it depends on more than was asked. */
export interface RelatedLaw {
  /** For the owner of this dwelling and no other; missing where there is none. */
  readonly aimi?: Cents | undefined
  /** A home bought to live in may be free of IMI at first; missing above its limit. */
  readonly exemption?: ImiExemption | undefined
  /** Lasting exemption of low incomes with the limits of the tax year; missing above that of the tax value. */
  readonly lowIncome?: { readonly incomeLimit: Cents; readonly vptLimit: Cents } | undefined
  /** A new valuation is free every so many years; asked for by that day it counts for the tax of its year. */
  readonly revaluation?: { readonly everyYears: number; readonly until: IsoDate } | undefined
  readonly figures: readonly Figure[]
}

/** The part of a value in each band, with its rate. */
function partsIn(vpt: Cents, bands: readonly AimiBand[]) {
  return bands.flatMap(({ upTo = Infinity, rate }, at) => {
    const from = bands[at - 1]?.upTo ?? 0
    const part = cents(Math.min(vpt, upTo) - from)
    return rate > 0 && part > 0 ? [{ part, rate }] : []
  })
}

function aimiOf({ vpt }: ImiInput, on: IsoDate): Figure | undefined {
  const parts = partsIn(vpt, tryValueOn(aimiBands, on) ?? [])
  if (parts.length === 0) return undefined
  const amount = cents(Math.round(parts.reduce((sum, { part, rate }) => sum + part * rate, 0)))
  return money('aimi', 'Adicional ao IMI (AIMI), se for a tua única casa', amount, {
    ...lawOf(aimiBands, on),
    formula: parts.map(({ part, rate }) => `${formatEuro(part)} × ${formatRatio(rate)}`).join(' + '),
  })
}

function lowIncomeOf({ vpt, taxYear }: ImiInput): RelatedLaw['lowIncome'] {
  const lastDay = isoDate(taxYear, 12, 31)
  const times = lastDay && tryValueOn(imiLowIncome, lastDay)
  const index = lastDay && tryValueOn(ias, lastDay)
  if (!times || !index) return undefined
  // Both are «at most»: part of a cent above the limit is above it.
  const limit = (count: number) => cents(Math.floor(Number((count * index * 100).toFixed(4))))
  const vptLimit = limit(times.vpt)
  return vpt <= vptLimit ? { incomeLimit: limit(times.income), vptLimit } : undefined
}

/** Of farm land, the exemption of low incomes alone. */
export function relatedLaw(input: ImiInput, today: IsoDate): RelatedLaw {
  const lowIncome = lowIncomeOf(input)
  if (input.propertyType === 'rural') return { lowIncome, figures: [] }
  const aimi = aimiOf(input, today)
  const exemption = tryValueOn(imiExemption, today)
  const everyYears = tryValueOn(imiRevaluation, today)
  const until = isoDate(partsOf(today).year, 12, 31)
  return {
    aimi: aimi && cents(aimi.value ?? 0),
    exemption: exemption && input.vpt <= exemption.vptLimit ? exemption : undefined,
    lowIncome,
    revaluation: everyYears !== undefined && until ? { everyYears, until } : undefined,
    figures: aimi ? [aimi] : [],
  }
}
