import type { Flow } from 'shared-lib/funnel/flow'
import { termDepositFields } from '../domain/term-deposit.fields'
import { offerParameter, termDepositJourney } from './term-deposit.journey'

/** All that a deposit depends on is on one page; the results ask for the rate of today. */
export const termDepositFunnel: Flow<typeof termDepositFields> = {
  name: termDepositJourney.name,
  title: 'Comparar depósitos a prazo',
  path: termDepositJourney.path,
  done: termDepositJourney.done,
  fields: termDepositFields,
  unchecked: true,
  extras: [offerParameter],
  steps: [
    {
      slug: 'poupanca',
      question: 'Quanto rende o teu dinheiro?',
      label: 'Poupança',
      names: ['amount', 'horizon', 'needOn', 'mayLock', 'origin', 'region', 'upTo30', 'twoHolders'],
    },
    {
      slug: 'hoje',
      question: 'Onde está hoje o teu dinheiro?',
      label: 'Hoje',
      names: ['todayRate'],
      optional: true,
    },
  ],
}
