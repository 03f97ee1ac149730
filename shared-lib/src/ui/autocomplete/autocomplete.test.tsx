import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Autocomplete } from './autocomplete'
import { matchingOptions } from './matching-options'

const options = ['Águeda', 'Évora', 'Lisboa', 'Oeiras'].map((label) => ({ value: label.slice(0, 2), label }))

function County({ from = '' }) {
  const [value, setValue] = useState<string | undefined>(from)
  return (
    <form aria-label="Morada">
      <Autocomplete
        name="county"
        label="Concelho"
        options={options}
        value={value}
        onChange={setValue}
        error="Falta"
      />
    </form>
  )
}
const field = () => screen.getByRole('combobox', { name: 'Concelho' })
const names = () => screen.queryAllByRole('option').map((option) => option.textContent)

it('finds without accents or case, beginnings first', () =>
  expect(matchingOptions(options, 'e').map((option) => option.label)).toEqual(['Évora', 'Águeda', 'Oeiras']))

describe('Autocomplete', () => {
  it('filters while typing and chooses by keyboard', async () => {
    render(<County />)
    await userEvent.type(field(), 'evo')
    expect(names()).toEqual(['Évora'])
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id)
    await userEvent.keyboard('{Enter}')
    expect(field()).toHaveDisplayValue('Évora')
    expect(names()).toEqual([])
    expect(document.querySelector('input[name=county]')).toHaveValue('Év')
  })

  it('chooses by pointer and says when nothing is found', async () => {
    render(<County />)
    await userEvent.type(field(), 'xyz')
    expect(screen.getByText('Sem resultados')).toBeInTheDocument()
    await userEvent.clear(field())
    await userEvent.click(screen.getByRole('option', { name: 'Lisboa' }))
    expect(field()).toHaveDisplayValue('Lisboa')
  })

  it('keeps the choice when left half-typed or with Escape, and clears it when emptied', async () => {
    render(<County from="Li" />)
    await userEvent.type(field(), 'x{Escape}')
    expect(field()).toHaveDisplayValue('Lisboa')
    await userEvent.type(field(), 'x')
    await userEvent.tab()
    expect(field()).toHaveDisplayValue('Lisboa')
    await userEvent.clear(field())
    await userEvent.tab()
    expect(field()).toHaveDisplayValue('')
  })

  it('ties its error to the text', () => {
    render(<County />)
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('Erro: Falta')
  })
})
