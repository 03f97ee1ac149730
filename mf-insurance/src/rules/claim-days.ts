import { addDays } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { isWorkingDay } from 'shared-lib/rules/dates/public-holidays'
import type { ClaimDeadlines } from '../data/parameters/claim-rules'

/** The last of so many working days, the first of them after `from`. */
function afterWorkingDays(from: IsoDate, days: number): IsoDate {
  let [day, left] = [from, days]
  while (left > 0) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

interface Claim {
  /** Day on which the insurer was notified of the accident. */
  readonly notified: IsoDate
  /** The friendly statement, by both drivers. */
  readonly signedByBoth: boolean
  /** The vehicle has to be taken apart to be inspected. */
  readonly dismantling: boolean
}

export interface ClaimDates {
  readonly contactBy: IsoDate
  readonly inspectionBy: IsoDate
  readonly reportBy: IsoDate
  readonly liabilityBy: IsoDate
  readonly paymentBy: IsoDate
}

/** Last days of what an insurer owes after an accident with damage to things, each step taken on its last day. */
export function claimDates(
  { notified, signedByBoth, dismantling }: Claim,
  rules: ClaimDeadlines,
): ClaimDates {
  const days = signedByBoth ? rules.signed : rules.unsigned
  const contactBy = afterWorkingDays(notified, days.contact)
  const inspectionBy = afterWorkingDays(
    contactBy,
    dismantling ? days.inspectionWithDismantling : days.inspection,
  )
  const liabilityBy = afterWorkingDays(contactBy, days.liability)
  return {
    contactBy,
    inspectionBy,
    reportBy: afterWorkingDays(inspectionBy, days.report),
    liabilityBy,
    paymentBy: afterWorkingDays(liabilityBy, days.payment),
  }
}
