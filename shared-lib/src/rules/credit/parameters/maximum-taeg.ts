import type { Parameter } from '../../dated/dated-parameter'
import { daysInMonth } from '../../dates/iso-date'
import { fractionOf } from '../../money/rate'
import data from './maximum-taeg.json'

/** Kinds of consumer credit as the Banco de Portugal publishes their ceilings; cards share one with overdrafts. */
export const taegCategories = [
  'education',
  'personal',
  'leasingNew',
  'leasingUsed',
  'carNew',
  'carUsed',
  'cards',
] as const
export type TaegCategory = (typeof taegCategories)[number]
type MaximumTaeg = Readonly<Record<TaegCategory, number>>

/** First and last day of `2026-Q4`. */
function daysOf(quarter: string): { readonly from: string; readonly to: string } {
  const year = Number(quarter.slice(0, 4))
  const last = Number(quarter.slice(6)) * 3
  const month = (number: number) => `${year}-${String(number).padStart(2, '0')}`
  return { from: `${month(last - 2)}-01`, to: `${month(last)}-${daysInMonth(year, last)}` }
}

export const maximumTaeg: Parameter<MaximumTaeg> = {
  id: 'consumer-credit.maximum-taeg',
  unit: 'ratio',
  law: 'DL 133/2009, art. 28.º',
  confidence: 'B',
  reviewed: '2026-10-03',
  reviewBy: '2026-12-15',
  note: 'For contracts signed in the quarter. Two sources for 2023-Q4, 2024-Q1 and 2025-Q1 to 2026-Q1; one for the others.',
  values: data.quarters.map(({ quarter, percents, source }) => ({
    ...daysOf(quarter),
    value: Object.fromEntries(
      taegCategories.map((category) => [category, fractionOf(percents[category])]),
    ) as MaximumTaeg,
    source,
  })),
}
