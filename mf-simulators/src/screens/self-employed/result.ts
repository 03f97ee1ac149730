import { cents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import type { SelfEmployedOutcome } from '../../calculators/self-employed.calculator'

export type Result = Extract<SelfEmployedOutcome, { kind: 'result' }>

export const euros = (amount: number) => formatEuro(cents(Math.round(amount)))
