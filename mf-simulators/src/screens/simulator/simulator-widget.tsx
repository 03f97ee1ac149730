import {
  implementWidget,
  type Widget,
  type WidgetContract,
  type WidgetProps,
} from 'shared-lib/contract/define-widget'
import type { SimulatorData } from '../../form/simulator'
import { SimulatorScreen } from './simulator-screen'
import type { SimulatorView } from './simulator-view'

/** Joins a calculator's contract with its screen. Another address is another calculation: it starts anew. */
export const simulatorWidget = (contract: WidgetContract, view: SimulatorView): Widget =>
  implementWidget(contract, ({ attributes, data, location, shell, today }: WidgetProps) => (
    <SimulatorScreen
      key={location?.query}
      view={view}
      data={data as SimulatorData | undefined}
      attributes={attributes}
      location={location}
      shell={shell}
      today={today}
    />
  ))
