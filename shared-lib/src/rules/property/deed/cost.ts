import { type Because, money } from '../../credit/figures'
import type { Figure } from '../../figures/figure'
import { formatEuro } from '../../money/euro'
import { type Amount, certain } from './amount'

export type CostId =
  | 'imt'
  | 'stamp_duty'
  | 'loan_stamp_duty'
  | 'one_stop_desk'
  | 'registration'
  | 'notary'
  | 'bank_fees'

/** A line of the bill. */
export interface Cost {
  readonly id: CostId
  readonly label: string
  /** Undefined when nothing is known about it; `low` and `high` differ when it is not known better. */
  readonly amount?: Amount | undefined
  /** Why there is no amount. */
  readonly unknown?: string
  readonly because: Because
}

/** An amount with its formula; an uncertain one has its range and the reason. */
export function amountFigure(
  id: string,
  label: string,
  amount: Amount | undefined,
  because: Because,
): Figure {
  if (!amount) return money(id, label, undefined, because)
  const value = certain(amount)
  if (value !== undefined) return money(id, label, value, because)
  const { low, high, why } = amount
  return {
    ...money(id, label, undefined, { ...because, ...(why && { unknown: why }) }),
    range: { low, high },
  }
}

export const costFigure = ({ id, label, amount, unknown, because }: Cost): Figure =>
  amountFigure(id, label, amount, unknown === undefined ? because : { ...because, unknown })

const amountText = (amount: Amount) =>
  certain(amount) === undefined
    ? `(${formatEuro(amount.low)} a ${formatEuro(amount.high)})`
    : formatEuro(amount.low)

/** `3.037,68 € + 9.253,25 €`; an uncertain amount is written as `(743,60 € a 784,16 €)`. */
export const sumFormula = (amounts: readonly Amount[]): string => amounts.map(amountText).join(' + ')
