import { tileControls } from 'shared-lib/form/ui/choice-field'
import { dateControls } from 'shared-lib/form/ui/date-controls'
import { PlainField } from 'shared-lib/form/ui/plain-field'
import { lazyViews } from 'shared-lib/funnel/lazy-views'

/** How the one page is drawn. */
export const termDepositViews = lazyViews({
  Draw: PlainField,
  controls: { ...tileControls, ...dateControls },
})
