import { observer } from 'mobx-react-lite'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { Button } from 'shared-lib/ui/button/button'
import type { ResultRow } from '../domain/results'
import { ActiveFilters } from './active-filters'
import { OfferCard } from './offer-card'
import styles from './offer-list.module.css'
import { noteWords } from './offer-words'
import type { OffersStore } from './offers.store'
import type { ResultsData } from './results.load'
import { mostShown, pageSize, type ResultsQuery, resultsAddress } from './results-query'
import text from './results-text.module.css'

interface OfferListProps extends Pick<WidgetProps, 'shell'> {
  readonly data: ResultsData
  readonly view: ResultsQuery
  readonly store: OffersStore
  /** How many offers stand side by side. */
  readonly compared: number
  want(row: ResultRow): string
}

/** A pair is the sum of two supplies, so that a supplier stands with its best one. */
const pairWords = ({ ranked, surpassed }: ResultsData) =>
  ranked === 'dual' &&
  ` Cada comercializadora entra com o seu par mais barato e, se custar menos, também com o gás de outra${surpassed > 0 ? `; por isso ${surpassed === 1 ? 'fica 1 oferta' : `ficam ${surpassed} ofertas`} sem lugar próprio` : ''}.`

/** The ranking, as many places of it as were asked for. */
export const OfferList = observer(({ data, view, store, compared, want, shell }: OfferListProps) => {
  const { rows, total, notes, home, providers } = data
  const compare = (id: string) => {
    store.toggleCompared(id)
    shell.navigate(store.address, { replace: true })
  }
  return (
    <section className={styles.list} aria-labelledby="list-title">
      <header className={styles.head}>
        <h2 id="list-title">
          {total === 1 ? '1 resultado' : `${total} resultados`}
          {rows.length < total && <span className={styles.firsts}>, os primeiros {rows.length}</span>}
        </h2>
        <p className={text.small}>
          O lugar segue apenas o custo anual para as tuas respostas; nenhuma comissão entra na conta.
          {pairWords(data)}
          {notes.includes('loyalty-not-said') && ` ${noteWords('loyalty-not-said', data.catalogue)}`}
        </p>
        <ActiveFilters view={view} providers={providers} />
      </header>
      {rows.map((row) => (
        <OfferCard
          key={row.id}
          row={row}
          home={home}
          want={want(row)}
          compared={store.isCompared(row.id)}
          full={store.full}
          onCompare={() => compare(row.id)}
        />
      ))}
      {compared > 0 && (
        <p className={styles.compareBar}>
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
})
