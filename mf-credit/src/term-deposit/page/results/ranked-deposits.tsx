import type { ReactNode } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { detailsSlug, journeyAddresses } from 'shared-lib/kit/funnel/journey-addresses'
import { todaySheet } from 'shared-lib/kit/results/today-sheet-id'
import { ActiveFilters } from 'shared-lib/kit/results/ui/active-filters'
import { AssumptionChips } from 'shared-lib/kit/results/ui/assumption-chips'
import { ChooseCompared } from 'shared-lib/kit/results/ui/choose-compared'
import { CompareTable } from 'shared-lib/kit/results/ui/compare-table'
import { FilteredOut } from 'shared-lib/kit/results/ui/empty-results'
import { FilterForm } from 'shared-lib/kit/results/ui/filter-form'
import { type BarWords, OfferBar } from 'shared-lib/kit/results/ui/offer-bar'
import { OfferList } from 'shared-lib/kit/results/ui/offer-list'
import { Columns } from 'shared-lib/kit/results/ui/results-page'
import { Ruler } from 'shared-lib/kit/results/ui/ruler'
import { TodaySheet } from 'shared-lib/kit/results/ui/today-sheet'
import { useOfferList } from 'shared-lib/kit/results/use-offer-list'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { termDepositFunnel } from '../funnel/term-deposit.funnel'
import { offerParameter, termDepositJourney, todayName } from '../funnel/term-deposit.journey'
import { DepositDetails } from './deposit-details'
import { DepositNotes } from './deposit-notes'
import { type DepositView, depositResults } from './deposit-query'
import { type DepositRow, depositOfferWords } from './deposit-row'
import { depositRuler } from './deposit-ruler'
import { percent } from './deposit-words'
import { LeftOut, leftOutSum } from './other-savings'
import type { DepositResultsData } from './results.load'
import { todayRate } from './today.field'

interface RankedDepositsProps extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly data: DepositResultsData
  readonly view: DepositView
  /** The notebook, folded among what explains the list. */
  readonly children: ReactNode
}

const [question] = termDepositFunnel.steps
const { summary } = journeyAddresses(termDepositFunnel)

/** The line of the bars is what prices rise by: what the money has to gain to buy the same. */
const barWords = ({ keepsWorth }: DepositResultsData): BarWords => ({
  own: 'O que ganhas',
  today: keepsWorth,
})

interface ComparedProps {
  readonly rows: readonly DepositRow[]
  readonly view: DepositView
  readonly ageWords: string
  readonly want: (row: { readonly id: string }) => string
}

const ComparedDeposits = ({ rows, view, ageWords, want }: ComparedProps) =>
  rows.length > 1 && (
    <CompareTable
      results={depositResults}
      view={view}
      ageWords={ageWords}
      rows={rows}
      foot={<ChooseCompared rows={rows} words={depositOfferWords} want={want} />}
      moreIsBetter
      amounts={[{ title: 'Ganhas', cents: rows.map(({ main }) => main.cents), total: true }]}
      facts={(rows[0]?.own.facts ?? []).map(([title], line) => ({
        title,
        words: rows.map(({ own }) => own.facts[line]?.[1] ?? ''),
      }))}
    />
  )

/** What an offer gains compared with the others, and its conditions. */
function RowDetails({ row, data }: { readonly row: DepositRow; readonly data: DepositResultsData }) {
  const { rows } = data
  const bars = barWords(data)
  const end = Math.max(bars.today?.cents ?? 0, ...rows.map(({ main }) => main.cents))
  return (
    <>
      <OfferBar cents={row.main.cents} end={end} words={bars} first={row.id === rows[0]?.id} />
      <DepositDetails row={row} />
    </>
  )
}

/** The ruler, offers side by side, the list with its filters, and what explains them, folded. */
export function RankedDeposits({ data, view, location, shell, children }: RankedDepositsProps) {
  const { total } = data
  const list = useOfferList({
    results: depositResults,
    view,
    total,
    vertical: termDepositJourney.name,
    shell,
  })
  const { draft } = list
  const { first, rows, market, month, ageWords } = data
  // Other pages take the answers alone.
  const answers = { ...view, carried: data.carried }
  const edit = depositResults.question(answers, question?.slug ?? '')
  const want = ({ id }: { id: string }) => depositResults.page(answers, summary, { [offerParameter]: id })
  const compared = list.compared([...rows, ...data.compared])
  const open = { bank: data.banks.map((name) => ({ value: name, label: name })) }
  return (
    <>
      <AssumptionChips
        results={depositResults}
        view={view}
        chips={data.chips}
        ways={[{ words: 'Alterar respostas', href: edit }]}
        opens={[{ words: `Hoje: ${percent(data.own.percent)}`, id: todaySheet }]}
        onChange={(changed) => shell.navigate(depositResults.address(changed), { replace: true })}
      />
      <TodaySheet name={todayName} field={todayRate} location={location} shell={shell} />
      {first ? (
        <Ruler
          ruler={depositRuler(first, data, {
            want: want(first),
            ask: depositResults.step(answers, detailsSlug),
          })}
        >
          {data.truths[0] && <p className={layout.small}>{data.truths[0]}</p>}
        </Ruler>
      ) : (
        <FilteredOut advice="Tira um filtro, muda o montante ou escolhe um dia mais tarde." edit={edit}>
          <ActiveFilters results={depositResults} view={view} open={open} />
          <LeftOut data={data} />
        </FilteredOut>
      )}
      <ComparedDeposits rows={compared} view={view} ageWords={ageWords} want={want} />
      <Columns alone={!first}>
        <FilterForm
          results={depositResults}
          view={view}
          draft={draft}
          open={open}
          changes={data.changes}
          hidden={leftOutSum(data.hidden)}
          total={total}
          onChange={list.change}
        />
        {first && (
          <OfferList
            results={depositResults}
            view={view}
            draft={draft}
            open={open}
            rows={rows}
            total={total}
            market={market}
            month={month}
            want={want}
            firstId={first.id}
            words={depositOfferWords}
            note=""
            compared={compared.length}
            onCompare={list.compare}
            details={(row) => <RowDetails row={row} data={data} />}
          />
        )}
      </Columns>
      <DepositNotes data={data}>{children}</DepositNotes>
    </>
  )
}
