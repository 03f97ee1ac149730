import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { DeedUnknown } from 'shared-lib/rules/property/deed/deed-costs'
import type { DeedAmount, DeedCostsAnswer } from '../../../calculators/deed-answer'

export type DeedCosts = DeedCostsAnswer | DeedUnknown

/** `1.235 €`, or `1.235 € a 1.300 €` where it is not known better. */
export const amountText = (
  { low, high }: Pick<DeedAmount, 'low' | 'high'>,
  format = formatBriefEuro,
): string => (low === high ? format(low) : `${format(low)} a ${format(high)}`)
