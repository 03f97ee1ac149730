import { ArrowRight, MapPinOff } from 'lucide-react'
import { detailsSlug } from 'shared-lib/funnel/journey-addresses'
import { Button } from 'shared-lib/ui/button/button'
import type { NotCovered } from '../domain/results'
import { energyAddresses } from '../funnel/energy.addresses'
import styles from './empty-view.module.css'
import { type ResultsQuery, stepWith } from './results-query'

/** The questions about electricity, for the same home. */
const electricityInstead = ({ carried }: ResultsQuery) =>
  `${energyAddresses.path}?${new URLSearchParams({ ...Object.fromEntries(carried), energyType: 'electricity' })}`

interface NotCoveredViewProps {
  readonly data: NotCovered
  readonly view: ResultsQuery
  readonly edit: string
}

/** A house that the data have no number for: why, and what can be done. */
export const NotCoveredView = ({ data, view, edit }: NotCoveredViewProps) => (
  <section className={styles.empty}>
    <span className={styles.icon}>
      <MapPinOff size={28} aria-hidden="true" />
    </span>
    <h1>Ainda não temos preços para esta casa</h1>
    <p>{data.text}</p>
    <div className={styles.row}>
      <Button kind="main" href={stepWith(view, detailsSlug)} iconEnd={<ArrowRight size={20} />}>
        Quero que me liguem
      </Button>
      {data.reason === 'no-gas-network' && (
        <Button href={electricityInstead(view)}>Comparar só a eletricidade</Button>
      )}
      <Button kind="quiet" href={edit}>
        Alterar respostas
      </Button>
    </div>
  </section>
)
