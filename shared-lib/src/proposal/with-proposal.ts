import type { MicroFrontendDefinition } from '../contract/define-micro-frontend'
import type { WidgetContract } from '../contract/define-widget'
import type { FormCalculator } from '../form/calculator'
import type { Fields } from '../form/form'
import { loadProposal } from './proposal-page'
import { type ProposalView, proposalRoute } from './proposal-view'
import type { ProposalVerdict } from './verdict'

type Parts = Pick<MicroFrontendDefinition, 'widgets' | 'routes' | 'load'>

/** A product with the card that judges a proposal, on a page of its own. */
export const withProposal = <Of extends Parts, In extends Fields, Result extends ProposalVerdict>(
  parts: Of,
  {
    view,
    contract,
    calculator,
  }: {
    readonly view: ProposalView
    readonly contract: WidgetContract
    readonly calculator: FormCalculator<In, Result>
  },
) => ({
  ...parts,
  widgets: [...parts.widgets, contract],
  routes: [...parts.routes, proposalRoute(view)],
  load: { ...parts.load, [view.path]: loadProposal(calculator) },
})
