import { render, screen } from '@testing-library/react'
import { ProposalDetails } from './proposal-details'

it.each([
  [{ years: '30' }, /Contamos 30 anos e/],
  // Worked out of the instalment, as for the verdict.
  [{}, /Contamos 35 anos \(muda-os/],
])('opens the whole form for the loan of the card with %j', (given, purpose) => {
  render(
    <ProposalDetails
      texts={{ instalment: '900', taeg: '4,2', debt: '200000', ...given }}
      today="2026-11-29"
    />,
  )
  expect(screen.getByText(purpose)).toBeVisible()
  expect(screen.getByRole('combobox', { name: /^Tipo de taxa/ })).toBeVisible()
})
