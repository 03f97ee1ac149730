import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { textsOfAttributes } from 'shared-lib/kit/form/form-attributes'
import { cardForm } from '../../../rules/card.form'
import type { CardReading } from '../../results/card-answer'
import { FirstAnswer } from '../../results/first-answer'
import { cardCostContract } from './card-cost.contract'

type Attributes = typeof cardCostContract.attributes

const View = ({ attributes, data, shell }: WidgetProps<Attributes, CardReading>) => (
  <FirstAnswer
    texts={textsOfAttributes(cardForm, attributes)}
    answer={data?.kind === 'answer' ? data.answer : undefined}
    heading={typeof attributes.heading === 'string' ? attributes.heading : undefined}
    shell={shell}
  />
)

export default implementWidget(cardCostContract, View)
