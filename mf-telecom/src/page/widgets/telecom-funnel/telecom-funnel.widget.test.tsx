import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { goToResults } from 'shared-lib/kit/funnel/ui/go-to-results.testing'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import { telecomViews } from '../../funnel/telecom.views'
import widget from './telecom-funnel.widget'

const today = '2026-11-21'
const flow = '/tv-net-voz/simular'
const all =
  'downloadSpeed=500&tv=true&voice=false&addSim=true&numOfSim=2&mobileData=50&contractExpiry=over4&expirationDate=2027-06-30&currentProvider=MEOX&zipcode=1000-001&hasBill=true&monthlyFee=45%2C5'
const { draw, open, itHydrates } = widgetOf(widget, today)
const choose = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('radio', { name }))

// The server and a page that opens in the middle wait for the questions too.
beforeAll(() => telecomViews.load())

it('asks what is wanted on two screens, and ends at the results', async () => {
  const user = userEvent.setup()
  const shell = open(`${flow}/internet`)
  await choose(user, 'Pelo menos 500 Mbps')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  const answer = async (question: string, words: string) =>
    user.click(within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: words }))
  await answer('Queres televisão?', 'Sim')
  await answer('Queres telefone fixo?', 'Não')
  expect(screen.queryByRole('combobox', { name: 'Quantos cartões?' })).toBeNull()
  await answer('Queres juntar telemóveis ao pacote?', 'Sim, com telemóveis')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quantos cartões?' }), '2 cartões')
  await goToResults(user)
  expect(shell.visited.at(-1)?.url).toBe(
    '/tv-net-voz/resultados?downloadSpeed=500&tv=true&voice=false&addSim=true&numOfSim=2',
  )
})

it('asks for the operator and the address before the contact form', async () => {
  const user = userEvent.setup()
  const shell = open(`${flow}/operadora-atual?downloadSpeed=500&tv=true&voice=false&addSim=false`)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Operadora atual' }), 'MEO')
  await user.type(screen.getByRole('textbox', { name: 'Código postal' }), '1000001')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(shell.visited.at(-1)?.url).toBe(
    `${flow}/dados-de-contacto?downloadSpeed=500&tv=true&voice=false&addSim=false&currentProvider=MEOX&zipcode=1000-001`,
  )
})

it('takes the bill, and asks for the months left only without the last day', async () => {
  const user = userEvent.setup()
  open(`${flow}/fatura?${all.replace('&hasBill=true&monthlyFee=45%2C5', '')}`)
  expect(screen.queryByRole('textbox', { name: 'Mensalidade' })).toBeNull()
  await choose(user, 'Sim')
  expect(screen.getByRole('textbox', { name: 'Mensalidade' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /Meses que faltam/ })).toBeNull()
})

it.each([
  { expiry: 'under2', day: '2027-06-30', says: /seria «Faltam mais de 4 meses»/ },
  { expiry: 'over4', day: '2026-10-31', says: /já não tens fidelização/ },
])('warns that $day does not go with $expiry', ({ expiry, day, says }) => {
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
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Que mais queres no pacote?')
  unmount()
  render(draw(undefined, recordedShell(), { 'download-speed': '56' }))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Que velocidade de internet')
})

itHydrates(flow, 'internet telemovel fidelizacao operadora-atual fatura respostas', all)
