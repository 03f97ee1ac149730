import { detailsWidget } from 'shared-lib/kit/notebook/ui/details-widget'
import { __camel__Notebook } from '../../../rules/__name__.notebook'
import { __camel__Funnel } from '../../funnel/__name__.funnel'
import { __camel__DetailsContract } from './__name__-details.contract'

export default detailsWidget({
  contract: __camel__DetailsContract,
  flow: __camel__Funnel,
  purpose: 'Ligamos-te com propostas para o que procuras. Só pedimos o que é preciso para isso.',
  notebook: __camel__Notebook,
})
