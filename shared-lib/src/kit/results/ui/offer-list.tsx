import type { ReactNode } from 'react'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button/button'
import { type Chip, Chips } from '../../ui/chips/chips'
import { Details } from '../../ui/details/details'
import {
  type ListColumn,
  mostCompared,
  mostShown,
  type OpenAnswers,
  pageSize,
  type ResultsKit,
  type ResultsView,
} from '../results-view'
import {
  isHistoric,
  isInColumn,
  type MarketOf,
  marketWords,
  type OfferWords,
  type Row,
  sharedChips,
} from '../row'
import { ActiveFilters } from './active-filters'
import { OfferCard } from './offer-card'
import styles from './offer-list.module.css'

interface OfferListProps<Own, View extends ResultsView> {
  readonly results: ResultsKit<View>
  readonly view: View
  readonly draft: View
  readonly open: OpenAnswers
  /** The first places, and how many there are. */
  readonly rows: readonly Row<Own>[]
  readonly total: number
  /** Too old to be listed: folded below the others, with a title. */
  readonly past?: { readonly title: string; readonly rows: readonly Row<Own>[] }
  /** The first of the list, whatever its order. */
  readonly firstId: string | undefined
  readonly market: MarketOf<Own>
  /** Of the prices. */
  readonly month: string
  readonly words: OfferWords
  /** Other notes on the order. */
  readonly note: string
  /** Number of offers side by side. */
  readonly compared: number
  want(row: Row<Own>): string
  onCompare(id: string): void
  /** Drawn right below the figure of each offer. */
  about?(row: Row<Own>): ReactNode
  details(row: Row<Own>): ReactNode
}

interface HeadProps<View extends ResultsView> {
  readonly results: ResultsKit<View>
  readonly view: View
  readonly columns: readonly ListColumn[]
}

/** Heads of the columns on a wide screen, each a way to its order. */
const Head = <View extends ResultsView>({ results, view, columns }: HeadProps<View>) => (
  <thead>
    <tr>
      {columns.map(({ title, sort, falls }) => (
        <th
          key={title}
          scope="col"
          aria-sort={sort === view.sort ? (falls ? 'descending' : 'ascending') : undefined}
        >
          {sort ? <a href={results.address(results.set(view, 'sort', sort))}>{title}</a> : title}
        </th>
      ))}
    </tr>
  </thead>
)

/** The ranking, as many places as requested; below it the historic ones. */
export function OfferList<Own, View extends ResultsView>(props: OfferListProps<Own, View>) {
  const { results, view, draft, rows, total, past, market, month, words, compared } = props
  const placed = rows.filter((row) => !isHistoric(row))
  const historic = rows.filter(isHistoric)
  const [listed, below] = placed.length > 0 ? [placed, historic] : [historic, []]
  const narrowed = props.firstId !== market.first?.id
  // What the offers that are not shown yet have in common is not known here.
  const shared = rows.length < total ? [] : sharedChips(rows)
  const { columns } = results.spec
  const isRepeated = ({ words }: Chip) => columns !== undefined && rows.every((row) => isInColumn(row, words))
  const [repeated, own] = [shared.filter(isRepeated), shared.filter((chip) => !isRepeated(chip))]
  const card = (row: Row<Own>) => (
    <OfferCard
      key={row.id}
      row={row}
      shared={shared}
      words={words}
      against={narrowed ? marketWords(row, market, words) : undefined}
      want={props.want(row)}
      compared={draft.compare.includes(row.id)}
      full={draft.compare.length >= mostCompared}
      onCompare={() => props.onCompare(row.id)}
      about={props.about?.(row)}
      details={props.details(row)}
    />
  )
  return (
    <section className={styles.list} aria-labelledby="list-title">
      <header className={styles.head}>
        <h2 id="list-title">
          {total === 0 ? 'Nenhuma oferta recente' : total === 1 ? '1 oferta' : `${total} ofertas`}
          {rows[0] && rows[0].evidence.standing !== 'current' && `, preços de ${month}`}
          {rows.length < total && <span className={styles.firsts}>, as primeiras {rows.length}</span>}
        </h2>
        <ActiveFilters results={results} view={view} open={props.open} />
        {shared.length > 0 && (
          <div className={own.length === 0 ? `${styles.shared} ${styles.repeated}` : styles.shared}>
            <span className={layout.small}>Em todas:</span> {own.length > 0 && <Chips chips={own} />}
            {repeated.length > 0 && (
              <div className={styles.repeated}>
                <Chips chips={repeated} />
              </div>
            )}
          </div>
        )}
      </header>
      {listed.length > 0 && columns ? (
        <table className={styles.table} data-historic={placed.length > 0 ? undefined : ''}>
          <Head results={results} view={view} columns={columns} />
          <tbody>
            {listed.map((row) => (
              <tr key={row.id}>
                <td colSpan={columns.length}>{card(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        listed.map(card)
      )}
      {below.length > 0 && (
        <header className={styles.head}>
          <h2>Histórico</h2>
          <p className={layout.small}>Hoje já não há estes preços: pede os de hoje.</p>
        </header>
      )}
      {below.map(card)}
      {past && past.rows.length > 0 && (
        <Details summary={past.title}>
          <div className={styles.list}>{past.rows.map(card)}</div>
        </Details>
      )}
      {compared > 0 && (
        <p className={styles.compareBar} data-foot="">
          {compared === 1 ? (
            `Escolhe mais uma oferta para comparar (máximo ${mostCompared}).`
          ) : (
            <a href="#lado-a-lado">
              Ver {compared} ofertas lado a lado{compared < mostCompared && ` (máximo ${mostCompared})`}
            </a>
          )}
        </p>
      )}
      {rows.length < total && view.shown < mostShown && (
        <Button href={results.address({ ...view, shown: view.shown + pageSize })}>
          Mostrar mais ofertas
        </Button>
      )}
      <p className={layout.small}>
        {placed.length === 0 ? words.orderThen(month) : words.order}
        {props.note}
      </p>
    </section>
  )
}
