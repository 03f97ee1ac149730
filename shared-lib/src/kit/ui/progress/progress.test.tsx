import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { Progress } from './progress'

it('shows how far along in words and as a value', () => {
  render(<Progress value={2} max={6} label="Pergunta 2 de 6" />)
  const bar = screen.getByRole('progressbar', { name: 'Pergunta 2 de 6' })
  expect(bar).toHaveAttribute('value', '2')
  expect(bar).toHaveAttribute('max', '6')
})
