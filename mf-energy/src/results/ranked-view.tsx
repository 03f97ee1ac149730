import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useState } from 'react'
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
import { OffersStore } from './offers.store'
import type { ResultsData } from './results.load'
import { type ResultsQuery, resultsAddress, stepWith } from './results-query'
import styles from './results-screen.module.css'
import { Sources } from './sources'
import { Winner } from './winner'

interface RankedViewProps extends Pick<WidgetProps, 'shell'> {
  readonly data: ResultsData
  readonly view: ResultsQuery
  /** Address of the answers. */
  readonly edit: string
}

export const RankedView = observer(({ data, view, edit, shell }: RankedViewProps) => {
  const [store] = useState(() => new OffersStore(view))
  const address = resultsAddress(view)
  // With the page, not after it is painted: a press in between would be taken back by the answer to the press before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `view` is read anew from the address on every render
  useLayoutEffect(() => store.adopt(view), [address, store])
  const { rows, first, total } = data
  const historic = first?.standing === 'historic'
  useTellOnce(total, () => shell.emit('results-shown', { vertical: energyAddresses.name, offers: total }))
  const want = (row: ResultRow) => stepWith(view, detailsSlug, { [offerParameter]: row.id })
  const known = [...rows, ...data.compared]
  const compared = store.query.compare.flatMap((id) => known.find((row) => row.id === id) ?? [])
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
        <FilterForm store={store} data={data} view={view} onApply={() => shell.navigate(store.address)} />
        {first && <OfferList {...{ data, view, store, want, shell }} compared={compared.length} />}
      </div>
      <div className={styles.why}>
        {first && <CheapestStrip cheapest={data.cheapest} month={historic ? data.month : undefined} />}
        <Assumptions home={data.home} places={data.places} view={view} />
      </div>
      <Sources catalogue={data.catalogue} />
    </>
  )
})
