import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { LeadProblem } from 'shared-lib/rules/validation/problem'
import { interestTax, type Region } from '../data/parameters/deposit-rules'

export interface Problems {
  readonly problems: readonly LeadProblem[]
}

export const problem = (field: string, message: string): Problems => ({ problems: [{ field, message }] })

interface TaxCall {
  readonly taxPercent: number | undefined
  readonly region: Region
}

/** The tax of a call, or the field that would give it. */
export function taxOf({ taxPercent, region }: TaxCall, on: IsoDate): { readonly tax: number } | Problems {
  const tax = taxPercent ?? tryValueOn(interestTax, on)?.[region]
  return tax === undefined
    ? problem('taxPercent', 'Não conhecemos o imposto nesse dia: indica a taxa')
    : { tax }
}
