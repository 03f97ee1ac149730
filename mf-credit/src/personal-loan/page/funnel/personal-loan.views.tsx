import { ChoiceField } from 'shared-lib/kit/form/ui/choice-field'
import { lazyViews } from 'shared-lib/kit/funnel/lazy-views'
import { Car, icon, Wallet } from 'shared-lib/kit/icons'

const GraduationCap = icon(
  'M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5',
)
const Hammer = icon(
  'M15 12l-9.373 9.373a1 1 0 0 1-3.001-3L12 9M18 15l4-4M21.5 11.5l-1.914-1.914A2 2 0 0 1 19 8.172v-.344a2 2 0 0 0-.586-1.414l-1.657-1.657A6 6 0 0 0 12.516 3H9l1.243 1.243A6 6 0 0 1 12 8.485V10l2 2h1.172a2 2 0 0 1 1.414.586L18.5 14.5',
)
const Layers = icon(
  'M12.83 2.18a2 2 0 0 0-1.66 0L2.6 6.08a1 1 0 0 0 0 1.83l8.58 3.91a2 2 0 0 0 1.66 0l8.58-3.9a1 1 0 0 0 0-1.83zM2 12a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 12M2 17a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 17',
)

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
