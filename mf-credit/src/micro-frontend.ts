import { defineMicroFrontend } from 'shared-lib/contract/define-micro-frontend'
import { joinParts } from 'shared-lib/kit/journey/define-journey'
import { creditCardParts } from './credit-card/product'
import { homeLoanParts } from './home-loan/product'
import { personalLoanParts } from './personal-loan/product'
import { termDepositParts } from './term-deposit/product'

const products = joinParts(creditCardParts, homeLoanParts, personalLoanParts, termDepositParts)

/** Credit and savings: each product in a folder of its own. */
export default defineMicroFrontend({
  name: 'mf-credit',
  owner: 'Equipa Crédito e Poupança',
  ...products,
})
