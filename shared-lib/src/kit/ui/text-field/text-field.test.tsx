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

  it('says its error after its hint', () => {
    render(<Email error="Insere um endereço de email válido" />)
    const field = screen.getByRole('textbox', { name: 'Email' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Para o resumo. Erro: Insere um endereço de email válido')
  })
})
