import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { goToResults } from 'shared-lib/kit/funnel/ui/go-to-results.testing'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import { rememberEntry } from 'shared-lib/kit/household/household-card'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import widget from './term-deposit-funnel.widget'

const flow = '/depositos-a-prazo/simular'
const { draw, open } = widgetOf(widget, '2026-11-22')

it('asks all of it on one page and ends at the deposits', async () => {
  const user = userEvent.setup()
  const shell = open(`${flow}/poupanca`)
  await user.click(screen.getByRole('button', { name: /^(Ver os depósitos|Continuar)$/ }))
  expect(screen.getByText('Revê 4 campos')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Quanto queres pôr a render?' }), '10.000')
  await user.click(screen.getByRole('radio', { name: 'Noutro dia' }))
  await user.type(screen.getByRole('textbox', { name: /Em que dia/ }), '30062027')
  await user.click(screen.getByRole('radio', { name: /Sim, até lá/ }))
  await user.click(screen.getByRole('radio', { name: /banco novo/ }))
  await user.click(screen.getByRole('checkbox', { name: 'Tenho até 30 anos' }))
  await goToResults(user, 'Ver os depósitos')
  expect(shell.visited.at(-1)?.url).toBe(
    '/depositos-a-prazo/resultados?amount=10000&horizon=date&needOn=2027-06-30&mayLock=true&origin=newBank&upTo30=true',
  )
})

it('offers the island of a postal code that was given elsewhere, and nothing for the mainland', async () => {
  const user = userEvent.setup()
  const said = { source: 'Simulação de energia', on: '2026-11-22' }
  rememberEntry('postalCode', '1000-001', said)
  const { unmount } = render(draw(`${flow}/poupanca`))
  await screen.findByRole('radio', { name: 'Açores' })
  expect(screen.queryByRole('button', { name: /^Usar/ })).toBeNull()
  unmount()
  rememberEntry('postalCode', '9500-123', said)
  render(draw(`${flow}/poupanca`))
  await user.click(await screen.findByRole('button', { name: 'Usar Açores, da simulação de energia' }))
  expect(screen.getByRole('radio', { name: 'Açores' })).toBeChecked()
})

it('starts a tag in a story from its attributes', () => {
  render(draw(undefined, recordedShell(), { amount: '5000', horizon: '6', heading: 'Quanto rende?' }))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Quanto rende?')
  expect(screen.getByRole('textbox', { name: 'Quanto queres pôr a render?' })).toHaveValue('5.000')
  expect(screen.getByRole('radio', { name: 'Daqui a 6 meses' })).toBeChecked()
})

it.each(['', '?amount=1&horizon=12'])('hydrates exactly as the server printed it: %s', async (query) => {
  await expectExactHydration(() => draw(`${flow}/poupanca${query}`))
})
