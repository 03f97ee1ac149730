import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MaskedField } from './masked-field'

function PostalCode() {
  const [value, setValue] = useState('')
  return (
    <form aria-label="Morada">
      <MaskedField
        name="zip"
        label="Código postal"
        pattern="####-###"
        value={value}
        onChange={setValue}
        error="Código postal inválido"
      />
      <output>{value}</output>
    </form>
  )
}

it('writes the hyphen, refuses letters and posts the text as shown', async () => {
  render(<PostalCode />)
  const field = screen.getByRole('textbox', { name: 'Código postal' })
  expect(field).toHaveAccessibleDescription('Erro: Código postal inválido')
  await userEvent.type(field, '10a00001')
  expect(screen.getByRole('status')).toHaveTextContent('1000-001')
  expect(screen.getByRole('form')).toHaveFormValues({ zip: '1000-001' })
})
