import { ChoiceField } from 'shared-lib/kit/form/ui/choice-field'
import { lazyViews } from 'shared-lib/kit/funnel/lazy-views'
import { Flame, icon, Zap } from 'shared-lib/kit/icons'

const Plug = icon(
  'M12 22v-5M15 8V2M17 8a1 1 0 0 1 1 1v4a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1zM9 8V2',
)

/** The first question comes with the funnel; all others, and the rules of the bills, in one chunk with the first touch. */
export const energyViews = lazyViews(
  {
    slug: 'tipo-de-produto',
    Draw: ChoiceField,
    icons: { energyType: { dual: <Plug />, electricity: <Zap />, gas: <Flame /> } },
  },
  async () => (await import(/* webpackChunkName: "energy-questions" */ './energy.questions')).energyQuestions,
)
