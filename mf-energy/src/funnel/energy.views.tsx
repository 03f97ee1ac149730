import { ChoiceField } from 'shared-lib/form/ui/choice-field'
import { lazyViews } from 'shared-lib/funnel/lazy-views'
import { Flame, Plug, Zap } from 'shared-lib/icons'

/** The first question comes with the funnel; all others, and the rules of the bills, in one chunk with the first touch. */
export const energyViews = lazyViews(
  {
    slug: 'tipo-de-produto',
    Draw: ChoiceField,
    icons: { energyType: { dual: <Plug />, electricity: <Zap />, gas: <Flame /> } },
  },
  async () => (await import(/* webpackChunkName: "energy-questions" */ './energy.questions')).energyQuestions,
)
