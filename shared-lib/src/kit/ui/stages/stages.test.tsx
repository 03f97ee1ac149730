import '@testing-library/jest-dom'
import { render, screen, within } from '@testing-library/react'
import { Stages } from './stages'

it('marks the current stage and those that are done', () => {
  render(<Stages stages={['Simulação', 'Resultados', 'Resumo']} current={1} label="Percurso" />)
  const items = within(screen.getByRole('list', { name: 'Percurso' })).getAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(items[0]).toHaveTextContent('Simulação (concluída)')
  expect(items[2]).not.toHaveTextContent('concluída')
})
