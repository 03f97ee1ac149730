import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { ContactForm } from 'shared-lib/funnel/ui/contact-form'
import { cents } from 'shared-lib/money/cents'
import { useProposalsAlong } from 'shared-lib/notebook/ui/use-proposals-along'
import { sentence } from 'shared-lib/results/ui/price-age'
import { Money } from 'shared-lib/ui/money/money'
import { depositNotebookFor } from '../../domain/term-deposit.notebook'
import { termDepositFunnel } from '../../funnel/term-deposit.funnel'
import type { DepositPlan } from '../../results/deposit-plan'
import { termDepositDetailsContract } from './term-deposit-details.contract'

/** What proposals are read with; what they leave is counted where they are shown and where they arrive. */
const notebook = depositNotebookFor(cents(0), 0)

/** The chosen deposit as the lead carries it; one that loses money is nobody's wish. */
const chosenOf = ({ row, ageWords }: DepositPlan) =>
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
        },
        price: <Money cents={row.main.cents} size="large" />,
        note: `É o que ganhas no fim. ${sentence(ageWords)}.`,
      }

function View({ data, location, shell, today }: WidgetProps<Record<string, never>, DepositPlan>) {
  const along = useProposalsAlong(notebook, today)
  return (
    <ContactForm
      flow={termDepositFunnel}
      purpose="Ligamos-te com as taxas de hoje e o que ganhas com cada depósito. Só pedimos o que é preciso para isso."
      chosen={data && chosenOf(data)}
      along={along}
      location={location}
      shell={shell}
    />
  )
}

export default implementWidget(termDepositDetailsContract, View)
