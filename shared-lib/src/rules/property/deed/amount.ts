import { type Cents, sumCents } from '../../money/cents'

/** An amount, or the lowest and the highest that it may be, with the reason. */
export interface Amount {
  readonly low: Cents
  readonly high: Cents
  /** Why it is not known better, as one sentence. */
  readonly why?: string
}

export const exact = (amount: Cents): Amount => ({ low: amount, high: amount })

/** From the smaller to the larger of two readings; exact when they agree. */
export const between = (one: Cents, other: Cents, why: string): Amount =>
  one === other ? exact(one) : one < other ? { low: one, high: other, why } : { low: other, high: one, why }

/** The amount when there is no doubt about it. */
export const certain = ({ low, high }: Amount): Cents | undefined => (low === high ? low : undefined)

/** The reasons of the parts are kept, each once. */
export function sumAmounts(amounts: readonly Amount[]): Amount {
  const whys = new Set(amounts.flatMap(({ why }) => why ?? []))
  const low = sumCents(...amounts.map((amount) => amount.low))
  const high = sumCents(...amounts.map((amount) => amount.high))
  return { low, high, ...(whys.size > 0 && { why: [...whys].join(' ') }) }
}
