import { ChoiceField } from 'shared-lib/form/ui/choice-field'
import { lazyViews } from 'shared-lib/funnel/lazy-views'
import { Car, GraduationCap, Hammer, Layers, Wallet } from 'shared-lib/icons'

/** The first question comes with the funnel; how the others are drawn comes with the first touch. */
export const personalLoanViews = lazyViews(
  {
    slug: 'finalidade',
    Draw: ChoiceField,
    icons: {
      loanType: {
        carMc: <Car />,
        consolidatedCredit: <Layers />,
        refurbishmentFurniture: <Hammer />,
        education: <GraduationCap />,
        others: <Wallet />,
      },
    },
  },
  async () =>
    (await import(/* webpackChunkName: "personal-loan-questions" */ './personal-loan.questions'))
      .personalLoanQuestions,
)
