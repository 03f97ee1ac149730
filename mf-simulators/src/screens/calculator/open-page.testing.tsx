import { render } from '@testing-library/react'
import { type FormCalculator, loadOf } from 'shared-lib/form/calculator'
import type { Fields } from 'shared-lib/form/form'
import { recordedShell } from 'shared-lib/funnel/ui/page-of.testing'
import { CalculatorScreen } from './calculator-screen'
import type { CalculatorView } from './calculator-view'

/** For tests of one calculator's result: draws the page of an address with what the server computes for it, and gives that. */
export function pageOpener<Of extends Fields, Result extends object>(
  view: CalculatorView,
  calculator: FormCalculator<Of, Result>,
) {
  beforeAll(() => view.answer.load())
  return (query: string, today = '2026-11-21') => {
    const location = { path: view.path, query }
    const data = loadOf(calculator)({ ...location, today })
    render(
      <CalculatorScreen
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
