import type { MicroFrontendDefinition } from '../../contract/define-micro-frontend'
import type { WidgetContract } from '../../contract/define-widget'
import type { FormCalculator } from '../form/calculator'
import type { Fields } from '../form/form'
import { loadProposal } from './proposal-page'
import { type ProposalView, proposalRoute } from './proposal-view'
import { type RequestView, requestRoute } from './request-view'
import type { ProposalVerdict } from './verdict'

type Parts = Pick<MicroFrontendDefinition, 'widgets' | 'routes' | 'load'>

/** A product with the card that judges a proposal, and the sheet that asks for some, each on a page of its own. */
export const withProposal = <Of extends Parts, In extends Fields, Result extends ProposalVerdict>(
  parts: Of,
  {
    view,
    contract,
    calculator,
    request,
  }: {
    readonly view: ProposalView
    readonly contract: WidgetContract
    readonly calculator: FormCalculator<In, Result>
    /** Missing where the product has a sheet of its own. */
    readonly request?: { readonly view: RequestView; readonly contract: WidgetContract }
  },
) => ({
  ...parts,
  widgets: [...parts.widgets, contract, ...(request ? [request.contract] : [])],
  routes: [...parts.routes, proposalRoute(view), ...(request ? [requestRoute(request.view)] : [])],
  load: { ...parts.load, [view.path]: loadProposal(calculator) },
})
