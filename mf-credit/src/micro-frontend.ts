import { defineMicroFrontend } from 'shared-lib/contract/define-micro-frontend'
import { joinParts } from 'shared-lib/journey/define-journey'
import { creditCardParts } from './credit-card/credit-card.parts'
import { homeLoanParts } from './home-loan/home-loan.parts'
import { personalLoanParts } from './personal-loan/personal-loan.parts'
import { termDepositParts } from './term-deposit/term-deposit.parts'

const products = joinParts(creditCardParts, homeLoanParts, personalLoanParts, termDepositParts)

/** Credit and savings: each product in a folder of its own. */
export default defineMicroFrontend({
  name: 'mf-credit',
  owner: 'Equipa Crédito e Poupança',
  ...products,
})
