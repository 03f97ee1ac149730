import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { DateField } from './date-field'

it.each([
  { format: 'DD/MM/YYYY', mask: 'date', placeholder: 'dd/mm/aaaa' },
  { format: 'MM/YYYY', mask: 'month', placeholder: 'mm/aaaa' },
] as const)('is a text of the shape $format, with its error', ({ format, mask, placeholder }) => {
  const error = 'Insere uma data válida'
  render(<DateField name="day" label="Dia" value="" onChange={() => {}} format={format} error={error} />)
  const field = screen.getByRole('textbox', { name: 'Dia' })
  expect(field).toHaveAccessibleDescription(`Erro: ${error}`)
  expect(field).toHaveAttribute('data-mask', mask)
  expect(field).toHaveAttribute('placeholder', placeholder)
})
