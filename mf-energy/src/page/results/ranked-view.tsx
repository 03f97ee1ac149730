import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { detailsSlug } from 'shared-lib/kit/funnel/journey-addresses'
import { AssumptionChips } from 'shared-lib/kit/results/ui/assumption-chips'
import { ChooseCompared } from 'shared-lib/kit/results/ui/choose-compared'
import { CompareTable } from 'shared-lib/kit/results/ui/compare-table'
import { FilterForm, hiddenWords } from 'shared-lib/kit/results/ui/filter-form'
import { OfferBar } from 'shared-lib/kit/results/ui/offer-bar'
import { OfferList } from 'shared-lib/kit/results/ui/offer-list'
import { PriceSources } from 'shared-lib/kit/results/ui/price-sources'
import { Columns } from 'shared-lib/kit/results/ui/results-page'
import { Ruler } from 'shared-lib/kit/results/ui/ruler'
import { useOfferList } from 'shared-lib/kit/results/use-offer-list'
import { Details } from 'shared-lib/kit/ui/details/details'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import type { ResultRow } from '../../rules/vocabulary'
import { energyAddresses, offerParameter } from '../funnel/energy.journey'
import { Assumptions } from './assumptions'
import { BillView } from './bill-view'
import { CheapestStrip } from './cheapest-strip'
import { factLines } from './compare-lines'
import { Consumption, consumptionChip, consumptionId } from './consumption'
import { EmptyView } from './empty-view'
import { energyRow, energyWords, namedByElectricity, rankedMarket } from './energy-row'
import { energyRuler, paidSheetId } from './energy-ruler'
import { barWords, limitWords, listNote, pairOnlyWords } from './list-words'
import { OfferSupplies } from './offer-supplies'
import { PaidSheet, todayChip } from './paid-sheet'
import type { ResultsData } from './results.load'
import { energyResults, type ResultsQuery } from './results-query'

/** Where prices can be checked. */
const ErseLink = () => (
  <a href="https://simuladorprecos.erse.pt/" target="_blank" rel="noopener">
    simulador da ERSE (abre noutro separador)
  </a>
)

interface RankedViewProps extends Pick<WidgetProps, 'shell'> {
  readonly data: ResultsData
  readonly view: ResultsQuery
  /** Address of the answers. */
  readonly edit: string
}

/** The first offer, the comparison side by side, the list with its filters, and the explanations. */
export function RankedView({ data, view, edit, shell }: RankedViewProps) {
  const { total, ageWords, month } = data
  const list = useOfferList({ results: energyResults, view, total, vertical: energyAddresses.name, shell })
  const { draft } = list
  const bars = barWords(data)
  const end = Math.max(bars.today?.cents ?? 0, ...data.rows.map(({ yearlyCents }) => yearlyCents))
  const follow = (address: string) => shell.navigate(address, { replace: true })
  const use = consumptionChip(data, view)
  const opens = [
    { words: todayChip(data), id: paidSheetId },
    ...(use === undefined ? [] : [{ words: use, id: consumptionId }]),
  ]
  const rowOf = (row: ResultRow) => energyRow(row, data)
  const first = data.first && rowOf(data.first)
  const rows = data.rows.map(rowOf)
  const historic = data.first?.standing === 'historic'
  const want = ({ id }: { id: string }) => energyResults.step(view, detailsSlug, { [offerParameter]: id })
  const compared = list.compared([...rows, ...data.compared.map(rowOf)])
  const open = { provider: data.providers.map(({ code, name }) => ({ value: code, label: name })) }
  return (
    <>
      <AssumptionChips
        results={energyResults}
        view={view}
        chips={data.chips}
        ways={data.ways}
        opens={opens}
        onChange={(changed) => follow(energyResults.address(changed))}
      />
      {use !== undefined && <Consumption data={data} view={view} follow={follow} />}
      <PaidSheet key={`${data.paid?.total} ${data.paid?.days}`} data={data} view={view} follow={follow} />
      {first ? (
        <Ruler
          ruler={energyRuler(first, data, { want: want(first), ask: energyResults.step(view, detailsSlug) })}
        />
      ) : (
        <EmptyView data={data} view={view} open={open} edit={edit} />
      )}
      {data.notices.map((words) => (
        <Notice key={words} tone="warn">
          <p>{words}</p>
        </Notice>
      ))}
      {compared.length > 1 && (
        <CompareTable
          results={energyResults}
          view={view}
          rows={compared}
          ageWords={ageWords}
          amounts={[
            { title: 'Por ano', cents: compared.map(({ own }) => own.yearlyCents), total: true },
            { title: 'Por mês', cents: compared.map(({ own }) => own.monthlyCents) },
          ]}
          foot={<ChooseCompared rows={compared} words={energyWords} want={want} />}
          facts={factLines(
            compared.map(({ own }) => own),
            month,
          )}
        />
      )}
      <Columns alone={!first}>
        <FilterForm
          results={energyResults}
          view={view}
          draft={draft}
          open={open}
          unused={data.ranked === 'gas' ? ['timeOption', 'cycle'] : []}
          changes={data.changes}
          hidden={hiddenWords(data.hidden - data.pairOnly) + pairOnlyWords(data.pairOnly)}
          total={total}
          onChange={list.change}
        />
        {first && (
          <OfferList
            results={energyResults}
            view={view}
            draft={draft}
            open={open}
            total={total}
            month={month}
            want={want}
            rows={rows.map(namedByElectricity)}
            firstId={first.id}
            market={rankedMarket(data)}
            words={energyWords}
            note={listNote(data)}
            compared={compared.length}
            onCompare={list.compare}
            details={({ own }) => (
              <>
                {own.equalCents !== undefined && (
                  <OfferBar
                    cents={own.yearlyCents}
                    equalCents={own.equalCents}
                    end={end}
                    words={bars}
                    first={own === data.rows[0]}
                  />
                )}
                <OfferSupplies row={own} />
                <BillView row={own} home={data.home} explained={own === data.rows[0]} />
              </>
            )}
          />
        )}
      </Columns>
      <div>
        {first && (
          <Details summary={`A mais barata para cada consumo${historic ? `, em ${month}` : ''}`}>
            <CheapestStrip cheapest={data.cheapest} month={historic ? month : undefined} />
          </Details>
        )}
        <Details summary="O que contámos para a tua casa">
          <Assumptions home={data.home} places={data.places} view={view} edit={edit} />
        </Details>
        <Details summary="Origem e limites">
          <PriceSources source={data.catalogue}>
            Numa promoção, a conta do ano junta os meses dela e os do preço que se segue. Confirma sempre o
            preço com a comercializadora, ou no <ErseLink />. {limitWords(data)}
          </PriceSources>
        </Details>
      </div>
    </>
  )
}
