import { type Cents, cents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import { exitCharge } from '../domain/exit-charge'
import type { LoyaltyRules } from '../parameters/loyalty-law'
import styles from './results.module.css'

const percent = (share: number) => `${Math.round(share * 100)} %`

/** A made-up contract, said to be one: only the rule is real. */
const contract = { loyaltyMonths: 24, monthsDone: 10, monthly: cents(3500), benefit: cents(24_000) }

const Sum = ({ name, formula, amount }: { name: string; formula: string; amount: Cents }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <span className={styles.small}>{formula} = </span>
      <strong>{formatEuro(amount)}</strong>
    </dd>
  </div>
)

/** The rule of the exit charge, worked through with numbers. */
export function ExitExample({ rules }: { rules: LoyaltyRules }) {
  const { loyaltyMonths, monthsDone, monthly, benefit } = contract
  const { monthsLeft, benefitLeft, share, feesShare, charge } = exitCharge(contract, rules)
  return (
    <section className={styles.part}>
      <h2>Quanto custa sair antes do fim</h2>
      <p>
        No máximo, o mais baixo de dois valores: a parte do benefício que falta «pagar» com o tempo, ou{' '}
        {percent(rules.exitShare.firstYear)} das mensalidades que faltam no primeiro ano de fidelização e{' '}
        {percent(rules.exitShare.secondYear)} no segundo. Não pode haver outra penalização.
      </p>
      <p>
        Um exemplo, com números só para mostrar a conta: {loyaltyMonths} meses a {formatEuro(monthly)}, um
        benefício de {formatEuro(benefit)}, e sais ao fim de {monthsDone}.
      </p>
      <dl className={styles.sums}>
        <Sum
          name="Benefício que falta"
          formula={`${formatEuro(benefit)} × ${monthsLeft} ÷ ${loyaltyMonths}`}
          amount={benefitLeft}
        />
        <Sum
          name="Parte das mensalidades"
          formula={`${percent(share)} × ${monthsLeft} × ${formatEuro(monthly)}`}
          amount={feesShare}
        />
        <div className={styles.total}>
          <dt>Pagas, no máximo</dt>
          <dd>
            <strong>{formatEuro(charge)}</strong>
          </dd>
        </div>
      </dl>
    </section>
  )
}
