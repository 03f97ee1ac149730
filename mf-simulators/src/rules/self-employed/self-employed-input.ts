import type { Cents } from 'shared-lib/rules/money/cents'
import type { Region } from 'shared-lib/rules/property/region'

type ReceiptKind = 'services' | 'other_services' | 'goods'

/** Who works on receipts, in the simplified regime, all through a year. Money in cents, of the whole year. */
export interface SelfEmployedInput {
  readonly year: number
  readonly region: Region
  /** Without VAT. */
  readonly receipts: Cents
  readonly kind: ReceiptKind
  /** `first`: the first twelve months of a first activity. */
  readonly activityYear: 'first' | 'second' | 'later'
  /** Documented, beyond the contributions. */
  readonly expenses: Cents
  readonly beside: 'none' | 'job' | 'pension'
  /** Gross, of that job or pension. */
  readonly otherIncome: Cents
  /** Raise or cut by the declaration, a fraction. */
  readonly adjustment: number
  /** `waived` when little income is expected; `none` where the clients do not withhold, such as families and foreign companies. */
  readonly withholding: 'usual' | 'waived' | 'none'
  /** A fraction, in place of the mainland's. */
  readonly withholdingRate: number | undefined
  readonly dependants: number
  /** Year of IRS Jovem, 1 to 10; 0 is none. */
  readonly youthYear: number
}
