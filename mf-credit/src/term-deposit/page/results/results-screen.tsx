import { useMemo } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { NotebookTile } from 'shared-lib/kit/notebook/ui/notebook-tile'
import { ResultsPage } from 'shared-lib/kit/results/ui/results-page'
import { cents } from 'shared-lib/rules/money/cents'
import { depositNotebookFor } from '../../rules/term-deposit.notebook'
import { termDepositJourney } from '../funnel/term-deposit.journey'
import { type DepositView, depositResults } from './deposit-query'
import { RankedDeposits } from './ranked-deposits'
import type { DepositResultsData } from './results.load'

type ResultsScreenProps = Pick<WidgetProps, 'location' | 'shell' | 'today'> & {
  readonly data: DepositResultsData
}

/** The list as its address describes it, without compared deposits that are not listed. */
function viewOf(query: string, data: DepositResultsData): DepositView {
  const view = depositResults.read(query, data.beside.list)
  const listed = new Set([...data.rows, ...data.compared].map(({ id }) => id))
  return { ...view, compare: view.compare.filter((id) => listed.has(id)) }
}

/** `/depositos-a-prazo/resultados`: deposits by the euros they leave, and the visitor's own proposals. */
export function ResultsScreen({ data, location, shell, today }: ResultsScreenProps) {
  const view = viewOf(location?.query ?? '', data)
  const notebook = useMemo(
    () => depositNotebookFor(cents(data.amountCents), data.tax),
    [data.amountCents, data.tax],
  )
  const { name } = termDepositJourney
  return (
    <ResultsPage printed={`${shell.company.name}: depósitos a prazo a ${data.made}, ${data.ageWords}`}>
      <RankedDeposits data={data} view={view} location={location} shell={shell}>
        <NotebookTile
          summary="O teu banco fez-te uma proposta?"
          notebook={notebook}
          purpose="Escreve os valores da tua proposta: contamos quanto ganhas num ano com o teu montante."
          location={location}
          carried={data.beside.notebook}
          today={today}
          onAdded={(proposals) => shell.emit('proposal-added', { vertical: name, proposals })}
        />
      </RankedDeposits>
    </ResultsPage>
  )
}
