import type { ComponentProps } from 'react'
import { implementWidget, type WidgetContract, type WidgetProps } from '../../../contract/define-widget'
import type { Flow } from '../../funnel/flow'
import { ContactForm } from '../../funnel/ui/contact-form'
import type { AnyNotebook } from '../notebook'
import { useProposalsAlong } from './use-proposals-along'

interface DetailsWidget<Data> {
  readonly contract: WidgetContract
  readonly flow: Flow
  /** One sentence under the question: what the call is for. */
  readonly purpose: string
  /** Its proposals go with the request where the visitor wants that. */
  readonly notebook: AnyNotebook
  /** The offer that the call will be about, where one was chosen. */
  readonly chosen?: (data: Data) => ComponentProps<typeof ContactForm>['chosen']
}

/** The last page of a product: name and telephone, the chosen offer, and the visitor's own proposals. */
export function detailsWidget<Data extends object>(widget: DetailsWidget<Data>) {
  const { contract, notebook, chosen, ...parts } = widget
  return implementWidget(contract, ({ data, location, shell, today }: WidgetProps) => {
    const along = useProposalsAlong(notebook, today)
    return (
      <ContactForm
        {...{ ...parts, along, location, shell }}
        chosen={data ? chosen?.(data as Data) : undefined}
      />
    )
  })
}
