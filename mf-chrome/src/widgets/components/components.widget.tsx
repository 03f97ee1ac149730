import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { Choices } from './choices'
import { componentsContract } from './components.contract'
import styles from './components.module.css'
import { Buttons, Feedback, Figures } from './feedback'
import { Fields } from './fields'
import { Overlays } from './overlays'

/** What funnels are made of, for those who make them: nothing typed here is kept or sent. */
function Components({ today }: WidgetProps<typeof componentsContract.attributes>) {
  return (
    <div className={styles.components}>
      <Buttons />
      <Fields today={today} />
      <Choices />
      <Figures />
      <Feedback />
      <Overlays />
    </div>
  )
}

export default implementWidget(componentsContract, Components)
