import { parameter } from '../../dated/dated-parameter'
import data from './state-guarantee.json'

/** The State's guarantee for young buyers. Amounts in euros, shares of the price as fractions. */
export interface StateGuarantee {
  readonly minAge: number
  readonly maxAge: number
  readonly priceCap: number
  /** Share of the price that has to be lent at least. */
  readonly minFinanced: number
  /** Guaranteed share of the price when all of it is lent; so much less for every share not lent. */
  readonly maxShare: number
  /** Guaranteed share at the least that may be lent. */
  readonly minShare: number
  readonly years: number
}

export const stateGuarantee = parameter<StateGuarantee>(data.stateGuarantee)

/** Largest yearly taxable income: the top of the 8th bracket. */
export const guaranteeIncomeCap = parameter(data.guaranteeIncomeCap)
