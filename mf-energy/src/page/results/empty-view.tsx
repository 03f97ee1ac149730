import { Clock } from 'shared-lib/kit/icons'
import type { OpenAnswers } from 'shared-lib/kit/results/results-view'
import { ActiveFilters } from 'shared-lib/kit/results/ui/active-filters'
import { EmptyResults, FilteredOut } from 'shared-lib/kit/results/ui/empty-results'
import { Button } from 'shared-lib/kit/ui/button/button'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import { maxSimpleKva } from '../../data/parameters/contracted-power'
import type { ResultsData } from './results.load'
import { energyResults, type ResultsQuery } from './results-query'

interface EmptyViewProps {
  readonly data: ResultsData
  readonly view: ResultsQuery
  readonly open: OpenAnswers
  readonly edit: string
}

/** No row: because a figure is missing that cannot be assumed, or because of the filters. */
export const EmptyView = ({ data, view, open, edit }: EmptyViewProps) => {
  const active = <ActiveFilters results={energyResults} view={view} open={open} />
  return data.notes.includes('tri-needs-split') ? (
    <EmptyResults
      icon={<Clock size={28} aria-hidden="true" />}
      title="Indica quanto gastas em cada período"
      ways={
        <>
          <Button kind="main" href={energyResults.question(view, 'fatura-eletricidade')}>
            Indicar os kWh da fatura
          </Button>
          <Button kind="quiet" href={edit}>
            Alterar respostas
          </Button>
        </>
      }
      after={active}
    >
      <p>
        As tarifas tri-horárias
        {data.home.kva > maxSimpleKva && `, as únicas acima de ${formatNumber(maxSimpleKva)} kVA,`} têm preços
        de ponta, cheias e vazio. Cada casa divide o consumo à sua maneira: o teu está na fatura, em kWh.
      </p>
    </EmptyResults>
  ) : (
    <FilteredOut advice="Tira um filtro, ou muda o horário, e atualiza a lista." edit={edit}>
      {active}
    </FilteredOut>
  )
}
