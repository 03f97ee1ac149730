import type { WidgetShell } from 'shared-lib/contract/define-widget'
import { CarriedInputs } from 'shared-lib/kit/form/ui/carried-inputs'
import { detailsSlug } from 'shared-lib/kit/funnel/journey-addresses'
import { filterFormId } from 'shared-lib/kit/results/filter-form-id'
import type { Carried } from 'shared-lib/kit/results/results-view'
import { CompareTable } from 'shared-lib/kit/results/ui/compare-table'
import { CreditRate } from 'shared-lib/kit/results/ui/credit-rate'
import { OfferList as KitList } from 'shared-lib/kit/results/ui/offer-list'
import { PriceAge } from 'shared-lib/kit/results/ui/price-age'
import { useOfferList } from 'shared-lib/kit/results/use-offer-list'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { yearsText } from 'shared-lib/rules/dates/time-words'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatColumnEuro } from 'shared-lib/rules/money/euro'
import { priceAgeWords, priceMonth } from 'shared-lib/rules/offers/price-age-words'
import { homeLoanFunnel } from '../funnel/home-loan.funnel'
import { offerParameter } from '../funnel/home-loan.journey'
import type { HomeLoanFound } from './home-loan.load'
import { homeLoanResults } from './home-loan-query'
import { moreOf, type OfferRow, offerRow, offerWords, rateOf } from './offer-row'
import { kinds } from './words'

interface OfferListProps {
  readonly data: HomeLoanFound
  readonly query: string
  readonly carried: Carried
  /** The answers and the notebook. */
  readonly kept: Carried
  readonly shell: WidgetShell
}

const notStated = 'Não indicado'

const factsOf = (rows: readonly OfferRow[]) => {
  const line = (title: string, text: (row: OfferRow) => string | undefined) => ({
    title,
    words: rows.map((row) => text(row) ?? notStated),
  })
  return [
    line('Taxa', ({ own: { offer } }) => kinds[offer.rateType]),
    line('Prestação', ({ own: { result } }) => formatColumnEuro(result.instalment)),
    line('Depois da taxa fixa', ({ own: { result } }) =>
      result.later ? formatBriefEuro(result.later.instalment) : 'igual',
    ),
    line('MTIC', ({ own: { result } }) => formatColumnEuro(result.mtic)),
    line('Produtos exigidos', ({ own: { offer } }) => offer.products),
  ]
}

/** How an offer is calculated, with the bank's own page. */
const Details = ({ parts, own: { offer, result } }: OfferRow) => (
  <>
    <ul className={layout.list}>
      {parts.flatMap(({ key, title, cents: amount }) =>
        amount === 0 ? [] : [<li key={key}>{`${title}: ${formatBriefEuro(cents(amount))}`}</li>],
      )}
      {result.later && (
        <li>
          Depois de {yearsText(offer.fixedYears ?? 0)}: {formatBriefEuro(result.later.instalment)} por mês
        </li>
      )}
    </ul>
    {offer.products && <p className={layout.small}>Produtos exigidos: {offer.products}.</p>}
    <p>
      <a href={offer.page} target="_blank" rel="noopener">
        Página da oferta (abre noutro separador)
      </a>
    </p>
  </>
)

/** Offers that editors keep, each with its bank, day and example, in the order that was asked for. */
export function OfferList({ data, query, carried, kept, shell }: OfferListProps) {
  const { compared: loan, offers } = data
  const { amount, months } = loan
  const rows = offers.map((one) => offerRow(one, loan))
  const read = homeLoanResults.read(query, kept)
  const view = { ...read, compare: read.compare.filter((id) => rows.some((row) => row.id === id)) }
  const list = useOfferList({
    results: homeLoanResults,
    view,
    total: undefined,
    shell,
    vertical: homeLoanFunnel.name,
  })
  const side = list.compared(rows)
  const first = rows.find(({ place }) => place === 1)
  const [newest] = offers
  if (!newest) return null
  const ageWords = priceAgeWords(newest.age, loan.on)
  return (
    <section className={layout.part} aria-labelledby="ofertas">
      <h2 id="ofertas">Ofertas de bancos</h2>
      <p className={layout.small}>Só estão aqui os bancos de que temos preço com data: há mais no mercado.</p>
      {side.length > 1 && (
        <CompareTable
          results={homeLoanResults}
          view={view}
          ageWords={ageWords}
          rows={side}
          amounts={[
            {
              title: loan.orderBy === 'monthlyRepayment' ? 'Pagamento no 1.º mês' : 'Custo',
              cents: side.map(({ main }) => main.cents),
              total: true,
            },
          ]}
          facts={factsOf(side)}
        />
      )}
      <form id={filterFormId} method="get" action={homeLoanFunnel.done}>
        <CarriedInputs entries={kept} />
        <noscript>
          <Button type="submit">Pôr as escolhidas lado a lado</Button>
        </noscript>
      </form>
      <KitList
        results={homeLoanResults}
        view={view}
        draft={list.draft}
        open={{}}
        rows={rows}
        total={rows.length}
        firstId={rows[0]?.id}
        market={{ placed: rows.filter(({ place }) => place !== undefined).length, first }}
        month={priceMonth(newest.age, loan.on)}
        words={offerWords}
        note=""
        compared={side.length}
        want={({ id }) => homeLoanResults.step({ ...view, carried }, detailsSlug, { [offerParameter]: id })}
        onCompare={list.compare}
        about={({ own }) => (
          <>
            <CreditRate
              taeg={own.result.taeg}
              tan={rateOf(own, loan)}
              tanKind={kinds[own.offer.rateType]}
              example={{
                amount,
                months,
                instalment: own.result.later ? undefined : own.result.instalment,
                mtic: own.result.mtic,
                more: moreOf(own),
              }}
            />
            <PriceAge words={priceAgeWords(own.age, loan.on)} />
          </>
        )}
        details={Details}
      />
    </section>
  )
}
