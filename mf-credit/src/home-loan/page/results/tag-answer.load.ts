import type { TagCall } from 'shared-lib/contract/define-micro-frontend'
import { homeLoanFunnel } from '../funnel/home-loan.funnel'
import { type HomeLoanData, loadHomeLoan } from './home-loan.load'

/** Answers assumed when only amounts are given: a purchase of a main home. */
export const supposed = {
  loanType: 'acquisition',
  housing: 'permanent',
  buyingCycle: 'looking',
  holders: '1',
}

/** A tag's loan as answers: of a buyer in the middle of life. */
const queryOf = ({ attributes }: TagCall) =>
  `${new URLSearchParams({
    ...supposed,
    age: '35',
    propertyValue: String(attributes.propertyValue),
    wantToBorrow: String(attributes.wantToBorrow),
    wantToBorrowTime: String(attributes.years),
    rateType: String(attributes.rateType),
  })}`

/** `tagData`: a first answer for a story, computed on the server. */
export const tagHomeLoan = (call: TagCall): HomeLoanData | undefined =>
  loadHomeLoan({ path: homeLoanFunnel.done, query: queryOf(call), today: call.today })
