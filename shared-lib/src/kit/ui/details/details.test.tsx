import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Details } from './details'

it('opens by a press on its summary', async () => {
  render(<Details summary="Como calculamos">Usamos o consumo estimado.</Details>)
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
  await userEvent.click(screen.getByText('Como calculamos'))
  expect(screen.getByRole('group')).toHaveAttribute('open')
})
