import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { detailsSlug } from 'shared-lib/kit/funnel/journey-addresses'
import { AssumptionChips } from 'shared-lib/kit/results/ui/assumption-chips'
import { ChooseCompared } from 'shared-lib/kit/results/ui/choose-compared'
import { CompareTable } from 'shared-lib/kit/results/ui/compare-table'
import { FilterForm, hiddenWords } from 'shared-lib/kit/results/ui/filter-form'
import { OfferBar } from 'shared-lib/kit/results/ui/offer-bar'
import { OfferList } from 'shared-lib/kit/results/ui/offer-list'
import { Columns } from 'shared-lib/kit/results/ui/results-page'
import { Ruler } from 'shared-lib/kit/results/ui/ruler'
import { useOfferList } from 'shared-lib/kit/results/use-offer-list'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import type { ResultRow } from '../../rules/vocabulary'
import { energyAddresses, offerParameter } from '../funnel/energy.journey'
import { BillView } from './bill-view'
import { factLines } from './compare-lines'
import { Consumption, consumptionChip, consumptionId } from './consumption'
import { EmptyView } from './empty-view'
import { type EnergyRow, energyRow, energyWords, namedByElectricity, rankedMarket } from './energy-row'
import { energyRuler, paidSheetId } from './energy-ruler'
import { ListNotes } from './list-notes'
import { barWords, listNote, pairOnlyWords } from './list-words'
import { OfferSupplies } from './offer-supplies'
import { PaidSheet, todayChip } from './paid-sheet'
import type { ResultsData } from './results.load'
import { energyResults, type ResultsQuery } from './results-query'

interface RankedViewProps extends Pick<WidgetProps, 'shell'> {
  readonly data: ResultsData
  readonly view: ResultsQuery
  /** Address of the answers. */
  readonly edit: string
}

interface ComparedProps extends Pick<RankedViewProps, 'data' | 'view'> {
  readonly rows: readonly EnergyRow[]
  readonly want: (row: { readonly id: string }) => string
}

const ComparedOffers = ({ rows, data, view, want }: ComparedProps) =>
  rows.length > 1 && (
    <CompareTable
      results={energyResults}
      view={view}
      rows={rows}
      ageWords={data.ageWords}
      amounts={[
        { title: 'Por ano', cents: rows.map(({ own }) => own.yearlyCents), total: true },
        { title: 'Por mês', cents: rows.map(({ own }) => own.monthlyCents) },
      ]}
      foot={<ChooseCompared rows={rows} words={energyWords} want={want} />}
      facts={factLines(
        rows.map(({ own }) => own),
        data.month,
      )}
    />
  )

/** What an offer costs compared with the others, its prices and its bill. */
function OfferDetails({ row, data }: { readonly row: ResultRow; readonly data: ResultsData }) {
  const bars = barWords(data)
  const first = row === data.rows[0]
  return (
    <>
      {row.equalCents !== undefined && (
        <OfferBar
          cents={row.yearlyCents}
          equalCents={row.equalCents}
          end={Math.max(bars.today?.cents ?? 0, ...data.rows.map(({ yearlyCents }) => yearlyCents))}
          words={bars}
          first={first}
        />
      )}
      <OfferSupplies row={row} />
      <BillView row={row} home={data.home} explained={first} />
    </>
  )
}

/** The first offer, the comparison side by side, the list with its filters, and the explanations. */
export function RankedView({ data, view, edit, shell }: RankedViewProps) {
  const { total, month } = data
  const list = useOfferList({ results: energyResults, view, total, vertical: energyAddresses.name, shell })
  const { draft } = list
  const follow = (address: string) => shell.navigate(address, { replace: true })
  const use = consumptionChip(data, view)
  const opens = [
    { words: todayChip(data), id: paidSheetId },
    ...(use === undefined ? [] : [{ words: use, id: consumptionId }]),
  ]
  const rowOf = (row: ResultRow) => energyRow(row, data)
  const first = data.first && rowOf(data.first)
  const rows = data.rows.map(rowOf)
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
      <ComparedOffers rows={compared} data={data} view={view} want={want} />
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
            details={({ own }) => <OfferDetails row={own} data={data} />}
          />
        )}
      </Columns>
      <ListNotes data={data} view={view} edit={edit} />
    </>
  )
}
