import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { detailsSlug } from 'shared-lib/funnel/journey-addresses'
import { useTellOnce } from 'shared-lib/funnel/use-tell-once'
import { Notice } from 'shared-lib/ui/notice/notice'
import type { ResultRow } from '../domain/results'
import { energyAddresses, offerParameter } from '../funnel/energy.addresses'
import { Assumptions } from './assumptions'
import { CheapestStrip } from './cheapest-strip'
import { CompareTable } from './compare-table'
import { EmptyView } from './empty-view'
import { FilterForm } from './filter-form'
import { HistoricView } from './historic-view'
import { OfferList } from './offer-list'
import type { ResultsData } from './results.load'
import { type ResultsQuery, resultsAddress, stepWith, toggledCompared } from './results-query'
import styles from './results-screen.module.css'
import { Sources } from './sources'
import { useDraft } from './use-draft'
import { Winner } from './winner'

interface RankedViewProps extends Pick<WidgetProps, 'shell'> {
  readonly data: ResultsData
  readonly view: ResultsQuery
  /** Address of the answers. */
  readonly edit: string
}

export function RankedView({ data, view, edit, shell }: RankedViewProps) {
  const [draft, setDraft] = useDraft(view)
  const { rows, first, total } = data
  const historic = first?.standing === 'historic'
  useTellOnce(total, () => shell.emit('results-shown', { vertical: energyAddresses.name, offers: total }))
  const want = (row: ResultRow) => stepWith(view, detailsSlug, { [offerParameter]: row.id })
  const known = [...rows, ...data.compared]
  const compared = draft.compare.flatMap((id) => known.find((row) => row.id === id) ?? [])
  const compare = (id: string) => {
    const changed = toggledCompared(draft, id)
    setDraft(changed)
    shell.navigate(resultsAddress(changed), { replace: true })
  }
  return (
    <>
      {first && historic ? (
        <HistoricView row={first} data={data} view={view} edit={edit} />
      ) : first ? (
        <Winner row={first} data={data} view={view} want={want(first)} edit={edit} />
      ) : (
        <EmptyView data={data} view={view} edit={edit} />
      )}
      {data.notices.map((words) => (
        <Notice key={words} tone="warn">
          <p>{words}</p>
        </Notice>
      ))}
      {compared.length > 1 && (
        <CompareTable rows={compared} view={view} ageWords={data.ageWords} month={data.month} />
      )}
      <div className={styles.columns} data-alone={first ? undefined : ''}>
        <FilterForm
          draft={draft}
          data={data}
          view={view}
          onChange={setDraft}
          onApply={() => shell.navigate(resultsAddress(draft))}
        />
        {first && (
          <OfferList {...{ data, view, draft, want }} compared={compared.length} onCompare={compare} />
        )}
      </div>
      <div className={styles.why}>
        {first && <CheapestStrip cheapest={data.cheapest} month={historic ? data.month : undefined} />}
        <Assumptions home={data.home} places={data.places} view={view} />
      </div>
      <Sources catalogue={data.catalogue} />
    </>
  )
}
