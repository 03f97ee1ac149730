import type { Flow } from 'shared-lib/funnel/flow'
import { formatEuro } from 'shared-lib/money/euro'
import type { TermDepositAnswers, termDepositFields } from '../domain/term-deposit.fields'
import { termDepositFunnel } from './term-deposit.funnel'

/** `10.000,00 € por 6 meses`. */
const savedWords = ({ amount, horizon, needOn }: TermDepositAnswers) =>
  `${amount ? formatEuro(amount) : ''} ${horizon === 'date' ? `até ${needOn?.split('-').reverse().join('/') ?? ''}` : `por ${horizon} meses`}`

/** The questions as a sent request tells their answers: the page of questions, which never does, goes without. */
export const toldTermDeposit: Flow<typeof termDepositFields> = {
  ...termDepositFunnel,
  steps: termDepositFunnel.steps.map((step) => (step.optional ? step : { ...step, summary: savedWords })),
}
