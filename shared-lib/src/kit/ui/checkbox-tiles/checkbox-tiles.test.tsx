import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CheckboxTiles } from './checkbox-tiles'

const options = [
  { value: 'fridge', label: 'Frigorífico' },
  { value: 'oven', label: 'Forno', description: 'Elétrico' },
  { value: 'heater', label: 'Aquecedor' },
]

function Appliances({ error }: { error?: string }) {
  const [value, setValue] = useState<readonly string[]>(['oven'])
  return (
    <form aria-label="Potência">
      <CheckboxTiles
        id="appliances"
        name="appliances"
        legend="O que ligas ao mesmo tempo?"
        hint="À hora de maior uso."
        error={error}
        options={options}
        value={value}
        onChange={setValue}
      />
      <output>{value.join(' ')}</output>
    </form>
  )
}

describe('CheckboxTiles', () => {
  it('is a group of checkboxes named by their labels alone, ticked by a press on the tile', async () => {
    render(<Appliances />)
    expect(screen.getByRole('group', { name: 'O que ligas ao mesmo tempo?' })).toHaveAccessibleDescription(
      'À hora de maior uso.',
    )
    expect(screen.getByRole('checkbox', { name: 'Forno' })).toHaveAccessibleDescription('Elétrico')
    await userEvent.click(screen.getByText('Frigorífico'))
    expect(screen.getByRole('status')).toHaveTextContent('fridge oven')
    await userEvent.click(screen.getByText('Elétrico'))
    expect(screen.getByRole('status')).toHaveTextContent(/^fridge$/)
  })

  it('is ticked with the space bar and posts one value for each', async () => {
    render(<Appliances />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    const form = new FormData(screen.getByRole('form'))
    expect(form.getAll('appliances')).toEqual(['fridge', 'oven'])
  })

  it('announces its error after its hint, and an error line finds its first tile', () => {
    render(<Appliances error="Escolhe uma ou mais das opções" />)
    expect(screen.getByRole('group')).toHaveAccessibleDescription(
      'À hora de maior uso. Erro: Escolhe uma ou mais das opções',
    )
    expect(screen.getByRole('checkbox', { name: 'Frigorífico' })).toHaveAttribute('id', 'appliances')
  })
})
