import { render, screen } from '@testing-library/react'
import { parseAttributes } from 'shared-lib/contract/attributes'
import { nextStep, readAnswers } from 'shared-lib/kit/funnel/flow'
import { readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { creditScreenProblems } from 'shared-lib/rules/credit/display-duties/check-credit-screen.testing'
import { homeLoanFunnel } from '../../funnel/home-loan.funnel'
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
  render(
    <widget.View
      attributes={attributes}
      data={data}
      today={today}
      location={undefined}
      shell={recordedShell()}
    />,
  )
  expect(screen.getByText(/^TAEG \d(,\d)?\s%$/)).toBeVisible()
  const form = screen.getByRole('form', { name: 'Com os teus números' })
  expect(form).toHaveAttribute('action', '/credito-habitacao/resultados')
  const sent = new FormData(form as HTMLFormElement)
  expect(sent.get('wantToBorrow')).toBe('200.000')
  sent.set('age', '40')
  const query = String(new URLSearchParams([...sent].map(([name, text]) => [name, String(text)])))
  // Nothing more is asked: it leads straight to the results.
  expect(readAnswers(homeLoanFunnel, readQuery(homeLoanFunnel, query))).toMatchObject({ age: 40 })
  expect(
    nextStep(
      homeLoanFunnel,
      readQuery(homeLoanFunnel, query.replace(/wantToBorrowTime=\d+/, 'wantToBorrowTime=30')),
    )?.slug,
  ).toBe(undefined)
  expect(creditScreenProblems()).toEqual([])
})
