import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { loanAtTaeg } from './at-taeg'
import { type Consolidation, consolidationBy } from './consolidation'
import type { LoanRequest } from './loan-request'
import type { Mark } from './outlook'

/** Effect of putting the debts of a request together, at the average of the market and at the ceiling. */
export interface DebtOutlook {
  readonly market?: Consolidation
  readonly ceiling?: Consolidation
  /** Highest TAEG, in steps of 0.1 %, at which the total is no more than today; missing where none is. */
  readonly breakEven?: number
}

/** Steps of 0.1 % up to a rate that no ceiling has reached. */
const steps = 400

/** From the dearest down: below the TAEG that stamp duty alone comes to, no loan can be. */
function breakEvenOf({ amount, months, debts }: LoanRequest, on: IsoDate): number | undefined {
  for (let step = steps; step > 0; step -= 1) {
    const at = loanAtTaeg({ amount, months, taeg: step / 1000, on })
    if (at?.tan === undefined) return undefined
    if (consolidationBy(debts, { amount, ...at }).extraCostOfDebts <= 0) return step / 1000
  }
  return undefined
}

/** `undefined` for a request that pays no debts off. */
export function debtOutlook(
  request: LoanRequest,
  { market, ceiling }: { readonly market?: Mark; readonly ceiling?: Mark },
  on: IsoDate,
): DebtOutlook | undefined {
  const { amount, debts } = request
  if (debts.length === 0) return undefined
  const breakEven = breakEvenOf(request, on)
  return {
    ...(market && { market: consolidationBy(debts, { amount, ...market }) }),
    ...(ceiling && { ceiling: consolidationBy(debts, { amount, ...ceiling }) }),
    ...(breakEven !== undefined && { breakEven }),
  }
}
