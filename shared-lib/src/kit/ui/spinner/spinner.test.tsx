import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { Spinner } from './spinner'

it('is 80 px wide with a 7 px ring and names what is awaited', () => {
  render(<Spinner label="A carregar ofertas" />)
  const ring = screen.getByRole('status', { name: 'A carregar ofertas' }).querySelector('svg')
  expect(ring).toHaveAttribute('width', '80')
  expect(ring?.querySelector('circle')).toHaveAttribute('stroke-width', '7')
})

it('is silent as decoration', () => {
  render(<Spinner size={20} border={2} />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
