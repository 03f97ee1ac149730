import type { Flow } from 'shared-lib/kit/funnel/flow'
import { purposeFields } from '../../rules/purpose.fields'
import { personalLoanJourney } from './personal-loan.journey'

/** A proposal that a calculator was looked at with: it waits in the form of the notebook. */
const proposalParameters = [
  ...(['proposalTan', 'proposalFee', 'proposalRate', 'proposalMonthlyFee', 'proposalInsurance'] as const),
]

/** The first question, all that its page needs: the others come with the first touch. A test counts them. */
export const personalLoanStart: Flow<typeof purposeFields> = {
  name: personalLoanJourney.name,
  title: 'Simulação de crédito pessoal',
  path: personalLoanJourney.path,
  done: '/credito-pessoal/resultados',
  unchecked: true,
  fields: purposeFields,
  extras: proposalParameters,
  steps: [
    {
      slug: 'finalidade',
      question: purposeFields.loanType.label,
      label: 'Finalidade',
      names: ['loanType', 'vehicle'],
    },
  ],
  more: 1,
}
