import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CalendarField } from './calendar-field'

function Page(bounds: { min?: string; max?: string }) {
  const [value, setValue] = useState('')
  return (
    <>
      <CalendarField
        name="fim"
        label="Último dia"
        value={value}
        onChange={setValue}
        today="2026-11-21"
        {...bounds}
      />
      <output>{value}</output>
    </>
  )
}

it('takes a typed date without loading a calendar', async () => {
  render(<Page />)
  await userEvent.type(screen.getByLabelText('Último dia'), '31012027')
  expect(screen.getByRole('status')).toHaveTextContent('31012027')
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

it.each([
  ['01112026', 'Escolhe um dia a partir de 21/11/2026.'],
  ['22122026', 'Escolhe um dia até 21/12/2026.'],
])(
  'reports that a typed %s is out of range, and keeps it, before and after the calendar comes',
  async (text, why) => {
    const user = userEvent.setup()
    render(<Page min="2026-11-21" max="2026-12-21" />)
    const field = screen.getByLabelText('Último dia')
    await user.type(field, text.slice(0, 7))
    expect(field).not.toBeInvalid()
    await user.type(field, text.slice(7))
    expect(field).toHaveAccessibleDescription(`Erro: ${why}`)
    await user.click(screen.getByRole('button', { name: 'Escolher no calendário' }))
    await screen.findByRole('group', { name: 'Último dia' })
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(`Erro: ${why}`)
    expect(screen.getByRole('textbox')).not.toHaveDisplayValue('')
  },
)
