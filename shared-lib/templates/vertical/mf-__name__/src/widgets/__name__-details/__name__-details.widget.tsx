import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { ContactForm } from 'shared-lib/funnel/ui/contact-form'
import { __camel__Funnel } from '../../funnel/__name__.funnel'
import { __camel__DetailsContract } from './__name__-details.contract'

export default implementWidget(__camel__DetailsContract, ({ location, shell }: WidgetProps) => (
  <ContactForm
    flow={__camel__Funnel}
    purpose="Ligamos-te com propostas para o que procuras. Só pedimos o que é preciso para isso."
    location={location}
    shell={shell}
  />
))
