import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './process.json'

/** Days from the FINE on. */
export interface OfferDays {
  /** The lender is bound by its offer for so long, at least. */
  readonly binding: number
  /** No contract may be signed sooner, by borrower or guarantor. */
  readonly reflection: number
}

export const offerDays = parameter<OfferDays>(data.offerDays)
