import type { Flow } from 'shared-lib/kit/funnel/flow'
import { termDepositFields } from '../../fields'
import { offerParameter, termDepositJourney, todayName } from './term-deposit.journey'

/** One page: the questions are few enough for it. */
export const termDepositFunnel: Flow<typeof termDepositFields> = {
  name: termDepositJourney.name,
  title: 'Comparar depósitos a prazo',
  path: termDepositJourney.path,
  done: termDepositJourney.done,
  fields: termDepositFields,
  unchecked: true,
  extras: [offerParameter, todayName],
  steps: [
    {
      slug: 'poupanca',
      question: 'Quanto rende o teu dinheiro?',
      label: 'Poupança',
      names: ['amount', 'horizon', 'needOn', 'mayLock', 'origin', 'region', 'upTo30', 'twoHolders'],
    },
  ],
}
