import type { Figure } from 'shared-lib/rules/figures/figure'
import type { Cents } from 'shared-lib/rules/money/cents'
import type { ImiRateRange } from '../../data/parameters/property/imi'
import type { Instalment } from './imi-instalments'

type PropertyType = 'urban' | 'rural'

/** 3 is three or more. */
export type Dependents = 0 | 1 | 2 | 3

export interface ImiInput {
  /** Tax value of the property (valor patrimonial tributário). */
  readonly vpt: Cents
  /** DICO code. Not needed for rural property, nor with a rate of one's own. */
  readonly county?: string | undefined
  readonly propertyType: PropertyType
  readonly dependents: Dependents
  /** The rate that the visitor knows, as a fraction; it goes before the municipality's. Urban property only. */
  readonly rate?: number | undefined
  /** The year that the tax concerns; it is paid in the next one. */
  readonly taxYear: number
}

export interface ImiRate {
  /** A fraction. */
  readonly value: number
  readonly from: 'visitor' | 'municipality' | 'law'
  readonly source?: string | undefined
  /** Outside what a municipality may choose in general: a surcharge, a reduction or a slip. */
  readonly unusual: boolean
  /** Doubt about it. */
  readonly note?: string | undefined
}

export interface ImiBill {
  /** Taken off for dependants. */
  readonly deduction: Cents
  /** To be paid. */
  readonly amount: Cents
  readonly instalments: readonly Instalment[]
}

/** `none`: no dependants, or rural property, which has no deduction. */
export type FamilyDeduction = 'none' | 'given' | 'not_given' | 'unknown'

export interface ImiResult {
  readonly kind: 'result'
  readonly taxYear: number
  readonly municipality?: string | undefined
  readonly rate: ImiRate
  /** Tax value × rate, before any deduction. */
  readonly imi: Cents
  readonly familyDeduction: FamilyDeduction
  /** One; two when it is not known whether the municipality gives the deduction: without it, then with it. */
  readonly bills: readonly ImiBill[]
  readonly figures: readonly Figure[]
}

/** The tax cannot be computed before the visitor gives the rate: nothing is assumed. */
export interface ImiNeedsRate {
  readonly kind: 'needs'
  readonly needs: 'rate'
  /** One sentence. */
  readonly reason: string
  /** Between which rates the law lets the municipality choose, as fractions. */
  readonly allowed: ImiRateRange | undefined
}

/** A parameter of the law is not known for that year. */
export interface ImiUnknown {
  readonly kind: 'unknown'
  readonly unknown: string
}

export type ImiOutcome = ImiResult | ImiNeedsRate | ImiUnknown
