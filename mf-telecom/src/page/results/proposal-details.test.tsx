import { render, screen } from '@testing-library/react'
import { ProposalDetails } from './proposal-details'

it('begins a proposal with the figures of its card, for the device alone', () => {
  render(
    <ProposalDetails
      texts={{ price: '30', promotionMonths: '12', priceAfter: '46,40', loyaltyMonths: '24' }}
      today="2026-11-29"
    />,
  )
  expect(screen.getByDisplayValue('30')).toHaveAccessibleName(/^Mensalidade/)
  expect(screen.getByDisplayValue('12')).toBeInTheDocument()
  expect(screen.getByDisplayValue('46,40')).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: /^Fidelização/ })).toHaveDisplayValue('24 meses')
})
