import { formatEuro } from 'shared-lib/money/euro'
import type { DeedUnknown } from 'shared-lib/property/deed/deed-costs'
import type { DeedCostsAnswer, Told } from '../../calculators/deed-answer'

export type DeedCosts = DeedCostsAnswer | DeedUnknown

/** `1.234,56 €`, or `1.234,56 € a 1.300,00 €` where it is not known better. */
export const amountText = ({ low, high }: Pick<Told, 'low' | 'high'>): string =>
  low === high ? formatEuro(low) : `${formatEuro(low)} a ${formatEuro(high)}`
