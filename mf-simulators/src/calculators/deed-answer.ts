import type { Figure } from 'shared-lib/rules/figures/figure'
import type { Cents } from 'shared-lib/rules/money/cents'
import { type Amount, certain } from 'shared-lib/rules/property/deed/amount'
import type { BuyerTaxes } from 'shared-lib/rules/property/deed/buyers'
import type { Cost, CostId } from 'shared-lib/rules/property/deed/cost'
import type { DeedResult } from 'shared-lib/rules/property/deed/deed-costs'
import type { Regime } from 'shared-lib/rules/property/deed/imt'
import type { YoungBenefit } from 'shared-lib/rules/property/deed/young-benefit'
import type { DeedChange } from './deed-changes'

/** An amount on its way out: `amount` only when there is no doubt about it. */
export interface DeedAmount {
  readonly amount?: Cents | undefined
  readonly low: Cents
  readonly high: Cents
  readonly why?: string
}

export interface DeedCost extends Partial<DeedAmount> {
  readonly id: CostId
  readonly label: string
  readonly unknown?: string | undefined
}

export interface DeedBuyer {
  readonly share: number
  readonly regimes: readonly Regime[]
  readonly imt: DeedAmount
  readonly stampDuty: DeedAmount
  readonly refundIfResident?: Cents | undefined
}

/** Answer for API and screens: the result without its inner workings. */
export interface DeedCostsAnswer {
  readonly kind: 'result'
  readonly date: string
  readonly taxable: Cents
  readonly imt?: Cents | undefined
  readonly stampDuty?: Cents | undefined
  readonly taxes?: Cents | undefined
  readonly costs: readonly DeedCost[]
  readonly total: DeedAmount & { readonly complete: boolean }
  readonly buyers: readonly DeedBuyer[]
  readonly refundIfResident?: Cents | undefined
  readonly youngBenefit?: (DeedAmount & Pick<YoungBenefit, 'until' | 'terms'>) | undefined
  readonly notes: readonly string[]
  readonly changes: readonly DeedChange[]
  readonly figures: readonly Figure[]
}

const tell = (amount: Amount): DeedAmount => ({ ...amount, amount: certain(amount) })

const tellCost = ({ id, label, amount, unknown }: Cost): DeedCost => ({
  id,
  label,
  ...(amount && tell(amount)),
  unknown,
})

const tellBuyer = ({ share, regimes, imt, stampDuty, refundIfResident }: BuyerTaxes): DeedBuyer => ({
  share,
  regimes,
  imt: tell(imt),
  stampDuty: tell(stampDuty),
  refundIfResident,
})

export function deedAnswer(result: DeedResult): Omit<DeedCostsAnswer, 'changes'> {
  const { imt, stampDuty, taxes, costs, total, complete, buyers, youngBenefit, ...rest } = result
  return {
    ...rest,
    imt: certain(imt),
    stampDuty: certain(stampDuty),
    taxes: certain(taxes),
    costs: costs.map(tellCost),
    total: { ...tell(total), complete },
    buyers: buyers.map(tellBuyer),
    youngBenefit: youngBenefit && {
      ...tell(youngBenefit.saved),
      until: youngBenefit.until,
      terms: youngBenefit.terms,
    },
  }
}
