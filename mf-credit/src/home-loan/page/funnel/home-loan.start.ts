import { wordsOf } from 'shared-lib/kit/form/field-words'
import type { Flow } from 'shared-lib/kit/funnel/flow'
import { purposeFields } from '../../rules/purpose.fields'
import { homeLoanJourney, offerParameter } from './home-loan.journey'

const { loanType, housing } = purposeFields

/**
 * Parameters of a calculator or of the results that come along through the questions. Named here, since their
 * fields would weigh on the first page; a test holds the names to them.
 */
export const optionNames = [
  ...['orderBy', 'keptYears', 'euribor', 'otherEuribor', 'spread', 'tan', 'variableTan'],
  ...['openingFees', 'registrationCosts', 'monthlyInsurance', 'monthlyFee'],
  ...['otherCosts', 'earlyRepaymentFee', 'currentMonthlyCosts', 'newMonthlyCosts'],
]

/** The first question, all that its page needs: the others come with the first touch. A test counts them. */
export const homeLoanStart: Flow<typeof purposeFields> = {
  name: homeLoanJourney.name,
  title: 'Simulação de crédito habitação',
  path: homeLoanJourney.path,
  done: '/credito-habitacao/resultados',
  fields: purposeFields,
  extras: [...optionNames, offerParameter],
  steps: [
    {
      slug: 'finalidade',
      question: loanType.label,
      label: 'Finalidade',
      names: ['loanType', 'housing'],
      summary: (answers) =>
        answers.loanType && answers.housing
          ? `${wordsOf(loanType, answers.loanType)}, ${wordsOf(housing, answers.housing).toLowerCase()}`
          : '',
    },
  ],
  more: 4,
  unchecked: true,
}
