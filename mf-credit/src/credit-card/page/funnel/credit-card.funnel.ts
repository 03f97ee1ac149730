import type { Flow } from 'shared-lib/kit/funnel/flow'
import { cardFields } from '../../fields'
import { foreignProblem } from '../../rules/card-input'
import { paidWords, termsWords, usageWords } from '../../rules/card-words'
import { cardParameter, creditCardJourney } from './credit-card.journey'

/** Questions about a card's use. The results page asks them all; its steps define the address and the request. */
export const creditCardFunnel: Flow<typeof cardFields> = {
  name: creditCardJourney.name,
  title: 'Quanto custa o teu cartão de crédito',
  path: creditCardJourney.path,
  done: creditCardJourney.done,
  fields: cardFields,
  extras: [cardParameter],
  steps: [
    {
      slug: 'habito',
      question: cardFields.pays.label,
      label: 'Como pagas',
      names: ['pays', 'minimumShare', 'minimumFloor', 'fixedPayment'],
      summary: paidWords,
    },
    {
      slug: 'uso',
      question: 'Quanto gastas e quanto deves?',
      label: 'Uso',
      names: ['monthlyPurchases', 'balance', 'cashTimes', 'cash', 'foreign'],
      check: foreignProblem,
      summary: usageWords,
    },
    {
      slug: 'cartao',
      question: 'Que condições tem o teu cartão?',
      label: 'O teu cartão',
      names: ['tan', 'annualFee', 'cashback', 'cashbackCap', 'cashFee', 'cashFeeShare', 'foreignFee'],
      optional: true,
      summary: termsWords,
    },
  ],
}
