import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { SelfEmployedOutcome } from '../../../calculators/self-employed.calculator'

export type Result = Extract<SelfEmployedOutcome, { kind: 'result' }>

export const euros = (amount: number) => formatBriefEuro(cents(Math.round(amount)))
