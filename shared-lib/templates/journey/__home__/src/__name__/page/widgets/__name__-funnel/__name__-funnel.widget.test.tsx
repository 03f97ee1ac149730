import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import widget from './__name__-funnel.widget'

const flow = '/__address__/simular'
const { draw, open, itHydrates } = widgetOf(widget, '2026-11-22')

it('walks both questions and ends at the results', async () => {
  const user = userEvent.setup()
  const shell = open(`${flow}/quando`)
  await user.click(screen.getByRole('radio', { name: 'Já' }))
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await user.type(screen.getByRole('textbox', { name: 'Código postal' }), '1000001')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirma as tuas respostas')
  await user.click(screen.getByRole('button', { name: 'Ver as propostas' }))
  expect(shell.visited.at(-1)?.url).toBe('/__address__/resultados?when=now&zipcode=1000-001')
})

it('starts a tag in a story from its attributes', async () => {
  render(draw(undefined, recordedShell(), { when: 'now', heading: 'O que procuras?' }))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('O que procuras?')
  expect(await screen.findByRole('heading', { level: 3 })).toHaveTextContent('Onde vives?')
})

itHydrates(flow, 'quando morada respostas', 'when=now&zipcode=1000-001')
