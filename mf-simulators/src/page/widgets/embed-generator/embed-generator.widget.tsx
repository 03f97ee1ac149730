import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { EmbedGenerator } from '../../screens/embed-generator/embed-generator'
import type { Embeddable } from '../../screens/embed-generator/embeddable'
import { embedGeneratorContract } from './embed-generator.contract'

type Props = WidgetProps<typeof embedGeneratorContract.attributes, readonly Embeddable[]>

const View = ({ data, location, shell }: Props) => (
  <EmbedGenerator calculators={data ?? []} location={location} shell={shell} />
)

export default implementWidget(embedGeneratorContract, View)
