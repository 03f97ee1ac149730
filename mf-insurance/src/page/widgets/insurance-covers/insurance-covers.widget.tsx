import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { CoversScreen } from '../../covers/covers-screen'
import { insuranceCoversContract } from './insurance-covers.contract'

type Attributes = typeof insuranceCoversContract.attributes

export default implementWidget(insuranceCoversContract, ({ attributes }: WidgetProps<Attributes>) => (
  <CoversScreen vehicle={attributes.vehicle} type={attributes.type} />
))
