import { implementWidget, type WidgetContract, type WidgetProps } from '../../../contract/define-widget'
import type { ProposalData } from '../proposal-page'
import type { ProposalView } from '../proposal-view'
import { loadJudgedPart } from './lazy-judged'
import type { BringDetails } from './more-details'
import { ProposalCard } from './proposal-card'

/** Joins the contract of a product's card with its view; another address is another proposal. */
export const proposalWidget = (contract: WidgetContract, view: ProposalView, details?: BringDetails) =>
  implementWidget(
    contract,
    ({ attributes, data, location, shell, today }: WidgetProps) => (
      <ProposalCard
        key={location?.query}
        view={view}
        details={details}
        data={data as ProposalData | undefined}
        heading={attributes.heading as string | undefined}
        location={location}
        shell={shell}
        today={today}
      />
    ),
    async ({ data }: WidgetProps) => {
      const { kind, before } = (data ?? {}) as Partial<ProposalData>
      if (kind === 'result' || before) await loadJudgedPart()
    },
  )
