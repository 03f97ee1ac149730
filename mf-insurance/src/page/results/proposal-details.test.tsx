import { render, screen } from '@testing-library/react'
import { ProposalDetails } from './proposal-details'

it('begins a proposal with the figures of its card, for the device alone', () => {
  render(<ProposalDetails texts={{ total: '340', covers: 'glass', excess: '250' }} today="2026-11-29" />)
  expect(screen.getByDisplayValue('340')).toHaveAccessibleName(/^Total do ano/)
  expect(screen.getByDisplayValue('250')).toHaveAccessibleName(/^Franquia/)
  expect(screen.getAllByRole('checkbox', { checked: true }).length).toBeGreaterThan(1)
})
