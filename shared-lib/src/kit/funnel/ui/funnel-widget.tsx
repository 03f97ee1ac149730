import type { AttributeSpecs, AttributesOf } from '../../../contract/attributes'
import { implementWidget, type WidgetContract, type WidgetProps } from '../../../contract/define-widget'
import type { Bounds } from '../bounds'
import type { Flow, RawAnswers } from '../flow'
import { type FunnelViews, preloadQuestion } from '../lazy-views'
import { FunnelView } from './funnel-view'

interface FunnelWidget<Specs extends AttributeSpecs> {
  /** Of `funnelContract`: every funnel has a heading. */
  readonly contract: WidgetContract<Specs>
  readonly flow: Flow
  readonly views: FunnelViews
  /** Attributes as answers already given; an unusable one is simply asked. */
  readonly presetOf: (attributes: AttributesOf<Specs>) => RawAnswers
  readonly doneText: string
}

/** The questions of a product, on their page and as a tag. */
export function funnelWidget<Specs extends AttributeSpecs>(widget: FunnelWidget<Specs>) {
  const { contract, presetOf, ...parts } = widget
  return implementWidget(
    contract,
    ({ attributes, data, location, shell, today }: WidgetProps<Specs>) => (
      <FunnelView
        {...parts}
        location={location}
        shell={shell}
        today={today}
        bounds={data as Bounds | undefined}
        presets={[presetOf(attributes)]}
        title={(attributes as { readonly heading?: string }).heading}
      />
    ),
    (props) => preloadQuestion(parts.flow, parts.views, props, [presetOf(props.attributes)]),
  )
}
