import { defineMicroFrontend } from 'shared-lib/contract/define-micro-frontend'
import { joinParts } from 'shared-lib/journey/define-journey'
import { termDepositParts } from './term-deposit/term-deposit.parts'

const products = joinParts(termDepositParts)

export default defineMicroFrontend({
  name: 'mf-credit',
  owner: 'Equipa Crédito e Poupança',
  ...products,
  widgets: [...products.widgets],
})
