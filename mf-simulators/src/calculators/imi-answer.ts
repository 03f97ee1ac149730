import type { IsoDate } from 'shared-lib/dates/iso-date'
import { imi } from '../domain/property/imi'
import { type BesideImi, besideImi } from '../domain/property/imi-beside'
import type { Instalment } from '../domain/property/imi-instalments'
import type { ImiBill, ImiInput, ImiNeedsRate, ImiResult, ImiUnknown } from '../domain/property/imi-outcome'

/** A bill as of a given day. */
export interface ToldBill extends Omit<ImiBill, 'instalments'> {
  readonly instalments: readonly (Instalment & { readonly isPast: boolean })[]
}

export type ImiTold = Omit<ImiResult, 'bills'> & BesideImi & { readonly bills: readonly ToldBill[] }
export type ImiAnswer = ImiTold | ImiNeedsRate | ImiUnknown

/** The tax, which of its instalments are past, and the other rules that apply to such a property. */
export function imiAnswer(input: ImiInput, today: IsoDate): ImiAnswer {
  const outcome = imi(input)
  if (outcome.kind !== 'result') return outcome
  const beside = besideImi(input, today)
  return {
    ...outcome,
    ...beside,
    bills: outcome.bills.map((bill) => ({
      ...bill,
      instalments: bill.instalments.map((one) => ({ ...one, isPast: one.until < today })),
    })),
    figures: [...outcome.figures, ...beside.figures],
  }
}
