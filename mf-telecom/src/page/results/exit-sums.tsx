import layout from 'shared-lib/kit/styles/layout.module.css'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { ExitCharge, LoyaltyContract } from '../../rules/exit-charge'
import styles from './results.module.css'

const Sum = ({ name, formula, amount }: { name: string; formula: string; amount: Cents }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <span className={layout.small}>{formula} = </span>
      <strong>{formatBriefEuro(amount)}</strong>
    </dd>
  </div>
)

/** Both limits of a visitor's own contract, worked through, and the lower one. */
export function ExitSums({ contract, exit }: { contract: LoyaltyContract; exit: ExitCharge }) {
  const { loyaltyMonths, monthly, benefit = cents(0) } = contract
  const { monthsLeft, benefitLeft, share, feesShare, charge } = exit
  return (
    <dl className={styles.sums} aria-live="polite">
      <div className={styles.total}>
        <dt>Pagas, no máximo</dt>
        <dd>
          <strong>{formatBriefEuro(charge)}</strong>
        </dd>
      </div>
      {benefitLeft !== undefined && (
        <Sum
          name="Vantagem que falta"
          formula={`${formatEuro(benefit)} × ${monthsLeft} ÷ ${loyaltyMonths}`}
          amount={benefitLeft}
        />
      )}
      {share !== undefined && (
        <Sum
          name="Parte das mensalidades"
          formula={`${formatRatio(share)} × ${monthsLeft} × ${formatEuro(monthly)}`}
          amount={feesShare}
        />
      )}
    </dl>
  )
}
