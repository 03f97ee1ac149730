import { ArrowRight, PiggyBank } from 'lucide-react'
import { detailsSlug } from 'shared-lib/funnel/journey-addresses'
import { Button } from 'shared-lib/ui/button/button'
import { Details } from 'shared-lib/ui/details/details'
import { Money } from 'shared-lib/ui/money/money'
import type { ResultRow } from '../domain/results'
import { BillView } from './bill-view'
import { CurrentCostBox } from './current-cost'
import currentCost from './current-cost.module.css'
import type { Historic } from './historic-words'
import { OfferDoubts, OfferSupplies } from './offer-facts'
import { PriceAge } from './price-age'
import type { ResultsData } from './results.load'
import { type ResultsQuery, stepWith } from './results-query'
import styles from './winner.module.css'

interface HistoricViewProps {
  /** The cheapest of its day. */
  readonly row: ResultRow
  readonly data: ResultsData
  readonly view: ResultsQuery
  readonly edit: string
}

/** What is known for certain today: the regulated tariff, and against the visitor's own bill what it would change. */
const Regulated = ({
  regulated: { title, monthlyCents, yearlyCents, against },
}: Pick<Required<Historic>, 'regulated'>) => (
  <>
    <p>{title}</p>
    <p className={styles.hero}>
      <Money cents={monthlyCents} period="mês" size="hero" />
    </p>
    <p className={styles.yearly}>
      <Money cents={yearlyCents} period="ano" />, com taxas e IVA
    </p>
    {against && (
      <p className={currentCost.saving} data-tone={against.saves ? 'good' : undefined}>
        <PiggyBank size={20} aria-hidden="true" />
        <span>{against.text}</span>
      </p>
    )}
  </>
)

/** Every price is too old to be offered: what holds today, what the prices of then show, and how to get today's. */
export const HistoricView = ({ row, data, data: { historic }, view, edit }: HistoricViewProps) => (
  <section className={styles.winner} aria-labelledby="winner-title">
    <div className={styles.story}>
      <h1 id="winner-title">Pede-nos os preços de hoje</h1>
      <PriceAge words={data.ageWords} />
      <p>
        As ofertas desta lista são de {data.month} e já podem ter mudado. Servem para veres como se
        comparavam, não para contares com uma poupança.
      </p>
      <div className={styles.row}>
        <Button kind="main" href={stepWith(view, detailsSlug)} iconEnd={<ArrowRight size={20} />}>
          Quero os preços de hoje
        </Button>
        <Button kind="quiet" href={edit}>
          Alterar respostas
        </Button>
      </div>
      {historic?.regulated && <Regulated regulated={historic.regulated} />}
    </div>
    <div className={styles.offer}>
      <p>{historic?.words}</p>
      <OfferSupplies row={row} />
      <OfferDoubts row={row} />
      <CurrentCostBox data={data} view={view} />
    </div>
    <div className={styles.bill}>
      <Details summary="A fatura de um ano, linha a linha">
        <BillView row={row} home={data.home} explained />
      </Details>
    </div>
  </section>
)
