import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tooltip } from '../tooltip/tooltip'
import { RadioTiles, type TileOption } from './radio-tiles'

const options: TileOption[] = [
  {
    value: 'dual',
    label: 'Eletricidade e gás',
    description: 'Numa fatura',
    tooltip: <Tooltip label="Oferta dual." about="Eletricidade e gás" />,
  },
  { value: 'gas', label: 'Gás natural' },
]

function EnergyType({ error }: { error?: string }) {
  const [value, setValue] = useState<string>()
  return (
    <form aria-label="Simulação">
      <RadioTiles
        name="energyType"
        legend="O que queres comparar?"
        error={error}
        options={options}
        value={value}
        onChange={setValue}
      />
    </form>
  )
}

describe('RadioTiles', () => {
  it('is a group of radios named by their labels alone, chosen by a press on the tile', async () => {
    render(<EnergyType />)
    expect(screen.getByRole('radiogroup', { name: 'O que queres comparar?' })).toBeInTheDocument()
    const dual = screen.getByRole('radio', { name: 'Eletricidade e gás' })
    expect(dual).toHaveAccessibleDescription('Numa fatura')
    await userEvent.click(screen.getByText('Numa fatura'))
    expect(dual).toBeChecked()
    expect(screen.getByRole('form')).toHaveFormValues({ energyType: 'dual' })
  })

  it('moves with the arrow keys', async () => {
    render(<EnergyType />)
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    expect(screen.getByRole('radio', { name: 'Gás natural' })).toBeChecked()
  })

  it('explains an option without choosing it', async () => {
    render(<EnergyType />)
    await userEvent.click(screen.getByRole('button', { name: 'Saber mais sobre Eletricidade e gás' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Oferta dual.')
    expect(screen.getByRole('radio', { name: 'Eletricidade e gás' })).not.toBeChecked()
  })

  it('ties the error to the group', () => {
    render(<EnergyType error="Este campo é obrigatório" />)
    const group = screen.getByRole('radiogroup')
    expect(group).toBeInvalid()
    expect(group).toHaveAccessibleDescription('Erro: Este campo é obrigatório')
  })
})
