import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PhoneField } from './phone-field'

const countries = [
  { code: '351', label: 'Portugal' },
  { code: '34', label: 'Espanha' },
]

function Phone() {
  const [value, setValue] = useState('')
  return (
    <>
      <PhoneField
        name="phone"
        label="Telemóvel"
        countries={countries}
        value={value}
        onChange={setValue}
        error="Insere um número de telemóvel válido"
      />
      <output>{value}</output>
    </>
  )
}

it('joins calling code and number, in either order of filling in', async () => {
  render(<Phone />)
  const number = screen.getByRole('textbox', { name: 'Telemóvel' })
  expect(number).toHaveAccessibleDescription('Erro: Insere um número de telemóvel válido')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Indicativo do país' }), 'Espanha (+34)')
  expect(screen.getByRole('status')).toHaveTextContent('')
  await userEvent.type(number, '612345678')
  expect(screen.getByRole('status')).toHaveTextContent('+34612345678')
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Portugal (+351)')
  expect(screen.getByRole('status')).toHaveTextContent('+351612345678')
})

it('takes a whole number pasted into it', async () => {
  render(<Phone />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.paste('+34 612 345 678')
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Espanha (+34)')
  expect(screen.getByRole('textbox')).toHaveDisplayValue('612 345 678')
})

it.each([
  { typed: '+351912345678', shown: '912 345 678', is: '+351912345678' },
  { typed: '0034612345678', shown: '612 345 678', is: '+34612345678' },
  { typed: '351912345678', shown: '912 345 678', is: '+351912345678' },
  { typed: '+99', shown: '+99', is: '+35199' },
])('reads a calling code while it is typed: $typed', async ({ typed, shown, is }) => {
  render(<Phone />)
  await userEvent.type(screen.getByRole('textbox'), typed)
  expect(screen.getByRole('textbox')).toHaveDisplayValue(shown)
  expect(screen.getByRole('status')).toHaveTextContent(is)
})
