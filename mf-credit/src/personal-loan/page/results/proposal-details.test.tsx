import { render, screen } from '@testing-library/react'
import { ProposalDetails } from './proposal-details'

it('begins a proposal with the figures of its card, for the device alone', () => {
  render(
    <ProposalDetails texts={{ instalment: '198,70', months: '48', amount: '8000' }} today="2026-11-29" />,
  )
  expect(screen.getByRole('textbox', { name: /^Montante do crédito/ })).toHaveDisplayValue(/^8/)
  expect(screen.getByRole('textbox', { name: /^Prazo do crédito/ })).toHaveDisplayValue('48')
})
