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
import { breakEvenWords, placeOf, placeWords } from './offer-words'
import { PriceAge } from './price-age'
import type { ResultsData } from './results.load'
import { type ResultsQuery, resultsAddress, withoutFilters } from './results-query'
import styles from './winner.module.css'

interface WinnerProps {
  readonly row: ResultRow
  readonly data: ResultsData
  readonly view: ResultsQuery
  /** Addresses of the contact form with this offer, and of the answers. */
  readonly want: string
  readonly edit: string
}

/** Only the first of the whole market is the cheapest; of what a filter leaves, and of older prices, no more is said than holds. */
function titleOf({ place, standing }: ResultRow, month: string): string {
  if (place !== 1) return 'A mais barata com estes filtros'
  return standing === 'current' ? 'A oferta mais barata para ti' : `A mais barata nos preços de ${month}`
}

/** The accent is for the true cheapest, and never where staying costs no more. */
const kindOf = ({ place, savingCents = 1 }: ResultRow) => (place === 1 && savingCents > 0 ? 'main' : 'plain')

/** The first thing read: what the cheapest costs, why, what changing gains, and its bill. */
export const Winner = ({ row, data, view, want, edit }: WinnerProps) => (
  <section className={styles.winner} aria-labelledby="winner-title">
    <div className={styles.story}>
      <h1 id="winner-title">{titleOf(row, data.month)}</h1>
      <PriceAge words={data.ageWords} />
      <p className={styles.hero}>
        <Money cents={row.monthlyCents} period="mês" size="hero" />
      </p>
      <p className={styles.yearly}>
        <Money cents={row.yearlyCents} period="ano" />, com taxas e IVA
      </p>
      <SavingBadge data={data} winner={row} />
      <p className={styles.reason}>
        {row.place !== 1 && `É a ${placeOf(row, data)}. `}
        {[placeWords(row, data), breakEvenWords(row), differenceSentence(row)].filter(Boolean).join(' ')}{' '}
        {row.place !== 1 && <a href={resultsAddress(withoutFilters(view))}>Ver todas as ofertas</a>}
      </p>
    </div>
    <div className={styles.offer}>
      <OfferSupplies row={row} />
      <OfferChips row={row} month={data.month} saving={false} />
      <OfferDoubts row={row} />
      <CurrentCostBox data={data} view={view} />
      <div className={styles.row}>
        <Button kind={kindOf(row)} href={want} iconEnd={<ArrowRight size={20} />}>
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
