import { ChoiceField } from 'shared-lib/form/ui/choice-field'
import { lazyViews } from 'shared-lib/funnel/lazy-views'
import { ArrowLeftRight, HandCoins, House, Percent } from 'shared-lib/icons'

/** The first question comes with the funnel; how the others are drawn comes with the first touch. */
export const homeLoanViews = lazyViews(
  {
    slug: 'finalidade',
    Draw: ChoiceField,
    icons: {
      loanType: {
        acquisition: <House />,
        construction: <HandCoins />,
        transfer: <ArrowLeftRight />,
        remortgage: <Percent />,
      },
    },
  },
  async () =>
    (await import(/* webpackChunkName: "home-loan-questions" */ './home-loan.questions')).homeLoanQuestions,
)
