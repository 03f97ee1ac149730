import { Button } from 'shared-lib/ui/button/button'
import type { ResultRow } from '../domain/results'
import { ActiveFilters } from './active-filters'
import { OfferCard } from './offer-card'
import styles from './offer-list.module.css'
import { marketWords } from './offer-words'
import type { ResultsData } from './results.load'
import { mostCompared, mostShown, pageSize, type ResultsQuery, resultsAddress } from './results-query'
import text from './results-text.module.css'

interface OfferListProps {
  readonly data: ResultsData
  readonly view: ResultsQuery
  /** What is set, asked for or not. */
  readonly draft: ResultsQuery
  /** How many offers stand side by side. */
  readonly compared: number
  want(row: ResultRow): string
  onCompare(id: string): void
}

/** A pair is the sum of two supplies, so that a supplier stands with its best one. */
const pairWords = ({ ranked, surpassed }: ResultsData) =>
  ranked === 'dual' &&
  ` Cada comercializadora entra com o seu par mais barato e, se custar menos, também com o gás de outra${surpassed > 0 ? `; por isso ${surpassed === 1 ? '1 oferta não aparece' : `${surpassed} ofertas não aparecem`}` : ''}.`

/** The ranking, as many places of it as were asked for. */
export function OfferList({ data, view, draft, compared, want, onCompare }: OfferListProps) {
  const { rows, total, providers, market } = data
  const placed = rows.filter(({ place }) => place !== undefined)
  const historic = rows.filter(({ place }) => place === undefined)
  const narrowed = data.first?.id !== market.first?.id
  const card = (row: ResultRow) => (
    <OfferCard
      key={row.id}
      row={row}
      home={data.home}
      standings={data}
      against={narrowed ? marketWords(row, data) : undefined}
      want={want(row)}
      compared={draft.compare.includes(row.id)}
      full={draft.compare.length >= mostCompared}
      onCompare={() => onCompare(row.id)}
    />
  )
  return (
    <section className={styles.list} aria-labelledby="list-title">
      <header className={styles.head}>
        <h2 id="list-title">
          {placed.length === 0 && 'Histórico: '}
          {total === 1 ? '1 resultado' : `${total} resultados`}
          {placed.length === 0 && ` de ${data.month}`}
          {rows.length < total && <span className={styles.firsts}>, os primeiros {rows.length}</span>}
        </h2>
        <p className={text.small}>
          {placed.length === 0
            ? `A ordem é a do custo de um ano com os preços de ${data.month}; nenhuma comissão entra na conta.`
            : 'O lugar segue apenas o custo anual para as tuas respostas; nenhuma comissão entra na conta.'}
          {pairWords(data)}
          {data.loyaltyNotice && ` ${data.loyaltyNotice}`}
        </p>
        <ActiveFilters view={view} providers={providers} />
      </header>
      {placed.map(card)}
      {placed.length > 0 && historic.length > 0 && (
        <header className={styles.head}>
          <h2>Histórico</h2>
          <p className={text.small}>Estes preços já acabaram ou são antigos demais: pede os de hoje.</p>
        </header>
      )}
      {historic.map(card)}
      {compared > 0 && (
        <p className={styles.compareBar} data-foot="">
          {compared === 1 ? (
            'Escolhe mais uma oferta para comparar.'
          ) : (
            <a href="#lado-a-lado">Ver {compared} ofertas lado a lado</a>
          )}
        </p>
      )}
      {rows.length < total && view.shown < mostShown && (
        <Button href={resultsAddress({ ...view, shown: view.shown + pageSize })}>Mostrar mais ofertas</Button>
      )}
    </section>
  )
}
