import { ArrowRight } from 'lucide-react'
import { Button } from 'shared-lib/ui/button/button'
import { Details } from 'shared-lib/ui/details/details'
import { Money } from 'shared-lib/ui/money/money'
import type { ResultRow } from '../domain/results'
import { assumptionsPlace } from './assumptions'
import { BillView } from './bill-view'
import { differenceSentence } from './bill-words'
import { stripPlace } from './cheapest-strip'
import { CurrentCostBox, SavingBadge } from './current-cost'
import { OfferChips, OfferDoubts, OfferSupplies } from './offer-facts'
import { breakEvenWords, placeWords } from './offer-words'
import type { ResultsData } from './results.load'
import type { ResultsQuery } from './results-query'
import styles from './winner.module.css'

interface WinnerProps {
  readonly row: ResultRow
  readonly data: ResultsData
  readonly view: ResultsQuery
  /** Addresses of the contact form with this offer, and of the answers. */
  readonly want: string
  readonly edit: string
}

/** The first thing read: what the cheapest costs, why, what changing gains, and its bill. */
export const Winner = ({ row, data, view, want, edit }: WinnerProps) => (
  <section className={styles.winner} aria-labelledby="winner-title">
    <div className={styles.story}>
      <h1 id="winner-title">A oferta mais barata para ti</h1>
      <p className={styles.hero}>
        <Money cents={row.monthlyCents} period="mês" size="hero" />
      </p>
      <p className={styles.yearly}>
        <Money cents={row.yearlyCents} period="ano" />, com taxas e IVA
      </p>
      <SavingBadge data={data} winner={row} />
      <p className={styles.reason}>
        {[placeWords(row), breakEvenWords(row), differenceSentence(row)].filter(Boolean).join(' ')}
      </p>
    </div>
    <div className={styles.offer}>
      <OfferSupplies row={row} />
      <OfferChips row={row} saving={false} />
      <OfferDoubts row={row} />
      <CurrentCostBox data={data} view={view} />
      <div className={styles.row}>
        <Button kind="main" href={want} iconEnd={<ArrowRight size={20} />}>
          Quero esta oferta
        </Button>
        <Button kind="quiet" href={edit}>
          Alterar respostas
        </Button>
      </div>
    </div>
    {/* What explains the figure stands after the list: a visitor compares first, and looks it up in one press. */}
    <p className={styles.further}>
      <a href={`#${assumptionsPlace}`}>O que contámos para a tua casa</a>
      <a href={`#${stripPlace}`}>A mais barata para cada consumo</a>
    </p>
    <div className={styles.bill}>
      <Details summary="A fatura de um ano, linha a linha">
        <BillView row={row} home={data.home} explained />
      </Details>
    </div>
  </section>
)
