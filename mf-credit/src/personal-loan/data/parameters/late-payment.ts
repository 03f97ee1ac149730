import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './late-payment.json'

/** Charges that a lender may ask for when an instalment is late. */
interface LatePaymentRule {
  /** Once per instalment, as a fraction of it. */
  readonly feeShare: number
  /** The fee is never less, nor more. Euros. */
  readonly feeLeast: number
  readonly feeMost: number
  /** Of instalments above so many euros, this fraction in place of the most. */
  readonly largeFrom: number
  readonly largeShare: number
  /** Added to the yearly rate of the contract on the capital that is overdue; a fraction. */
  readonly surcharge: number
}

export const latePayment = parameter<LatePaymentRule>(data.latePayment)
