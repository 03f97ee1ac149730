import { ChoiceField } from 'shared-lib/kit/form/ui/choice-field'
import { lazyViews } from 'shared-lib/kit/funnel/lazy-views'
import { icon, Wifi } from 'shared-lib/kit/icons'

const Gauge = icon('M12 14l4-4M3.34 19a10 10 0 1 1 17.32 0')
const Rocket = icon(
  'M12 15v5s3.03-.55 4-2c1.08-1.62 0-5 0-5M4.5 16.5c-1.5 1.26-2 5-2 5s3.74-.5 5-2c.71-.84.7-2.13-.09-2.91a2.18 2.18 0 0 0-2.91-.09M9 12a22 22 0 0 1 2-3.95A12.88 12.88 0 0 1 22 2c0 2.72-.78 7.5-6 11a22.4 22.4 0 0 1-4 2zM9 12H4s.55-3.03 2-4c1.62-1.08 5 .05 5 .05',
)

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
