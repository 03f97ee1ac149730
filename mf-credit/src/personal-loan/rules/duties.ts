import { chargesDuty, dutyOnUse } from 'shared-lib/rules/credit/loan/loan-rules'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'

/** Stamp duty of a consumer loan as fractions: of the amount, and of interest and fees. */
interface Duties {
  readonly use: number
  readonly charges: number
}

/** By the day of the contract and its term. `undefined` on days whose rates are not known: nothing is counted without them. */
export function dutiesOn(on: IsoDate, months: number): Duties | undefined {
  const use = dutyOnUse({ contractDate: on, wantToBorrowTime: months })
  const charges = chargesDuty(on)
  return use === undefined || charges === undefined ? undefined : { use, charges }
}
