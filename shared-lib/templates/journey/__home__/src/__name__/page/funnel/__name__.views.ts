import { tileControls } from 'shared-lib/kit/form/ui/choice-field'
import { FormField } from 'shared-lib/kit/form/ui/form-field'
import { lazyViews } from 'shared-lib/kit/funnel/lazy-views'

/** How the questions are drawn. A question brings a view where its fields alone are not enough. */
export const __camel__Views = lazyViews({ Draw: FormField, controls: tileControls })
