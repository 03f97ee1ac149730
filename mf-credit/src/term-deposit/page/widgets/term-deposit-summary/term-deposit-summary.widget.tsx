import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import type { Flow } from 'shared-lib/kit/funnel/flow'
import { LeadPage } from 'shared-lib/kit/funnel/ui/lead-page'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { TermDepositAnswers, termDepositFields } from '../../../fields'
import { termDepositFunnel } from '../../funnel/term-deposit.funnel'
import { termDepositJourney } from '../../funnel/term-deposit.journey'
import type { DepositPlan } from '../../results/deposit-plan'
import { PlanScreen } from '../../results/plan-screen'
import { termDepositSummaryContract } from './term-deposit-summary.contract'

/** `10.000,00 € por 6 meses`. */
const savedWords = ({ amount, horizon, needOn }: TermDepositAnswers) =>
  `${amount ? formatBriefEuro(amount) : ''} ${horizon === 'date' ? `até ${needOn?.split('-').reverse().join('/') ?? ''}` : `por ${horizon} meses`}`

/** The questions with summaries of saved answers; the page of questions shows none, so it stays smaller. */
const shownTermDeposit: Flow<typeof termDepositFields> = {
  ...termDepositFunnel,
  steps: termDepositFunnel.steps.map((step) => (step.optional ? step : { ...step, summary: savedWords })),
}

type Props = WidgetProps<Record<string, never>, DepositPlan>

/** With a chosen deposit in the address, its plan; else the request of this visit. */
export default implementWidget(termDepositSummaryContract, ({ data, location, shell, today }: Props) =>
  data ? (
    <PlanScreen plan={data} shell={shell} today={today} />
  ) : (
    <LeadPage
      flow={shownTermDeposit}
      startText={termDepositJourney.start}
      location={location}
      shell={shell}
    />
  ),
)
