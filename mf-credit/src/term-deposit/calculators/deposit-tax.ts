import type { LeadProblem } from 'shared-lib/contract/define-micro-frontend'
import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/dates/iso-date'
import { fractionOf } from 'shared-lib/money/rate'
import { interestTax, type Region } from '../parameters/deposit-rules'

export interface Problems {
  readonly problems: readonly LeadProblem[]
}
type Found<Value> = Value | Problems

export const problem = (field: string, message: string): Problems => ({ problems: [{ field, message }] })

interface TaxCall {
  readonly taxPercent?: number
  readonly region?: Region
}

/** The tax of a call as a fraction, or which field would say it. */
export function taxOf({ taxPercent, region = 'mainland' }: TaxCall, on: IsoDate): Found<{ tax: number }> {
  const tax = taxPercent === undefined ? tryValueOn(interestTax, on)?.[region] : fractionOf(taxPercent)
  return tax === undefined
    ? problem('taxPercent', 'Não conhecemos o imposto nesse dia: indica a taxa')
    : { tax }
}

/** Days that no deposit of today starts on: the law of then is not held, and later ones are nobody's plan. */
export const isTooFar = (start: IsoDate): boolean => start < '2009-01-01' || start > '2100-12-31'
export const tooFarMessage = 'Indica um dia entre 2009 e 2100'
