import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadPage } from 'shared-lib/funnel/ui/lead-page'
import { termDepositJourney } from '../../funnel/term-deposit.journey'
import { toldTermDeposit } from '../../funnel/term-deposit.told'
import type { DepositPlan } from '../../results/deposit-plan'
import { PlanScreen } from '../../results/plan-screen'
import { termDepositSummaryContract } from './term-deposit-summary.contract'

type Props = WidgetProps<Record<string, never>, DepositPlan>

/** With a chosen deposit in the address, its plan; else the request of this visit. */
export default implementWidget(termDepositSummaryContract, ({ data, location, shell, today }: Props) =>
  data ? (
    <PlanScreen plan={data} shell={shell} today={today} />
  ) : (
    <LeadPage flow={toldTermDeposit} startText={termDepositJourney.start} location={location} shell={shell} />
  ),
)
