import { tileControls } from 'shared-lib/form/ui/choice-field'
import { dayControls } from 'shared-lib/form/ui/day-controls'
import { PlainField } from 'shared-lib/form/ui/plain-field'
import { lazyViews } from 'shared-lib/funnel/lazy-views'

/** How the one page is drawn. */
export const termDepositViews = lazyViews({
  Draw: PlainField,
  controls: { ...tileControls, ...dayControls },
})
