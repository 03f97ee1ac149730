import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FieldInput } from './field-inputs'

const options = [
  { name: 'Raio', value: 'zap' },
  { name: 'Casa', value: 'home' },
]
const field = { type: 'option', pos: 0, options }
const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

it('chooses from a list by name', async () => {
  const change = jest.fn()
  render(<FieldInput name="icon" field={field} value="zap" change={change} />)
  expect(screen.getByLabelText('icon')).toHaveDisplayValue('Raio')
  expect(shown()).toEqual(['Sem escolha', 'Raio', 'Casa'])
  await userEvent.selectOptions(screen.getByLabelText('icon'), 'Casa')
  expect(change).toHaveBeenCalledWith('home')
})

it('shows what is kept, also when the list has it no more', () => {
  render(<FieldInput name="icon" field={field} value="sun" change={() => {}} />)
  expect(screen.getByLabelText('icon')).toHaveDisplayValue('sun (fora da lista)')
})

it('chooses several, in an order', async () => {
  const change = jest.fn()
  const several = { ...field, type: 'options' }
  render(<FieldInput name="icons" field={several} value={['zap', 'sun']} change={change} />)
  await userEvent.selectOptions(screen.getByLabelText('Juntar a icons'), 'Casa')
  expect(change).toHaveBeenLastCalledWith(['zap', 'sun', 'home'])
  await userEvent.click(screen.getByRole('button', { name: 'Subir sun (fora da lista)' }))
  expect(change).toHaveBeenLastCalledWith(['sun', 'zap'])
  await userEvent.click(screen.getByRole('button', { name: 'Tirar Raio' }))
  expect(change).toHaveBeenLastCalledWith(['sun'])
})
