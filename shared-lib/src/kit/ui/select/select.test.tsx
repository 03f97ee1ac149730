import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Select } from './select'

it('offers its options after an empty one and gives the chosen value', async () => {
  const choose = jest.fn()
  const options = [
    { value: 'porto', label: 'Porto' },
    { value: 'evora', label: 'Évora' },
  ]
  render(
    <Select
      name="county"
      label="Concelho"
      placeholder="Escolhe"
      options={options}
      value={undefined}
      onChange={choose}
      error="Este campo é obrigatório"
    />,
  )
  const select = screen.getByRole('combobox', { name: 'Concelho' })
  expect(select).toHaveDisplayValue('Escolhe')
  expect(select).toBeInvalid()
  expect(select).toHaveAccessibleDescription('Erro: Este campo é obrigatório')
  await userEvent.selectOptions(select, 'Évora')
  expect(choose).toHaveBeenCalledWith('evora')
})
