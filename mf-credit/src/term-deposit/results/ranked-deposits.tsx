import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { ActiveFilters } from 'shared-lib/results/ui/active-filters'
import { CompareTable } from 'shared-lib/results/ui/compare-table'
import { FilteredOut } from 'shared-lib/results/ui/empty-results'
import { FilterForm } from 'shared-lib/results/ui/filter-form'
import { OfferList } from 'shared-lib/results/ui/offer-list'
import { PriceSources } from 'shared-lib/results/ui/price-sources'
import { Columns, Explained } from 'shared-lib/results/ui/results-page'
import { useDraft } from 'shared-lib/results/use-draft'
import { termDepositFunnel } from '../funnel/term-deposit.funnel'
import { offerParameter, termDepositJourney } from '../funnel/term-deposit.journey'
import { LeftOut, leftOutSum, Split, Yardsticks } from './beside-deposits'
import { BestDeposit } from './best-deposit'
import { DepositChart } from './deposit-chart'
import { DepositDetails } from './deposit-details'
import { type DepositView, depositResults } from './deposit-query'
import { depositOfferWords } from './deposit-row'
import type { DepositResultsData } from './results.load'

interface RankedDepositsProps extends Pick<WidgetProps, 'shell'> {
  readonly data: DepositResultsData
  readonly view: DepositView
}

const [question] = termDepositFunnel.steps

/** The best deposit, what stands side by side, the list with its filters, and what explains them. */
export function RankedDeposits({ data, view, shell }: RankedDepositsProps) {
  const [draft, setDraft] = useDraft(view, depositResults.address(view))
  const { first, rows, market, month, ageWords } = data
  const edit = depositResults.question(view, question?.slug ?? '')
  const want = ({ id }: { id: string }) =>
    `${termDepositJourney.summary}?${new URLSearchParams([...view.carried, [offerParameter, id]].map(([name, text]) => [name ?? '', text ?? '']))}`
  const known = [...rows, ...data.compared]
  const compared = draft.compare.flatMap((id) => known.find((row) => row.id === id) ?? [])
  const open = { bank: data.banks.map((name) => ({ value: name, label: name })) }
  const compare = (id: string) => {
    const changed = depositResults.toggledCompared(draft, id)
    setDraft(changed)
    if (changed.compare.length > 1)
      shell.emit('offers-compared', { vertical: termDepositJourney.name, offers: changed.compare.length })
    shell.navigate(depositResults.address(changed), { replace: true })
  }
  return (
    <>
      {first ? (
        <BestDeposit data={data} row={first} view={view} want={want(first)} edit={edit} />
      ) : (
        <FilteredOut advice="Tira um filtro, muda o montante ou escolhe um dia mais tarde." edit={edit}>
          <ActiveFilters results={depositResults} view={view} open={open} />
          <LeftOut data={data} />
        </FilteredOut>
      )}
      {compared.length > 1 && (
        <CompareTable
          results={depositResults}
          {...{ view, ageWords, rows: compared }}
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
          {...{ view, draft, open }}
          changes={data.changes}
          hidden={leftOutSum(data.hidden)}
          onChange={setDraft}
          onApply={() => {
            shell.emit('filter-changed', { vertical: termDepositJourney.name, offers: data.total })
            shell.navigate(depositResults.address(draft))
          }}
        />
        {first && (
          <OfferList
            results={depositResults}
            {...{ view, draft, open, rows, market, month, want }}
            total={data.total}
            firstId={first.id}
            words={depositOfferWords}
            note=""
            compared={compared.length}
            onCompare={compare}
            details={(row) => <DepositDetails row={row} />}
          />
        )}
      </Columns>
      <Explained>
        <Yardsticks data={data} />
        <Split data={data} />
        {data.growth && (
          <DepositChart
            title="O que ganhas até lá"
            summary="Euros ganhos até cada dia, depois de imposto e custos, e o que precisavas de ganhar para comprares o mesmo."
            drawn={data.growth}
            file="deposito-a-prazo"
            missing="–"
          />
        )}
        {data.exits && (
          <DepositChart
            title="Se levantares antes"
            summary="Juros que recebes, depois de imposto, se levantares tudo nesse dia. Sem linha, o depósito já acabou."
            drawn={data.exits}
            file="levantar-antes"
            missing="já acabou"
          />
        )}
        {first && <LeftOut data={data} />}
      </Explained>
      <PriceSources source={data.source}>
        Os juros contam os dias reais sobre 360; cada banco arredonda à sua maneira. Confirma sempre na ficha
        (FIN) do banco.
      </PriceSources>
    </>
  )
}
