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
import { PriceSources } from 'shared-lib/kit/results/ui/price-sources'
import { Columns } from 'shared-lib/kit/results/ui/results-page'
import { Ruler } from 'shared-lib/kit/results/ui/ruler'
import { TodaySheet } from 'shared-lib/kit/results/ui/today-sheet'
import { useOfferList } from 'shared-lib/kit/results/use-offer-list'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { termDepositFunnel } from '../funnel/term-deposit.funnel'
import { offerParameter, termDepositJourney, todayName } from '../funnel/term-deposit.journey'
import { DepositChart } from './deposit-chart'
import { DepositDetails } from './deposit-details'
import { type DepositView, depositResults } from './deposit-query'
import { depositOfferWords } from './deposit-row'
import { depositRuler } from './deposit-ruler'
import { percent } from './deposit-words'
import { LeftOut, leftOutSum, Split, Yardsticks } from './other-savings'
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
  const bars = barWords(data)
  const end = Math.max(bars.today?.cents ?? 0, ...rows.map(({ main }) => main.cents))
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
      {compared.length > 1 && (
        <CompareTable
          results={depositResults}
          view={view}
          ageWords={ageWords}
          rows={compared}
          foot={<ChooseCompared rows={compared} words={depositOfferWords} want={want} />}
          moreIsBetter
          amounts={[{ title: 'Ganhas', cents: compared.map(({ main }) => main.cents), total: true }]}
          facts={(compared[0]?.own.facts ?? []).map(([title], line) => ({
            title,
            words: compared.map(({ own }) => own.facts[line]?.[1] ?? ''),
          }))}
        />
      )}
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
            details={(row) => (
              <>
                <OfferBar cents={row.main.cents} end={end} words={bars} first={row.id === rows[0]?.id} />
                <DepositDetails row={row} />
              </>
            )}
          />
        )}
      </Columns>
      <div>
        <Yardsticks data={data} />
        <Split data={data} />
        {data.growth && (
          <DepositChart
            title="O que ganhas até lá"
            summary="Euros ganhos até cada dia, depois de imposto e custos, e a inflação até lá."
            drawn={data.growth}
            file="deposito-a-prazo"
            why="Juros dos dias reais a dividir por 360, menos o imposto e os custos da conta. Os Certificados de Aforro e a inflação seguem as últimas taxas conhecidas."
            missing="–"
          />
        )}
        {data.exits && (
          <DepositChart
            title="Se levantares antes"
            summary="Juros que recebes, depois de imposto, se levantares tudo nesse dia. Sem linha, o depósito já acabou."
            drawn={data.exits}
            file="levantar-antes"
            why="É o que cada banco paga se levantares nesse dia, pelas condições do depósito, menos o imposto."
            missing="já acabou"
          />
        )}
        {first && <LeftOut data={data} />}
        {children}
        <Details summary="Origem e limites">
          <PriceSources source={data.source}>
            Os juros contam os dias reais sobre 360; cada banco arredonda à sua maneira. Confirma sempre na
            ficha (FIN) do banco.
          </PriceSources>
        </Details>
      </div>
    </>
  )
}
