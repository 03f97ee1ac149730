import { tileControls } from 'shared-lib/form/ui/choice-field'
import { dateControls } from 'shared-lib/form/ui/date-controls'
import { FormField } from 'shared-lib/form/ui/form-field'
import { lazyViews } from 'shared-lib/funnel/lazy-views'

/** How the one page is drawn. */
export const termDepositViews = lazyViews({
  Draw: FormField,
  controls: { ...tileControls, ...dateControls },
})
