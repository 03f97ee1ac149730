import { ChoiceField } from 'shared-lib/form/ui/choice-field'
import { lazyViews } from 'shared-lib/funnel/lazy-views'
import { Gauge, Rocket, Wifi } from 'shared-lib/icons'

/** The first question comes with the funnel; how the others are drawn comes with the first touch. */
export const telecomViews = lazyViews(
  {
    slug: 'internet',
    Draw: ChoiceField,
    icons: { downloadSpeed: { 200: <Wifi />, 500: <Gauge />, 1000: <Rocket /> } },
  },
  async () =>
    (await import(/* webpackChunkName: "telecom-questions" */ './telecom.questions')).telecomQuestions,
)
