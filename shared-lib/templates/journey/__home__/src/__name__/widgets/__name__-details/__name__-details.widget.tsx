import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { ContactForm } from 'shared-lib/funnel/ui/contact-form'
import { useProposalsAlong } from 'shared-lib/notebook/ui/use-proposals-along'
import { __camel__Notebook } from '../../domain/__name__.notebook'
import { __camel__Funnel } from '../../funnel/__name__.funnel'
import { __camel__DetailsContract } from './__name__-details.contract'

function View({ location, shell, today }: WidgetProps) {
  const along = useProposalsAlong(__camel__Notebook, today)
  return (
    <ContactForm
      flow={__camel__Funnel}
      purpose="Ligamos-te com propostas para o que procuras. Só pedimos o que é preciso para isso."
      along={along}
      location={location}
      shell={shell}
    />
  )
}

export default implementWidget(__camel__DetailsContract, View)
