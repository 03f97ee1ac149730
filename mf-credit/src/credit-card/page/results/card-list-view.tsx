import type { WidgetShell } from 'shared-lib/contract/define-widget'
import { detailsSlug } from 'shared-lib/kit/funnel/journey-addresses'
import type { Carried } from 'shared-lib/kit/results/results-view'
import { ChooseCompared } from 'shared-lib/kit/results/ui/choose-compared'
import { CompareTable } from 'shared-lib/kit/results/ui/compare-table'
import { CreditRate } from 'shared-lib/kit/results/ui/credit-rate'
import { FilterForm, hiddenWords } from 'shared-lib/kit/results/ui/filter-form'
import { OfferList } from 'shared-lib/kit/results/ui/offer-list'
import { PriceAge } from 'shared-lib/kit/results/ui/price-age'
import { PriceSources } from 'shared-lib/kit/results/ui/price-sources'
import { Columns } from 'shared-lib/kit/results/ui/results-page'
import { useOfferList } from 'shared-lib/kit/results/use-offer-list'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { cardParameter, creditCardJourney } from '../funnel/credit-card.journey'
import type { CardList } from './card-list'
import { cardResults, networkNames } from './card-query'
import { type CardRow, cardMarket, cardRow, cardWords } from './card-row'

export interface CardListViewProps {
  readonly list: CardList
  /** Of the address, and the answers in it. */
  readonly query: string
  readonly carried: Carried
  /** The answers, and what else the page keeps in its address. */
  readonly beside: Carried
  /** The visitor has answered how the card is used. */
  readonly isAnswered: boolean
  readonly shell: Pick<WidgetShell, 'navigate' | 'emit'>
}

const notStated = 'Não indicado'

const facts = (rows: readonly CardRow[]) => {
  const line = (title: string, text: (row: CardRow) => string | 0 | undefined) => ({
    title,
    words: rows.map((row) => text(row) || notStated),
  })
  return [
    line('Rede', ({ own }) => own.offer.network && networkNames[own.offer.network]),
    line('Dias sem juros', ({ own }) => own.offer.interestFreeDays && `até ${own.offer.interestFreeDays}`),
    line('Pagamento mínimo', ({ own }) => own.offer.minimumPayment),
    line('Vantagens', ({ own }) => own.offer.benefit),
    line('Condição da anuidade', ({ own }) => own.offer.feeCondition),
  ]
}

const aboveWords = (count: number) =>
  `Acima do máximo legal: ${count === 1 ? '1 cartão' : `${count} cartões`}`

/** Conditions of a card, next to its rate. */
const Conditions = ({ own: { offer }, parts }: CardRow) => (
  <>
    <ul className={layout.list}>
      {parts.flatMap(({ key, title, cents: amount }) =>
        amount === 0 ? [] : [<li key={key}>{`${title}: ${formatBriefEuro(cents(amount))}`}</li>],
      )}
      <li>Pagamento mínimo: {offer.minimumPayment ?? 'não indicado'}</li>
      <li>
        Limite:{' '}
        {offer.creditLimitEur === undefined
          ? 'não indicado'
          : formatBriefEuro(roundHalfUpToCent(offer.creditLimitEur))}
      </li>
    </ul>
    {(offer.fin ?? offer.page) && (
      <p>
        <a href={offer.fin ?? offer.page} target="_blank" rel="noopener">
          {offer.fin ? 'Ficha de informação (FIN)' : 'Página do cartão'} (abre noutro separador)
        </a>
      </p>
    )}
  </>
)

/** The published cards, from the cheapest for this use on, with the rate of each as the law requires. */
export function CardListView({ list, query, carried, beside, isAnswered, shell }: CardListViewProps) {
  const view = cardResults.read(query, beside)
  const { month, open, unused, chosen, total } = list
  const state = useOfferList({ results: cardResults, view, total, vertical: creditCardJourney.name, shell })
  const { draft } = state
  const rows = list.rows.map(cardRow)
  const above = list.aboveCeiling.map(cardRow)
  const compared = state.compared([...rows, ...list.compared.map(cardRow)])
  // A visitor who has not answered yet goes to the questions first.
  const want = ({ id }: { readonly id: string }) =>
    isAnswered ? cardResults.step({ ...view, carried }, detailsSlug, { [cardParameter]: id }) : '#ask'
  const about = (row: CardRow) => <CreditRate {...row.own.rate} />
  return (
    <div className={layout.stack}>
      {list.market && <p data-not-offered="">{list.market}</p>}
      <PriceAge words={list.ageWords} />
      {list.isUnknown && (
        <Notice tone="warn">
          <p>Já não temos esse cartão. Vê os que estão nesta lista.</p>
        </Notice>
      )}
      {chosen && (
        <Notice tone="info" title={`${chosen.offer.provider}: ${chosen.offer.name}`}>
          <p>
            {isAnswered ? 'Como usas o cartão, ' : 'Pago sempre a tempo, '}um ano{' '}
            {chosen.place === undefined ? 'custava' : 'custa'} {formatBriefEuro(cents(chosen.year.cost))}.
          </p>
          <CreditRate {...chosen.rate} />
        </Notice>
      )}
      {compared.length > 1 && (
        <CompareTable
          results={cardResults}
          view={view}
          rows={compared}
          ageWords={list.ageWords}
          foot={<ChooseCompared rows={compared} words={cardWords} want={want} />}
          amounts={[
            { title: 'Custo do ano', cents: compared.map(({ main }) => main.cents), total: true },
            { title: 'Anuidade', cents: compared.map(({ own }) => own.year.annualFee) },
          ]}
          facts={facts(compared)}
        />
      )}
      <Columns alone={false}>
        <FilterForm
          results={cardResults}
          view={view}
          draft={draft}
          open={open}
          unused={unused}
          changes={{}}
          hidden={hiddenWords(list.hidden)}
          total={total}
          onChange={state.change}
        />
        <OfferList
          results={cardResults}
          view={view}
          draft={draft}
          open={open}
          rows={rows}
          total={total}
          month={month}
          want={want}
          past={{ title: aboveWords(above.length), rows: above }}
          firstId={list.firstId}
          market={cardMarket(list)}
          words={cardWords}
          note={isAnswered ? '' : ' Enquanto não dizes como usas o cartão, o custo é só a anuidade.'}
          compared={compared.length}
          onCompare={state.compare}
          about={about}
          details={Conditions}
        />
      </Columns>
      <PriceSources source={list}>
        Confirma sempre as condições na ficha de informação (FIN) do banco antes de assinares.
      </PriceSources>
    </div>
  )
}
