import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { imi } from '../rules/property/imi'
import type { Instalment } from '../rules/property/imi-instalments'
import type { ImiBill, ImiInput, ImiNeedsRate, ImiResult, ImiUnknown } from '../rules/property/imi-outcome'
import { type RelatedLaw, relatedLaw } from '../rules/property/imi-related-law'

/** A bill as of a given day. */
export interface DatedBill extends Omit<ImiBill, 'instalments'> {
  readonly instalments: readonly (Instalment & { readonly isPast: boolean })[]
}

export type DatedImi = Omit<ImiResult, 'bills'> & RelatedLaw & { readonly bills: readonly DatedBill[] }
export type ImiAnswer = DatedImi | ImiNeedsRate | ImiUnknown

/** The tax, which of its instalments are past, and the other rules that apply to such a property. */
export function imiAnswer(input: ImiInput, today: IsoDate): ImiAnswer {
  const outcome = imi(input)
  if (outcome.kind !== 'result') return outcome
  const related = relatedLaw(input, today)
  return {
    ...outcome,
    ...related,
    bills: outcome.bills.map((bill) => ({
      ...bill,
      instalments: bill.instalments.map((one) => ({ ...one, isPast: one.until < today })),
    })),
    figures: [...outcome.figures, ...related.figures],
  }
}
