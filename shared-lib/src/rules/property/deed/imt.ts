import { type Because, lawOf } from '../../credit/figures'
import type { Parameter } from '../../dated/dated-parameter'
import { datedValueOn, tryValueOn } from '../../dated/dated-parameter'
import type { IsoDate } from '../../dates/iso-date'
import type { Cents } from '../../money/cents'
import { formatEuro } from '../../money/euro'
import { formatRatio } from '../../money/format-ratio'
import { imtNonResidentRate, imtOtherUrbanRate, imtRuralRate, imtTaxHavenRate } from '../parameters/imt-rates'
import { type ImtRow, type ImtUse, imtTable } from '../parameters/imt-tables'
import type { Region } from '../region'

/** `other_urban`: shops, offices, land to build on. */
export type Purpose = 'own_permanent_home' | 'other_housing' | 'rural' | 'other_urban'

/** The rule that a buyer's share is taxed by. */
export type Regime = 'ordinary' | 'young' | 'non_resident' | 'tax_haven'

/** The property, its place and day: the same for every buyer. */
export interface Purchase {
  /** The greater of price and tax value. */
  readonly taxable: Cents
  readonly purpose: Purpose
  readonly region: Region
  readonly date: IsoDate
}

/** A tax on the whole property, before it is shared out and rounded. */
export interface WholeTax {
  /** Cents, not rounded. */
  readonly exact: number
  readonly because: Because & { readonly formula: string }
}

const rowOf = (rows: readonly ImtRow[], taxable: Cents) =>
  rows.find(({ upTo }) => upTo === undefined || taxable <= upTo)

function rowTax({ upTo, rate, deduct }: ImtRow, taxable: Cents) {
  if (rate === 0 && upTo !== undefined) return { exact: 0, formula: `0\u00a0% até ${formatEuro(upTo)}` }
  const product = `${formatEuro(taxable)} × ${formatRatio(rate)}`
  if (!deduct) return { exact: taxable * rate, formula: product }
  return { exact: Math.max(0, taxable * rate - deduct), formula: `${product} − ${formatEuro(deduct)}` }
}

/** The practical table for a use on a day; undefined when it is not known, or not in force yet. */
export const tableOn = (use: ImtUse, { region, date }: Pick<Purchase, 'region' | 'date'>) =>
  datedValueOn(imtTable(use, region), date)

function tableTax(use: ImtUse, purchase: Purchase): WholeTax | undefined {
  const row = rowOf(tableOn(use, purchase)?.value.rows ?? [], purchase.taxable)
  if (!row) return undefined
  const { exact, formula } = rowTax(row, purchase.taxable)
  return { exact, because: { formula, ...lawOf(imtTable(use, purchase.region), purchase.date) } }
}

const flatTax = (rate: number, taxable: Cents, because: Because): WholeTax => ({
  exact: taxable * rate,
  because: { formula: `${formatEuro(taxable)} × ${formatRatio(rate)}`, ...because },
})

function oldRateTax(parameter: Parameter, { taxable, date }: Purchase): WholeTax | undefined {
  const rate = tryValueOn(parameter, date)
  return rate === undefined ? undefined : flatTax(rate, taxable, olderLaw(parameter, date))
}

function nonResidentTax({ taxable, date }: Purchase): WholeTax | undefined {
  const rate = tryValueOn(imtNonResidentRate, date)?.rate
  return rate === undefined ? undefined : flatTax(rate, taxable, lawOf(imtNonResidentRate, date))
}

/** Law and source of a rate that is older than our first record of it: its first day here would mislead. */
export function olderLaw(parameter: Parameter<unknown>, date: IsoDate): Because {
  const { law, source } = lawOf(parameter, date)
  return { law, source }
}

function ordinaryTax(purchase: Purchase): WholeTax | undefined {
  switch (purchase.purpose) {
    case 'rural':
      return oldRateTax(imtRuralRate, purchase)
    case 'other_urban':
      return oldRateTax(imtOtherUrbanRate, purchase)
    default:
      return tableTax(purchase.purpose, purchase)
  }
}

/**
 * IMT of the whole property under one regime (CIMT, art. 17.º). Undefined when the law of that day is not known.
 * The young regime is that of own permanent homes, the non-resident one that of housing.
 */
export function imtOf(regime: Regime, purchase: Purchase): WholeTax | undefined {
  switch (regime) {
    case 'tax_haven':
      return oldRateTax(imtTaxHavenRate, purchase)
    case 'non_resident':
      return nonResidentTax(purchase)
    case 'young':
      return tableTax('young', purchase)
    case 'ordinary':
      return ordinaryTax(purchase)
  }
}
