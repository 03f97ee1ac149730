import type { Figure } from 'shared-lib/rules/figures/figure'
import type { Cents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import type { InForce } from './irs-law'

/** A known amount of money that explains itself. */
export interface Amount extends Figure {
  readonly value: Cents
  readonly unit: 'cents'
}

type Rest = Partial<Pick<Figure, 'formula' | 'law' | 'source' | 'period' | 'parts'>>

export const amountOf = (id: string, label: string, value: Cents, rest: Rest = {}): Amount => ({
  id,
  label,
  value,
  unit: 'cents',
  ...rest,
})

export const unknownAmount = (id: string, label: string, unknown: string, rest: Rest = {}): Figure => ({
  id,
  label,
  value: undefined,
  unit: 'cents',
  unknown,
  ...rest,
})

/** Law and source of a parameter, for the figure it gives. */
export const fromLaw = ({ law, source, period }: InForce<unknown>) => ({ law, source, period })

/** A euro amount of the law, for formulas. */
export const eurosText = (euros: number): string => `${formatNumber(euros, 2)}\u00a0€`

/** `a + b − c`: the amounts of a sum, in its order; zeros after the first are left out. */
export const sumText = ([first, ...others]: readonly [Cents, ...Cents[]]): string =>
  others
    .filter((other) => other !== 0)
    .reduce(
      (text, other) => `${text} ${other < 0 ? '−' : '+'} ${formatEuro(Math.abs(other) as Cents)}`,
      formatEuro(first),
    )
