import { detailsWidget } from 'shared-lib/kit/notebook/ui/details-widget'
import { sentence } from 'shared-lib/kit/results/ui/price-age'
import { Money } from 'shared-lib/kit/ui/money/money'
import { cents } from 'shared-lib/rules/money/cents'
import { depositNotebookFor } from '../../../rules/term-deposit.notebook'
import { termDepositFunnel } from '../../funnel/term-deposit.funnel'
import type { DepositPlan } from '../../results/deposit-plan'
import { termDepositDetailsContract } from './term-deposit-details.contract'

/** Proposals are read with it; what they leave is counted where they are shown and where they arrive. */
const notebook = depositNotebookFor(cents(0), 0)

/** The chosen deposit as the lead carries it; one that loses money is left out. */
const chosenOf = ({ row, ageWords, todayRate, change }: DepositPlan) =>
  row.main.cents < 0
    ? undefined
    : {
        name: `${row.provider}, ${row.title}`,
        provider: row.provider,
        offer: {
          id: row.id,
          name: `${row.provider}, ${row.title}`,
          resultCents: row.main.cents,
          asOf: row.evidence.asOf,
          ...(todayRate && { todayRate }),
        },
        change,
        price: <Money cents={row.main.cents} size="large" />,
        note: `É o que ganhas no fim. ${sentence(ageWords)}.`,
      }

export default detailsWidget<DepositPlan>({
  contract: termDepositDetailsContract,
  flow: termDepositFunnel,
  purpose:
    'Ligamos-te com as taxas de hoje e o que ganhas com cada depósito. Só pedimos o que é preciso para isso.',
  notebook,
  chosen: chosenOf,
})
