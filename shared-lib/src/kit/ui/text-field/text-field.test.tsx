import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TextField } from './text-field'

function Email({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return (
    <form aria-label="Contacto">
      <TextField
        name="email"
        type="email"
        label="Email"
        hint="Para o resumo."
        error={error}
        value={value}
        onChange={setValue}
      />
    </form>
  )
}

describe('TextField', () => {
  it('is found by its label, described by its hint, and posts under its name', async () => {
    render(<Email />)
    const field = screen.getByRole('textbox', { name: 'Email' })
    await userEvent.type(field, 'ana@exemplo.pt')
    expect(field).toHaveAccessibleDescription('Para o resumo.')
    expect(field).not.toHaveAttribute('aria-invalid')
    expect(screen.getByRole('form')).toHaveFormValues({ email: 'ana@exemplo.pt' })
  })

  it('announces its error after its hint', () => {
    render(<Email error="Insere um endereço de email válido" />)
    const field = screen.getByRole('textbox', { name: 'Email' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Para o resumo. Erro: Insere um endereço de email válido')
  })

  it.each([
    ['21000', '21.000'],
    ['1234567,5678', '1.234.567,5678'],
    ['900', '900'],
    ['1.5', '1.5'],
  ])('groups an amount that is there before anything is typed: %s as %s', (value, shown) => {
    render(<TextField name="amount" label="Montante" mask="number" value={value} onChange={() => {}} />)
    expect(screen.getByRole('textbox')).toHaveDisplayValue(shown)
  })
})
