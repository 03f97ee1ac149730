import type { Figure } from 'shared-lib/rules/figures/figure'
import { type Cents, cents, timesCents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import { amountOf, fromLaw, unknownAmount } from './amount'
import type { Participation } from './household'
import type { IrsLaw } from './irs-law'

/** Between two amounts, both included. */
export interface Range {
  readonly from: Cents
  readonly to: Cents
}

export interface MunicipalBenefit {
  readonly figure: Figure
  readonly range: Range
}

/** Step 9: what the municipality gives back of the tax after credits; unknown, between nothing and all of its 5 %. */
export function municipalBenefit(
  afterCredits: Cents,
  participation: Participation,
  { municipalShare }: IrsLaw,
): MunicipalBenefit {
  const label = 'Benefício municipal'
  const all = timesCents(afterCredits, municipalShare.value)
  if (participation.kind === 'unknown')
    return {
      figure: unknownAmount('municipal_benefit', label, participation.reason, fromLaw(municipalShare)),
      range: { from: cents(0), to: all },
    }
  if (participation.kind === 'unasked')
    return {
      figure: amountOf('municipal_benefit', label, cents(0), {
        formula: 'sem concelho, não é contado',
        ...fromLaw(municipalShare),
      }),
      range: { from: cents(0), to: cents(0) },
    }
  const share = Number((municipalShare.value - participation.value).toFixed(6))
  const value = timesCents(afterCredits, share)
  return {
    figure: amountOf('municipal_benefit', label, value, {
      formula: `${formatEuro(afterCredits)} × (${formatRatio(municipalShare.value)} − ${formatRatio(participation.value)})`,
      ...fromLaw(municipalShare),
      source: participation.source,
    }),
    range: { from: value, to: value },
  }
}
