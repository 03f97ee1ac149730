import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locationOf, recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { expectLink } from 'shared-lib/testing/expect-link'
import { ResultsScreen } from './results-screen'

const answered = '/__address__/resultados?when=now&zipcode=1000-001'
const two = '&p1.proposta=Exemplo+Um&p1.monthly=20&p2.proposta=Exemplo+Dois&p2.monthly=18'
const draw = (url: string) => (
  <ResultsScreen location={locationOf(url)} shell={recordedShell()} today="2026-11-22" />
)

beforeEach(() => localStorage.clear())

/** The notebook's store is there. */
const awake = () => screen.findByText('Importar')

it('shows what was answered and leads to the call with it', async () => {
  render(draw(answered))
  await awake()
  expect(screen.getByText('Código postal 1000-001')).toBeVisible()
  expectLink('Quero que me liguem', '/__address__/simular/dados-de-contacto?when=now&zipcode=1000-001')
})

it('ranks the proposals that are typed', async () => {
  const user = userEvent.setup()
  render(draw(answered + two))
  await awake()
  await user.type(screen.getByLabelText('Banco'), 'Exemplo Três')
  await user.type(screen.getByLabelText('Preço por mês'), '15')
  await user.click(screen.getByRole('button', { name: 'Juntar ao caderno' }))
  expect(await screen.findByText(/^Exemplo Três é a mais barata: menos 36.€/)).toBeVisible()
})

it('keeps the answers in the form that is sent without script', async () => {
  render(draw(answered + two))
  await awake()
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Juntar uma proposta' })
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ when: 'now', 'p2.monthly': '18' })
  await userEvent.click(screen.getByText('Juntar uma proposta'))
  expect(within(form).getByRole('button', { name: 'Juntar ao caderno' })).toBeVisible()
})

it.each(['', two])('hydrates exactly as the server printed it: %s', (proposals) =>
  expectExactHydration(() => draw(answered + proposals)),
)
