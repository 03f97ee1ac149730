import type { AttributesOf } from 'shared-lib/contract/attributes'
import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import type { RawAnswers } from 'shared-lib/kit/funnel/flow'
import { preloadQuestion } from 'shared-lib/kit/funnel/lazy-views'
import { FunnelView } from 'shared-lib/kit/funnel/ui/funnel-view'
import { presetAnswers } from '../../../rules/presets'
import { energyStart } from '../../funnel/energy.start'
import { energyViews } from '../../funnel/energy.views'
import { energyFunnelContract } from './energy-funnel.contract'
import { BillLink, PresetLinks } from './preset-links'
import styles from './preset-links.module.css'

type Attributes = typeof energyFunnelContract.attributes

/** Attributes as answers already given; an unusable one is simply asked. */
const presetsOf = ({ energyType, provider, preset, postalCode }: AttributesOf<Attributes>): RawAnswers[] => [
  { ...(energyType && { energyType }), ...(preset && presetAnswers(preset, energyType)) },
  { ...(provider && { currentProvider: provider }), ...(postalCode && { postalCode }) },
]

const firstQuestion = `${energyStart.path}/${energyStart.steps[0]?.slug}`

function View({ attributes, location, shell, today }: WidgetProps<Attributes>) {
  const isFirst = location?.path === firstQuestion
  return (
    <div className={isFirst ? styles.first : undefined}>
      {isFirst && <BillLink />}
      <FunnelView
        flow={energyStart}
        views={energyViews}
        presets={presetsOf(attributes)}
        doneText={attributes.buttonText}
        location={location}
        shell={shell}
        today={today}
        {...(attributes.heading && { title: attributes.heading })}
      />
      {isFirst && <PresetLinks />}
    </div>
  )
}

export default implementWidget(energyFunnelContract, View, (props) =>
  preloadQuestion(energyStart, energyViews, props, presetsOf(props.attributes)),
)
