import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectExactHydration } from '../../../testing/exact-hydration'
import { saveFile } from '../explain/save-file'
import { euros, optional } from '../form/fields'
import { defineForm } from '../form/form'
import { locationOf, recordedShell } from '../funnel/ui/page-of.testing'
import { blank, type RequestView, requestContract, requestRoute } from './request-view'
import { requestWidget } from './ui/request-widget'

const view: RequestView = {
  tag: 'qp-bike-request',
  path: '/bicicletas/pedido-de-proposta',
  vertical: 'CI',
  heading: 'Pedido de proposta de bicicleta',
  description: 'Exemplo.',
  companies: 'lojas',
  form: defineForm({ price: optional(euros({ label: 'Preço', min: 1, max: 1000 })) }),
  message: ({ price = blank }) => `Bom dia. Quero uma bicicleta por ${price}.`,
  questions: ['Quantos travões tem?'],
  verdictPath: '/bicicletas/proposta',
  searchPath: '/bicicletas/simular',
}
const { View } = requestWidget(requestContract(view), view)
const draw = (query = '') => (
  <View
    attributes={{}}
    data={undefined}
    location={locationOf(`${view.path}?${query}`)}
    shell={recordedShell()}
    today="2026-11-28"
  />
)
jest.mock('../explain/save-file', () => ({ saveFile: jest.fn() }))

it('writes one message for three companies, with what is filled in', async () => {
  const user = userEvent.setup()
  render(draw())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pedido de proposta de bicicleta')
  expect(screen.getByText('Pede a três lojas')).toBeVisible()
  expect(screen.getByText('Bom dia. Quero uma bicicleta por ____.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Preço/ }), '250')
  await user.click(screen.getByRole('button', { name: 'Copiar mensagem' }))
  expect(await navigator.clipboard.readText()).toMatch(/^Bom dia\. Quero uma bicicleta por 250,?0*\s€\.$/)
  expect(screen.getByRole('status')).toHaveTextContent('Mensagem copiada.')
  await user.type(screen.getByRole('textbox', { name: /^Preço/ }), 'x')
  expect(screen.getByText('Bom dia. Quero uma bicicleta por ____.')).toBeVisible()
})

it.each([
  ['', '20261205'],
  ['10122026', '20261210'],
])('puts the usual or the chosen day in the calendar: %s', async (typed, day) => {
  const user = userEvent.setup()
  render(draw())
  const field = screen.getByRole('textbox', { name: 'Pede até' })
  if (typed) {
    await user.clear(field)
    await user.type(field, typed)
  }
  await user.click(screen.getByRole('button', { name: 'Pôr o lembrete no calendário' }))
  const text = expect.stringMatching(`DTSTART;VALUE=DATE:${day}[^]*SUMMARY:Pedir propostas a três lojas`)
  expect(saveFile).toHaveBeenLastCalledWith('pedir-bike-request.ics', text, 'text/calendar')
})

it('takes no day of the past', async () => {
  const user = userEvent.setup()
  render(draw())
  const field = screen.getByRole('textbox', { name: 'Pede até' })
  await user.clear(field)
  await user.type(field, '01012026')
  expect(screen.getByText('Insere uma data válida')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pôr o lembrete no calendário' })).toBeNull()
})

it('comes back filled in from its address, and leads to the card and to a search', () => {
  render(draw('price=99'))
  expect(screen.getByText(/por 99/)).toBeVisible()
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([link('Tenho uma proposta'), link('Quero que procurem por mim')]).toEqual([
    '/bicicletas/proposta',
    '/bicicletas/simular',
  ])
  expect(requestRoute(view).query).toContain('price')
})

it('hydrates exactly as the server printed it', () => expectExactHydration(() => draw('price=99')))
