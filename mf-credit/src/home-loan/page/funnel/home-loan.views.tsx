import { ChoiceField } from 'shared-lib/kit/form/ui/choice-field'
import { lazyViews } from 'shared-lib/kit/funnel/lazy-views'
import { House, icon } from 'shared-lib/kit/icons'

const ArrowLeftRight = icon('M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4')
const HandCoins = icon(
  'M11 15h2a2 2 0 1 0 0-4h-3c-.6 0-1.1.2-1.4.6L3 17M7 21l1.6-1.4c.3-.4.8-.6 1.4-.6h4c1.1 0 2.1-.4 2.8-1.2l4.6-4.4a2 2 0 0 0-2.75-2.91l-4.2 3.9M2 16l6 6M13.1 9a2.9 2.9 0 1 0 5.8 0 2.9 2.9 0 1 0-5.8 0M3 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
)
const Percent = icon(
  'M19 5L5 19M4 6.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M15 17.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
)

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
