import { tileControls } from 'shared-lib/kit/form/ui/choice-field'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import { PlainField } from 'shared-lib/kit/form/ui/plain-field'
import { lazyViews } from 'shared-lib/kit/funnel/lazy-views'

/** How the one page is drawn. */
export const termDepositViews = lazyViews({
  Draw: PlainField,
  controls: { ...tileControls, ...dateControls },
})
