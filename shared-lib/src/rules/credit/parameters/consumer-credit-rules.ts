import { parameter } from '../../dated/dated-parameter'
import data from './consumer-credit-rules.json'

/** Amounts that the law of consumer credit covers, in euros. */
export const consumerScope = parameter<{ readonly min: number; readonly max: number }>(data.consumerScope)

/** Stamp duty on the use of consumer credit, as fractions, surcharge of art. 70.º-A included. */
interface ConsumerStampDuty {
  /** Under a year: for every month or part of one. */
  readonly perMonth: number
  readonly fromOneYear: number
  readonly fromFiveYears: number
}

export const consumerStampDuty = parameter<ConsumerStampDuty>(data.consumerStampDuty)

/** Stamp duty on the interest and on the fees of consumer credit, as a fraction. */
export const consumerChargesStampDuty = parameter(data.consumerChargesStampDuty)

/** Largest early-repayment fee in a fixed-rate period, as a fraction of the capital repaid. */
export interface ConsumerRepaymentFee {
  /** With more than a year left to the end of the contract. */
  readonly overOneYear: number
  readonly upToOneYear: number
}

export const consumerEarlyRepaymentFee = parameter<ConsumerRepaymentFee>(data.consumerEarlyRepaymentFee)

/** Longest term in months by purchase. */
interface ConsumerTerm {
  readonly personal: number
  readonly car: number
  readonly education: number
}

export const consumerLongestTerm = parameter<ConsumerTerm>(data.consumerLongestTerm)
