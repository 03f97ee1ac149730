import { ArrowRight, MapPinOff, PiggyBank, SearchX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { formatDatePt } from 'shared-lib/dates/format-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { checkSlug } from 'shared-lib/funnel/flow'
import { addressOf } from 'shared-lib/funnel/funnel-address'
import { journeyStages } from 'shared-lib/funnel/journey'
import { detailsSlug } from 'shared-lib/funnel/journey-addresses'
import { Button } from 'shared-lib/ui/button/button'
import { Details } from 'shared-lib/ui/details/details'
import { Money } from 'shared-lib/ui/money/money'
import { Notice } from 'shared-lib/ui/notice/notice'
import { Stages } from 'shared-lib/ui/stages/stages'
import type { NotCovered, ResultRow } from '../domain/results'
import { energyFunnel, offerParameter } from '../funnel/energy.funnel'
import { CompareTable } from './compare-table'
import { FilterForm } from './filter-form'
import { OfferCard } from './offer-card'
import { OfferChips, OfferDoubts, OfferSupplies, Saving } from './offer-facts'
import { OfferParts } from './offer-parts'
import { differenceSentence, noteWords, placeWords } from './offer-words'
import { OffersStore } from './offers.store'
import type { ResultsData } from './results.load'
import { pageSize, type ResultsQuery, readResultsQuery, resultsAddress } from './results-query'
import styles from './results-screen.module.css'
import text from './results-text.module.css'

const ersePage = 'https://simuladorprecos.erse.pt/'

const within = ({ carried }: ResultsQuery, slug: string, more: Record<string, string> = {}) =>
  `${energyFunnel.path}/${slug}?${new URLSearchParams([...carried.map(([name, text]) => [name, text]), ...Object.entries(more)])}`

interface ResultsScreenProps extends Pick<WidgetProps, 'shell'> {
  readonly data: ResultsData | NotCovered
  /** Query string of the page. */
  readonly query: string
}

/** `/energia/resultados`: ranked offers, or why there are none. */
export function ResultsScreen({ data, query, shell }: ResultsScreenProps) {
  const view = readResultsQuery(query)
  const edit = within(view, checkSlug)
  return (
    <div className={styles.results}>
      <Stages stages={journeyStages} current={1} />
      {data.kind === 'not-covered' ? (
        <NotCoveredView data={data} view={view} edit={edit} />
      ) : (
        <Ranked data={data} view={view} edit={edit} shell={shell} />
      )}
    </div>
  )
}

const NotCoveredView = ({ data, view, edit }: { data: NotCovered; view: ResultsQuery; edit: string }) => (
  <section className={styles.empty}>
    <span className={styles.emptyIcon}>
      <MapPinOff size={28} aria-hidden="true" />
    </span>
    <h1>Ainda não temos preços para esta casa</h1>
    <p>{data.text}</p>
    <div className={styles.row}>
      <Button kind="main" href={within(view, detailsSlug)} iconEnd={<ArrowRight size={20} />}>
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

/** The questions about electricity, for the same home. */
const electricityInstead = ({ carried }: ResultsQuery) =>
  addressOf(energyFunnel, energyFunnel.path, { ...Object.fromEntries(carried), energyType: 'electricity' })

const Winner = ({ row, want, edit }: { row: ResultRow; want: string; edit: string }) => (
  <section className={styles.winner} aria-labelledby="winner-title">
    <div className={styles.story}>
      <h1 id="winner-title">A oferta mais barata para ti</h1>
      <p className={styles.hero}>
        <Money cents={row.monthlyCents} period="mês" size="hero" />
      </p>
      <p className={styles.yearly}>
        <Money cents={row.yearlyCents} period="ano" />, com taxas e IVA
      </p>
      {row.savingCents !== undefined && row.savingCents > 0 && (
        <p className={styles.saving}>
          <PiggyBank size={20} aria-hidden="true" />
          <span>
            <Saving row={row} />
          </span>
        </p>
      )}
      <p className={styles.reason}>{placeWords(row)}</p>
    </div>
    <div className={styles.offer}>
      <OfferSupplies row={row} />
      <OfferChips row={row} saving={false} />
      <OfferDoubts row={row} />
      <div className={styles.row}>
        <Button kind="main" href={want} iconEnd={<ArrowRight size={20} />}>
          Quero esta oferta
        </Button>
        <Button kind="quiet" href={edit}>
          Alterar respostas
        </Button>
      </div>
    </div>
    <div className={styles.bill}>
      <OfferParts row={row} reason={differenceSentence(row)} />
    </div>
  </section>
)

interface RankedProps extends Pick<WidgetProps, 'shell'> {
  readonly data: ResultsData
  readonly view: ResultsQuery
  readonly edit: string
}

const Ranked = observer(({ data, view, edit, shell }: RankedProps) => {
  const [store] = useState(() => new OffersStore(view))
  const address = resultsAddress(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `view` is read anew from the address on every render
  useEffect(() => store.adopt(view), [address, store])
  const { rows, winner, total, catalogue, notes, assumptions } = data
  useEffect(() => shell.emit('results-shown', { vertical: energyFunnel.name, offers: total }), [shell, total])
  const want = (row: ResultRow) => within(view, detailsSlug, { [offerParameter]: row.id })
  const apply = () => shell.navigate(store.address)
  const known = [...rows, ...data.compared]
  const compared = store.query.compare.flatMap((id) => known.find((row) => row.id === id) ?? [])
  return (
    <>
      {winner ? (
        <Winner row={winner} want={want(winner)} edit={edit} />
      ) : (
        <section className={styles.empty}>
          <span className={styles.emptyIcon}>
            <SearchX size={28} aria-hidden="true" />
          </span>
          <h1>Nenhuma oferta passa nestes filtros</h1>
          <p>Tira um filtro, ou muda o horário, e atualiza a lista.</p>
          <Button href={edit}>Alterar respostas</Button>
        </section>
      )}
      {notes.map((note) => (
        <Notice key={note} tone="warn">
          <p>{noteWords[note]}</p>
        </Notice>
      ))}
      {compared.length > 1 && <CompareTable rows={compared} />}
      <div className={styles.columns}>
        <FilterForm store={store} electricity={data.ranked !== 'gas'} hidden={data.hidden} onApply={apply} />
        <section className={styles.list} aria-labelledby="list-title">
          <header className={styles.listHead}>
            <h2 id="list-title">
              {total === 1 ? '1 resultado' : `${total} resultados`}
              {rows.length < total && <span className={styles.firsts}>, os primeiros {rows.length}</span>}
            </h2>
            <p className={text.small}>
              A ordem segue apenas o custo anual para as tuas respostas; nenhuma comissão entra na conta.
            </p>
          </header>
          {rows.map((row) => (
            <OfferCard
              key={row.id}
              row={row}
              want={want(row)}
              compared={store.isCompared(row.id)}
              full={store.full}
              onCompare={() => {
                store.toggleCompared(row.id)
                shell.navigate(store.address, { replace: true })
              }}
            />
          ))}
          {compared.length > 0 && (
            <p className={styles.compareBar}>
              {compared.length === 1 ? (
                'Escolhe mais uma oferta para comparar.'
              ) : (
                <a href="#lado-a-lado">Ver {compared.length} ofertas lado a lado</a>
              )}
            </p>
          )}
          {rows.length < total && view.shown < 96 && (
            <Button href={resultsAddress({ ...view, shown: view.shown + pageSize })}>
              Mostrar mais ofertas
            </Button>
          )}
        </section>
      </div>
      <section className={styles.sources}>
        <Details summary="O que contámos para a tua casa">
          <ul className={styles.facts}>
            {assumptions.map(({ about, text }) => (
              <li key={about + text}>{text}</li>
            ))}
          </ul>
        </Details>
        <p className={text.small}>
          Preços recolhidos em {formatDatePt(toIsoDate(catalogue.asOf))}. {catalogue.credit} Licença{' '}
          {catalogue.licence}. Confirma sempre o preço com a comercializadora, ou no{' '}
          <a href={ersePage} target="_blank" rel="noopener">
            simulador da ERSE (abre noutro separador)
          </a>
          .
        </p>
      </section>
    </>
  )
})
