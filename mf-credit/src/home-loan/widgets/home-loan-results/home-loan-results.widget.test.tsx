import { render, screen } from '@testing-library/react'
import { parseAttributes } from 'shared-lib/contract/attributes'
import { creditScreenProblems } from 'shared-lib/credit/display-duties/check-credit-screen.testing'
import { recordedShell } from 'shared-lib/funnel/ui/page-of.testing'
import { tagHomeLoan } from '../../results/tag-answer.load'
import widget from './home-loan-results.widget'

const today = '2026-11-23'

it.each([
  {},
  { 'rate-type': 'fixed', years: '25' },
  { 'rate-type': 'variable', heading: 'Com taxa variável' },
])('does the duties of a screen of credit in a story: %j', (given) => {
  const attributes = parseAttributes(widget.contract.attributes, given as Record<string, string>)
  const data = tagHomeLoan({ attributes, today })
  render(<widget.View {...{ attributes, data, today }} location={undefined} shell={recordedShell()} />)
  expect(screen.getByText(/^TAEG \d(,\d)?\s%$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Fazer a minha simulação' })).toHaveAttribute(
    'href',
    expect.stringContaining('/credito-habitacao/simular?loanType=acquisition'),
  )
  expect(creditScreenProblems()).toEqual([])
})
