import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { Notice } from './notice'

it('is announced only when it appears after an action: an alert when something failed', () => {
  const { rerender } = render(<Notice tone="bad" title="Não foi possível enviar" />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  rerender(<Notice tone="bad" title="Não foi possível enviar" live />)
  expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível enviar')
  rerender(<Notice tone="good" title="Enviado" live />)
  expect(screen.getByRole('status')).toHaveTextContent('Enviado')
})
