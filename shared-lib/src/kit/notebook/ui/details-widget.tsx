import type { ComponentProps } from 'react'
import type { AttributeSpecs } from '../../../contract/attributes'
import { implementWidget, type WidgetContract, type WidgetProps } from '../../../contract/define-widget'
import type { Flow } from '../../funnel/flow'
import type { DetailsData } from '../../funnel/lead-progress'
import { ContactForm } from '../../funnel/ui/contact-form'
import type { AnyNotebook } from '../notebook'
import { useProposalsAlong } from './use-proposals-along'

interface DetailsWidget<Chosen> {
  readonly contract: WidgetContract
  readonly flow: Flow
  /** One sentence under the question: what the call is for. */
  readonly purpose: string
  /** Its proposals go with the request where the visitor wants that. */
  readonly notebook: AnyNotebook
  /** The offer that the call will be about, where one was chosen. */
  readonly chosen?: (chosen: Chosen) => ComponentProps<typeof ContactForm>['chosen']
}

/** The last page of a product: name and telephone, the chosen offer, and the visitor's own proposals. */
export function detailsWidget<Chosen extends object>(widget: DetailsWidget<Chosen>) {
  const { contract, notebook, chosen, ...parts } = widget
  return implementWidget(contract, (props: WidgetProps<AttributeSpecs, DetailsData<Chosen>>) => {
    const { data, location, shell, today } = props
    const along = useProposalsAlong(notebook, today)
    return (
      <ContactForm
        {...parts}
        along={along}
        location={location}
        shell={shell}
        request={data}
        chosen={data?.chosen && chosen?.(data.chosen)}
      />
    )
  })
}
