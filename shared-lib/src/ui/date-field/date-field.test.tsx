import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DateField } from './date-field'
import { typedDate } from './typed-date'

it.each([
  { text: '12', format: 'DD/MM/YYYY', shown: '12' },
  { text: '1203', format: 'DD/MM/YYYY', shown: '12/03' },
  { text: '12031990', format: 'DD/MM/YYYY', shown: '12/03/1990' },
  { text: '1/', format: 'DD/MM/YYYY', shown: '01/' },
  { text: '1/3/1990', format: 'DD/MM/YYYY', shown: '01/03/1990' },
  { text: '1-3-1990', format: 'DD/MM/YYYY', shown: '01/03/1990' },
  { text: '012026', format: 'MM/YYYY', shown: '01/2026' },
  { text: '20261', format: 'YYYY', shown: '2026' },
  { text: 'abc', format: 'DD/MM/YYYY', shown: '' },
] as const)('shapes "$text" as $shown ($format)', ({ text, format, shown }) =>
  expect(typedDate(text, format)).toBe(shown),
)

function BirthDate() {
  const [value, setValue] = useState('')
  return (
    <DateField
      name="dateOfBirth"
      label="Data de nascimento"
      value={value}
      onChange={setValue}
      error="Insere uma data válida"
    />
  )
}

it('writes the slashes while typing and lets them be deleted', async () => {
  render(<BirthDate />)
  const field = screen.getByRole('textbox', { name: 'Data de nascimento' })
  expect(field).toHaveAccessibleDescription('Erro: Insere uma data válida')
  await userEvent.type(field, '12031990')
  expect(field).toHaveDisplayValue('12/03/1990')
  await userEvent.keyboard('{Backspace>5/}')
  expect(field).toHaveDisplayValue('12/03')
})
