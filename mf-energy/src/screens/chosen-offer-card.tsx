import { Money } from 'shared-lib/ui/money/money'
import type { ResultRow } from '../domain/results'
import { rowName, rowProviders } from '../results/offer-words'
import styles from './screens.module.css'

/** Reminds the visitor of the offer that the call will be about. */
export const ChosenOfferCard = ({ row }: { row: ResultRow }) => (
  <section className={styles.card} aria-label="Oferta escolhida">
    <p className={styles.small}>Oferta escolhida</p>
    <p className={styles.strong}>
      {rowProviders(row)}: {rowName(row)}
    </p>
    <p>
      <Money cents={row.monthlyCents} period="mês" size="large" />
    </p>
  </section>
)
