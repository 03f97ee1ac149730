import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionDraft } from 'shared-lib/kit/form/draft'
import { locationOf } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { expectLink } from 'shared-lib/testing/expect-link'
import { monthsSince } from './accident/accident-answer'
import { AccidentScreen } from './accident/accident-screen'
import { BriefScreen } from './brief/brief-screen'
import { CoversScreen, payerSentence } from './covers/covers-screen'
import { RenewalScreen } from './renewal/renewal-screen'

const today = '2026-11-23'
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const said = () => plain(document.body.textContent) ?? ''

beforeEach(() => sessionStorage.clear())

const accident =
  '/seguros/acidente?notified=2026-11-23&vehicles=2&contact=true&inPortugal=true&injuries=false&signedByBoth=true'

it('shows after an accident which insurer sees to it and until when, from the address alone', () => {
  render(<AccidentScreen location={locationOf(accident)} today={today} />)
  expect(screen.getByText('Sim: a tua seguradora trata de tudo (IDS)')).toBeVisible()
  for (const day of ['25 de novembro', '2 de dezembro', '4 de dezembro', '18 de dezembro', '31 de dezembro'])
    expect(screen.getByText(`${day} de 2026`)).toBeVisible()
})

it.each([
  ['vehicles=2', 'vehicles=3', 'têm de ser só dois veículos'],
  ['contact=true', 'contact=false', 'os dois veículos têm de se ter tocado'],
  ['inPortugal=true', 'inPortugal=false', 'o acidente tem de ser em Portugal'],
  ['injuries=false', 'injuries=true', 'ninguém se pode ter magoado'],
  ['signedByBoth=true', 'signedByBoth=false', 'a declaração amigável tem de estar assinada pelos dois'],
  ['signedByBoth=true', 'signedByBoth=true&damage=15000,01', 'o estrago passa do máximo'],
])('with %s changed to %s explains why not', (was, is, why) => {
  render(<AccidentScreen location={locationOf(accident.replace(was, is))} today={today} />)
  expect(screen.getByText('Não: reclama à seguradora do outro condutor')).toBeVisible()
  expect(said()).toContain(why)
})

it('works out a total loss from the month of the first registration', () => {
  const loss =
    '/seguros/acidente?lossRepair=5000&lossSalvage=600&lossValue=4500&lossMonth=2018-11&lossKeep=true'
  render(<AccidentScreen location={locationOf(loss)} today={today} />)
  expect(said()).toContain('deve-te 3.900 € e ficas com o salvado')
  expect(monthsSince('2024-12', toIsoDate(today))).toBe(23)
  expect(monthsSince('2024-11', toIsoDate(today))).toBe(24)
})

it('shows until when a policy can be stopped, and what comes back after a sale', () => {
  const address = '/seguros/renovacao?lastDay=2027-03-01&saleTotal=365&saleStart=2026-03-10&saleOn=2026-11-22'
  render(<RenewalScreen location={locationOf(address)} today={today} />)
  expect(screen.getByText('por escrito até 30 de janeiro de 2027')).toBeVisible()
  expect(said()).toContain('Cerca de 107 €, por 107 dias que faltavam')
})

it('reports what is missing from a sent form, and nothing before it is sent', async () => {
  const user = userEvent.setup()
  render(<RenewalScreen location={undefined} today={today} />)
  expect(screen.queryByText('Insere o último dia do teu seguro')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Calcular' }))
  expect(screen.getByText('Insere o último dia do teu seguro')).toBeVisible()
})

it('fills the sheet for insurers from the address and from this device', async () => {
  sessionDraft('car-insurance').write({ licensePlate: 'aa00zz', dateOfBirth: '31/01/1990' })
  const address =
    '/seguros/pedido-de-proposta?product=car&insuranceType=glass&insured=true&insuranceExpiryDate=2026-12-10'
  render(<BriefScreen location={locationOf(address)} today={today} />)
  expect(await screen.findByText('AA-00-ZZ')).toBeVisible()
  expect(screen.getByText('31/01/1990')).toBeVisible()
  expect(
    screen.getByText(/^Bom dia\. .* um carro, a começar a 11 de dezembro de 2026, com: .*quebra de vidros/),
  ).toBeVisible()
  expect(screen.getByText('Quebra de vidros')).toBeVisible()
  expect(screen.queryByText('Furto ou roubo')).toBeNull()
  const questions = screen.getByRole('heading', { name: 'O que perguntar a todas' }).parentElement
  expect(within(questions ?? document.body).getAllByRole('listitem')).toHaveLength(7)
})

it('answers for the accident that would cost most', async () => {
  const user = userEvent.setup()
  render(<CoversScreen vehicle="motorbike" type={undefined} />)
  expect(screen.getByRole('status')).toHaveTextContent('Só paga o seguro de danos próprios.')
  await user.selectOptions(screen.getByRole('combobox'), 'Caí sozinho de mota e fiquei ferido')
  expect(screen.getByRole('status')).toHaveTextContent('Paga qualquer seguro, mesmo o de terceiros.')
  expect(payerSentence('other-fault-uninsured')).toBe('Quem paga é outro, seja qual for o teu seguro.')
})

it.each([
  ['accident', () => <AccidentScreen location={locationOf(accident)} today={today} />],
  ['sheet', () => <BriefScreen location={locationOf('/seguros/pedido-de-proposta')} today={today} />],
  ['renewal', () => <RenewalScreen location={undefined} today={today} />],
  ['covers', () => <CoversScreen vehicle="car" type="all" />],
])('hydrates the %s exactly as the server printed it', (_name, draw) => expectExactHydration(draw))

it.each([
  ['', 'Responder às perguntas', '/seguros/simular'],
  ['?product=car', 'Voltar aos resultados', '/seguros/resultados?product=car'],
])('leads on from the brief of %p', (query, words, href) => {
  render(<BriefScreen location={locationOf(`/seguros/pedido-de-proposta${query}`)} today={today} />)
  expectLink(words, href)
})
