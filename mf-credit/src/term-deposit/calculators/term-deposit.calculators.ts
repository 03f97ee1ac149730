import { depositGuaranteeCalculator } from './deposit-guarantee.calculator'
import { depositRankingCalculator } from './deposit-ranking.calculator'
import { depositRateNeededCalculator } from './deposit-rate-needed.calculator'
import { savingsCertificatesCalculator } from './savings-certificates.calculator'
import { termDepositCalculator } from './term-deposit.calculator'

/** The open calculators of deposits and state savings, by their names in the address. */
export const termDepositCalculators = {
  'term-deposit': termDepositCalculator,
  'deposit-ranking': depositRankingCalculator,
  'deposit-guarantee': depositGuaranteeCalculator,
  'deposit-rate-needed': depositRateNeededCalculator,
  'savings-certificates': savingsCertificatesCalculator,
}
