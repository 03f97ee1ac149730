import { useState } from 'react'
import {
  implementWidget,
  type Widget,
  type WidgetContract,
  type WidgetProps,
} from 'shared-lib/contract/define-widget'
import type { SimulatorData } from 'shared-lib/form/simulator'
import { SimulatorScreen } from './simulator-screen'
import type { SimulatorView } from './simulator-view'
import { loadLists, startTexts } from './start-texts'

/** Counts the arrivals at a page: each brings a location of its own, the same address again too. */
function useVisit(location: WidgetProps['location']) {
  const [seen, setSeen] = useState({ location, visit: 0 })
  if (seen.location !== location) setSeen({ location, visit: seen.visit + 1 })
  return seen.visit
}

/** Every arrival is another calculation: it starts anew. */
const Calculator = ({ view, data, ...props }: WidgetProps & { readonly view: SimulatorView }) => (
  <SimulatorScreen
    key={useVisit(props.location)}
    view={view}
    data={data as SimulatorData | undefined}
    attributes={props.attributes}
    location={props.location}
    shell={props.shell}
    today={props.today}
  />
)

/** Joins a calculator's contract with its screen. */
export const simulatorWidget = (contract: WidgetContract, view: SimulatorView): Widget =>
  implementWidget(
    contract,
    (props: WidgetProps) => <Calculator view={view} {...props} />,
    async (props: WidgetProps) => {
      const { kind = 'empty' } = (props.data ?? {}) as Partial<SimulatorData>
      await Promise.all([
        kind === 'empty' ? undefined : view.answer.load(),
        loadLists(view.form, startTexts(view.form, props)),
      ])
    },
  )
