import { render } from '@testing-library/react'
import { exactAmounts } from '../../../rules/money/exact-amounts.testing'
import { type FormCalculator, loadOf } from '../../form/calculator'
import type { Fields } from '../../form/form'
import { recordedShell } from '../../funnel/ui/page-of.testing'
import type { CalculatorView } from '../calculator-view'
import { CalculatorScreen } from './calculator-screen'

/**
 * For tests of one calculator's result: draws the page of an address with what the server computes for it, and gives that.
 * Fails where a sentence shows cents from 1.000 € on.
 */
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
    // A phone folds them; what is in them is tested as it is read.
    for (const part of document.querySelectorAll('details[data-wide]')) part.setAttribute('open', '')
    expect(exactAmounts()).toEqual([])
    return data
  }
}
