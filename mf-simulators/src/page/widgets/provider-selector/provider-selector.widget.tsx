import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { ProviderSelector } from '../../screens/provider-selector/provider-selector'
import { providerSelectorContract } from './provider-selector.contract'

type Props = WidgetProps<typeof providerSelectorContract.attributes>

/** Another list, or another choice of the editor, starts afresh. */
const View = ({ attributes, shell }: Props) => (
  <ProviderSelector key={`${attributes.vertical} ${attributes.chosen}`} {...attributes} shell={shell} />
)

export default implementWidget(providerSelectorContract, View)
