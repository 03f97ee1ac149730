import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { type IsoDate, isoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, timesCents } from 'shared-lib/rules/money/cents'
import { imiFamilyDeduction } from '../../data/parameters/municipalities/municipal-rates'
import { municipalityOf } from '../../data/parameters/municipalities/municipality'
import { imiFamilyDeductions } from '../../data/parameters/property/imi'
import { billFigures, imiFigure } from './imi-figures'
import { instalmentsOf } from './imi-instalments'
import type { Dependents, FamilyDeduction, ImiBill, ImiInput, ImiOutcome, ImiUnknown } from './imi-outcome'
import { needsRate, rateOf } from './imi-rate'

/** The day that decides who owes the tax of a year. Years 1 to 9999. */
function lastDayOf(year: number): IsoDate {
  const day = isoDate(year, 12, 31)
  if (!day) throw new RangeError(`${year} is not a year`)
  return day
}

function familyDeductionOf({ propertyType, dependents, county, taxYear }: ImiInput): FamilyDeduction {
  if (dependents === 0 || propertyType === 'rural') return 'none'
  const rule = county === undefined ? undefined : imiFamilyDeduction(county, taxYear)
  if (!rule) return 'unknown'
  return rule.fromDependents > 0 && dependents >= rule.fromDependents ? 'given' : 'not_given'
}

/** Deduction for dependants where the municipality gives it; undefined when the law of that year is not known. */
const lawfulDeduction = (dependents: Dependents, on: IsoDate): number | undefined =>
  dependents === 0 ? 0 : tryValueOn(imiFamilyDeductions, on)?.[dependents]

function billOf(imi: Cents, deduction: number, on: IsoDate): ImiBill | undefined {
  const taken = cents(Math.min(imi, deduction))
  const amount = cents(imi - taken)
  const instalments = instalmentsOf(amount, on)
  return instalments && { deduction: taken, amount, instalments }
}

const unknownLaw = (taxYear: number): ImiUnknown => ({
  kind: 'unknown',
  unknown: `Não temos as regras do IMI de ${taxYear}.`,
})

function billsOf(tax: Cents, familyDeduction: FamilyDeduction, input: ImiInput, on: IsoDate) {
  const deduction = lawfulDeduction(input.dependents, on)
  const deductions = { none: [0], not_given: [0], given: [deduction], unknown: [0, deduction] }[
    familyDeduction
  ]
  const bills = deductions.map((off) => (off === undefined ? undefined : billOf(tax, off, on)))
  return bills.every((bill) => bill !== undefined) ? bills : undefined
}

/**
 * The IMI of a property for a year and how it is paid (CIMI, arts. 112.º, 112.º-A and 120.º).
 *
 * Not covered: exemptions, surcharges and reductions of single properties, AIMI, property that is part urban, part rural.
 * Throws a RangeError for a year that is none.
 */
export function imi(input: ImiInput): ImiOutcome {
  const { county, propertyType, taxYear, vpt } = input
  const on = lastDayOf(taxYear)
  const rate = rateOf(input, on)
  if (!rate) return propertyType === 'urban' ? needsRate(input, on) : unknownLaw(taxYear)
  const tax = timesCents(vpt, rate.value)
  const familyDeduction = familyDeductionOf(input)
  const bills = billsOf(tax, familyDeduction, input, on)
  if (!bills) return unknownLaw(taxYear)
  const municipality = county === undefined ? undefined : municipalityOf(county)?.name
  const taxed = { kind: 'result', taxYear, municipality, rate, imi: tax, familyDeduction, bills } as const
  return { ...taxed, figures: [imiFigure(input, taxed), ...billFigures(input, taxed)] }
}
