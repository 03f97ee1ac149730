import { render } from '@testing-library/react'
import type { Fields } from 'shared-lib/form/form'
import { loadOf, type Simulator } from 'shared-lib/form/simulator'
import { recordedShell } from 'shared-lib/funnel/ui/page-of.testing'
import { SimulatorScreen } from './simulator-screen'
import type { SimulatorView } from './simulator-view'

/** For tests of one calculator's result: draws the page of an address with what the server computes for it, and gives that. */
export function pageOpener<Of extends Fields, Result extends object>(
  view: SimulatorView,
  simulator: Simulator<Of, Result>,
) {
  beforeAll(() => view.answer.load())
  return (query: string, today = '2026-11-21') => {
    const location = { path: view.path, query }
    const data = loadOf(simulator)({ ...location, today })
    render(
      <SimulatorScreen
        view={view}
        data={data}
        attributes={{}}
        location={location}
        shell={recordedShell()}
        today={today}
      />,
    )
    return data
  }
}
