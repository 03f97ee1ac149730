import { useState } from 'react'
import {
  implementWidget,
  type Widget,
  type WidgetContract,
  type WidgetProps,
} from '../../../contract/define-widget'
import type { CalculatorData } from '../../form/calculator'
import { isOpening } from '../../form/opening'
import { sliderControls } from '../../form/ui/slider-controls'
import type { CalculatorView } from '../calculator-view'
import { loadLists, startTexts } from '../start-texts'
import { CalculatorScreen } from './calculator-screen'

/** Counts the arrivals at a page: each brings a location of its own, the same address again too. */
function useVisit(location: WidgetProps['location']) {
  const [seen, setSeen] = useState({ location, visit: 0 })
  if (seen.location !== location) setSeen({ location, visit: seen.visit + 1 })
  return seen.visit
}

/** Every arrival is another calculation, so it remounts. */
const Calculator = ({ view, data, ...props }: WidgetProps & { readonly view: CalculatorView }) => (
  <CalculatorScreen
    key={useVisit(props.location)}
    view={view}
    data={data as CalculatorData | undefined}
    attributes={props.attributes}
    location={props.location}
    shell={props.shell}
    today={props.today}
  />
)

/** Joins a calculator's contract with its screen. */
export function calculatorWidget(contract: WidgetContract, ownView: CalculatorView): Widget {
  const view = { ...ownView, controls: { ...sliderControls, ...ownView.controls } }
  return implementWidget(
    contract,
    (props: WidgetProps) => <Calculator view={view} {...props} />,
    async (props: WidgetProps) => {
      const { kind = 'empty' } = (props.data ?? {}) as Partial<CalculatorData>
      const start = startTexts(view.form, props)
      // The server prints the answer of the opening; a browser loads its code when the visitor touches the page.
      const waits = kind === 'empty' || (typeof window !== 'undefined' && isOpening(view.form, start))
      await Promise.all([waits ? undefined : view.answer.load(), loadLists(view.form, start)])
    },
  )
}
