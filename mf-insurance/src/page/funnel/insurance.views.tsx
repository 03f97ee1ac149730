import { ChoiceField } from 'shared-lib/kit/form/ui/choice-field'
import { lazyViews } from 'shared-lib/kit/funnel/lazy-views'
import { Car, icon } from 'shared-lib/kit/icons'

const Motorbike = icon(
  'M18 14l-1-3M3 9l6 2a2 2 0 0 1 2-2h2a2 2 0 0 1 1.99 1.81M8 17h3a1 1 0 0 0 1-1 6 6 0 0 1 6-6 1 1 0 0 0 1-1v-.75A5 5 0 0 0 17 5M16 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0M2 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
)

/** The first question comes with the funnel; how the others are drawn comes with the first touch. */
export const insuranceViews = lazyViews(
  {
    slug: 'veiculo',
    Draw: ChoiceField,
    icons: { product: { car: <Car />, motorbike: <Motorbike /> } },
  },
  async () =>
    (await import(/* webpackChunkName: "insurance-questions" */ './insurance.questions')).insuranceQuestions,
)
