import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CalendarField } from './calendar-field'

function Page() {
  const [value, setValue] = useState('')
  return (
    <>
      <CalendarField name="fim" label="Último dia" value={value} onChange={setValue} today="2026-11-21" />
      <output>{value}</output>
    </>
  )
}

it('takes a typed date without loading a calendar', async () => {
  render(<Page />)
  await userEvent.type(screen.getByLabelText('Último dia'), '31012027')
  expect(screen.getByRole('status')).toHaveTextContent('31/01/2027')
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
})

it('keeps what was typed when the calendar comes', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.type(screen.getByLabelText('Último dia'), '31012027')
  await user.click(screen.getByRole('button', { name: 'Escolher no calendário' }))
  expect(await screen.findByRole('group', { name: 'Último dia' })).toBeInTheDocument()
  expect(screen.getByDisplayValue('31/01/2027')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /\b31 de janeiro de 2027/ })).toBeVisible()
})
