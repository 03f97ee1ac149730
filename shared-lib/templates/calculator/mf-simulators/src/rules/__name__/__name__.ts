import type { Figure } from 'shared-lib/rules/figures/figure'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'

const months = 12

export interface __Name__Result {
  /** Saving of a year of the second against one of the first; below zero when it costs more. */
  readonly yearly: Cents
  readonly figures: readonly Figure[]
}

/** The difference of two monthly costs over a year. Arithmetic alone: no law and no published price. */
export function __camel__({
  before,
  after,
}: {
  readonly before: Cents
  readonly after: Cents
}): __Name__Result {
  const yearly = cents((before - after) * months)
  const figure: Figure = {
    id: 'yearly',
    label: 'Diferença por ano',
    value: yearly,
    unit: 'cents',
    formula: `(${formatEuro(before)} − ${formatEuro(after)}) × ${months}`,
  }
  return { yearly, figures: [figure] }
}
