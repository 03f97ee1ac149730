import { useEffect, useRef } from 'react'
import type { WidgetShell } from '../../contract/define-widget'
import { useSendOnce } from '../funnel/use-send-once'
import type { ResultsKit, ResultsView } from './results-view'
import { useDraft } from './use-draft'
import { useOneAtATime } from './use-one-at-a-time'

interface OfferListState<View extends ResultsView> {
  readonly results: ResultsKit<View>
  /** The page as its address describes it, without offers to compare that it does not list. */
  readonly view: View
  /** How many offers it lists; undefined where there is no list. */
  readonly total: number | undefined
  /** Name of the flow, for the events. */
  readonly vertical: string
  readonly shell: Pick<WidgetShell, 'emit' | 'navigate'>
}

/** State of a list of offers: settings that are not requested yet, the comparison side by side, and the events about both. */
export function useOfferList<View extends ResultsView>(state: OfferListState<View>) {
  const { results, view, total, vertical, shell } = state
  const [draft, setDraft] = useDraft(view, results.address(view))
  const tell = (name: 'results-shown' | 'filter-changed' | 'offers-compared', offers = 0) =>
    shell.emit(name, { vertical, offers })
  useSendOnce(total, () => tell('results-shown', total))
  // Another order or filter, however the visitor came by it: the form, a link that takes one away, the way back.
  const asked = JSON.stringify([view.sort, view.chosen, view.boxes])
  const reported = useRef(asked)
  useEffect(() => {
    if (reported.current === asked) return
    reported.current = asked
    tell('filter-changed', total)
  })
  // Replaces the address: the back button leaves the list instead of undoing its last filter.
  const go = (next: string) => shell.navigate(next, { replace: true })
  const oneAtATime = useOneAtATime(results.address(view), go)
  function ask(changed: View, by: (next: string) => void) {
    const next = results.address(changed)
    setDraft(changed, [next])
    by(next)
  }
  return {
    draft,
    /** Sets it and asks for it. */
    change: (changed: View) => ask(changed, oneAtATime),
    compare(id: string) {
      const changed = results.toggledCompared(draft, id)
      if (changed.compare.length > 1) tell('offers-compared', changed.compare.length)
      ask(changed, go)
    },
    /** Those of the known offers that are side by side, in the order they were picked. */
    compared: <Row extends { readonly id: string }>(known: readonly Row[]): readonly Row[] =>
      draft.compare.flatMap((id) => known.find((row) => row.id === id) ?? []),
  }
}
