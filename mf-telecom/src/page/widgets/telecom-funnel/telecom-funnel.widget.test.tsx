import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { funnelOf } from 'shared-lib/kit/funnel/ui/funnel-of.testing'
import { goToResults } from 'shared-lib/kit/funnel/ui/go-to-results.testing'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { telecomViews } from '../../funnel/telecom.views'
import widget from './telecom-funnel.widget'

const today = '2026-11-21'
const flow = '/tv-net-voz/simular'
const all =
  'downloadSpeed=500&tv=true&voice=false&addSim=true&numOfSim=2&mobileData=50&contractExpiry=over4&expirationDate=2027-06-30&currentProvider=MEOX&zipcode=1000-001&hasBill=true&monthlyFee=45%2C5'
const { draw, open } = funnelOf(widget, today)
const choose = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('radio', { name }))
const next = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Continuar' }))

// The server and a page that opens in the middle wait for the questions too.
beforeAll(() => telecomViews.load())

it('walks all six questions, with the ones inside them, and ends at the results', async () => {
  const user = userEvent.setup()
  const shell = open(`${flow}/internet`)
  await choose(user, 'Pelo menos 500 Mbps')
  await next(user)
  const [tv, voice] = ['Queres televisão?', 'Queres telefone fixo?'].map((name) =>
    within(screen.getByRole('radiogroup', { name })),
  )
  if (!tv || !voice) throw new Error('the question has two parts')
  await user.click(tv.getByRole('radio', { name: 'Sim' }))
  await user.click(voice.getByRole('radio', { name: 'Não' }))
  await next(user)
  expect(screen.queryByRole('radiogroup', { name: 'Quantos cartões?' })).toBeNull()
  await choose(user, 'Sim, com telemóveis')
  await choose(user, '2 cartões')
  await choose(user, 'Até 50 GB por mês')
  await next(user)
  expect(screen.queryByRole('textbox')).toBeNull()
  await choose(user, 'Faltam mais de 4 meses')
  await user.type(screen.getByRole('textbox', { name: /Último dia/ }), '30062027')
  expect(screen.queryByRole('status')).toBeNull()
  await next(user)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Operadora atual' }), 'MEO')
  await user.type(screen.getByRole('textbox', { name: 'Código postal' }), '1000001')
  await next(user)
  expect(screen.queryByRole('textbox', { name: 'Mensalidade' })).toBeNull()
  await choose(user, 'Sim')
  await user.type(screen.getByRole('textbox', { name: 'Mensalidade' }), '45,50')
  expect(screen.queryByRole('textbox', { name: /Meses que faltam/ })).toBeNull()
  await goToResults(user)
  expect(shell.visited.at(-1)?.url).toBe(`/tv-net-voz/resultados?${all}`)
})

it.each([
  { expiry: 'under2', day: '2027-06-30', says: /seria «Faltam mais de 4 meses»/ },
  { expiry: 'over4', day: '2026-10-31', says: /já não tens fidelização/ },
])('says that $day does not go with $expiry', ({ expiry, day, says }) => {
  render(
    draw(
      `${flow}/fidelizacao?downloadSpeed=200&tv=true&voice=true&addSim=false&contractExpiry=${expiry}&expirationDate=${day}`,
    ),
  )
  expect(screen.getByRole('status')).toHaveTextContent(says)
})

it('starts a tag in a story from its attributes and asks an unusable one', () => {
  const { unmount } = render(
    draw(undefined, recordedShell(), { 'download-speed': '500', heading: 'O que procuras?' }),
  )
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('O que procuras?')
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Queres televisão e telefone fixo?')
  unmount()
  render(draw(undefined, recordedShell(), { 'download-speed': '56' }))
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Que velocidade de internet')
})

it.each(['internet', 'tv-e-telefone', 'telemovel', 'fidelizacao', 'operadora-atual', 'fatura', 'respostas'])(
  'hydrates %s exactly as the server printed it',
  async (slug) => {
    const url = `${flow}/${slug}?${all}`
    await expectExactHydration(() => draw(url))
  },
)
