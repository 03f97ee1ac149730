import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionDraft } from 'shared-lib/kit/form/draft'
import { locationOf, recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { loadLaterCode } from 'shared-lib/kit/ui/later-part/later-part'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { ResultsScreen } from './results-screen'

const page = (type: string, more = '') =>
  `/seguros/resultados?product=car&insuranceType=${type}&insured=true&insuranceExpiryDate=2026-12-10&hasReference=true&referenceValue=300&referencePeriod=year&referenceProvider=ok${more}`
const draw = (url: string) => (
  <ResultsScreen location={locationOf(url)} shell={recordedShell()} today="2026-11-23" />
)
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

beforeAll(loadLaterCode)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it.each([
  ['mandatory', 'Com este seguro, 10 de 20 acidentes ficam por tua conta'],
  ['glass', 'Com este seguro, 8 de 20 acidentes ficam por tua conta'],
  ['robbery', 'Com este seguro, 5 de 20 acidentes ficam por tua conta'],
  ['all', 'Danos próprios paga todos os acidentes da lista'],
])('shows for %s: %s', (type, says) => {
  const { unmount } = render(draw(`/seguros/resultados?product=car&insuranceType=${type}`))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(says)
  unmount()
  render(draw(page(type)))
  expect(screen.getByText(`${says}.`)).toBeVisible()
})

it('asks for the last receipt and what is asked now, as prices of a year', async () => {
  const user = userEvent.setup()
  const shell = recordedShell()
  const [year, month] = ['referenceValue=300&referencePeriod=year', 'referenceValue=25&referencePeriod=month']
  const monthly = page('all').replace(year, month)
  render(<ResultsScreen location={locationOf(monthly)} shell={shell} today="2026-11-23" />)
  const chip = screen.getByRole('button', { name: /^Último recibo: 300.€\/ano/ })
  expect(chip).toHaveAttribute('popovertarget', 'hoje')
  const sheet = within(screen.getByRole('form', { name: 'Tu hoje' }))
  expect(sheet.getByLabelText(/^Valor do seguro/)).toHaveValue('300,00')
  await user.type(sheet.getByLabelText(/^Quanto te pedem agora/), '360{Enter}')
  const went = new URLSearchParams(shell.visited[0]?.url.split('?')[1])
  expect(Object.fromEntries(went)).toMatchObject({
    referenceValue: '300,00',
    referencePeriod: 'year',
    referenceProvider: 'ok',
    askedNow: '360',
  })
})

it('shows who pays each accident, with the visitor’s own column marked', () => {
  render(draw(page('glass')))
  const table = screen.getByRole('table', { name: 'Que acidentes paga cada seguro' })
  const own = within(table).getByRole('columnheader', { name: /o que escolheste/ })
  expect(own).toHaveTextContent('Com vidros')
  // Those that the visitor pays are in sight; the others fold.
  expect(within(table).getAllByRole('rowheader')).toHaveLength(5)
  const others = screen.getByText('Mais acidentes').closest('table') as HTMLElement
  expect(within(others).getAllByRole('rowheader', { hidden: true })).toHaveLength(15)
  const row = within(others).getByRole('row', { name: /para-brisas/, hidden: true })
  const cells = within(row).getAllByRole('cell', { hidden: true })
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Pagas tu', 'Paga', 'Paga', 'Paga'])
})

it.each([
  ['insured=true&insuranceExpiryDate=2026-12-22', undefined],
  ['insured=true&insuranceExpiryDate=2027-11-01', '3 de outubro de 2027.'],
  ['insured=false&insuranceStart=2026-12-24', '24 de novembro de 2026.'],
])('gives the day from which insurers answer: %s', (when, words) => {
  render(draw(`/seguros/resultados?product=car&insuranceType=all&${when}`))
  const notice = screen.queryByText('A simulação só é válida por 30 dias')?.parentElement
  if (words) expect(notice).toHaveTextContent(`As seguradoras dão preço a partir de ${words}`)
  else expect(notice).toBeUndefined()
})

it('states that the notice is over, how to leave all the same, and when the new one begins', () => {
  render(draw(page('all')))
  const dates = screen.getByText('As tuas datas').closest('details')
  expect(dates).toHaveTextContent('O prazo para avisar por escrito acabou a 10 de novembro de 2026')
  expect(dates).toHaveTextContent('11 de dezembro de 2026')
})

it('opens today’s price into its taxes, as far as is known and exactly with the share of liability', async () => {
  const user = userEvent.setup()
  render(draw(page('all')))
  const tool = screen.getByRole('form', { name: 'Impostos no seguro', hidden: true })
  const told = () => plain(within(tool).getByRole('status', { hidden: true }).textContent)
  expect(told()).toContain('Entre 31,45 € e 37,33 €')
  await user.type(within(tool).getByRole('textbox', { name: /responsabilidade civil/, hidden: true }), '80')
  expect(told()).toContain('Impostos e taxas36,17 €')
})

it('counts the tools that the address fills in, without script', () => {
  render(draw(page('all', '&onceTotal=300&partCount=12&partEach=27')))
  expect(plain(document.body.textContent)).toContain(
    'Em prestações pagas mais 24 € por ano (8,0 %). É como um empréstimo a 18,6 % ao ano.',
  )
})

it('puts quotes of the address in their order, the complete ones first', () => {
  const basic = 'liabilityMandatory.travelAssistance.legalProtection.occupants'
  const quotes = `&p1.proposta=Barata&p1.total=200&p1.covers=${basic}&p2.proposta=Inteira&p2.total=240&p2.covers=${basic}.glass`
  render(draw(page('glass', `${quotes}&p2.parts=12&p2.part=21`)))
  const table = screen.getByRole('table', { name: /As propostas lado a lado/ })
  const order = within(table).getAllByRole('rowheader')
  expect(order.map(({ textContent }) => textContent)).toEqual(['Inteira', 'Barata'])
  expect(screen.getAllByRole('table', { name: /proposta|lado a lado/ })).toHaveLength(1)
  const rowOf = (name: RegExp) => plain(within(table).getByRole('row', { name }).textContent)
  expect(rowOf(/Inteira/)).toContain('252,00 € (mais 12,00 €)')
  // 240 − 200, and one cover that is missing.
  expect(within(table).getByRole('columnheader', { name: 'Poupas por cobertura em falta' })).toBeVisible()
  expect(rowOf(/Barata/)).toContain('Quebra de vidros40,00 €')
  expect(plain(document.body.textContent)).toContain('Com a proposta de Inteira poupas 60 € por ano')
  expect(screen.getByText('Só a de Inteira tem tudo o que pediste: 240 €.')).toBeVisible()
})

it.each([
  ['', /^Último recibo: 300.€\/ano/, 'em relação ao que pagas hoje'],
  ['no', /^Pedem-te: 300.€\/ano/, 'em relação ao que te pedem'],
])('names the known premium with a policy and without (%s)', (policy, name, saves) => {
  const url = `${page('mandatory', '&p1.proposta=Uma&p1.total=240&p1.covers=liabilityMandatory.travelAssistance.legalProtection.occupants')}`
  const without = url.replace('insured=true&insuranceExpiryDate=', 'insured=false&insuranceStart=')
  render(draw(policy ? without : url))
  expect(screen.getByRole('button', { name })).toBeVisible()
  expect(plain(document.body.textContent)).toContain(saves)
})

it.each([
  ['matricula', {}],
  ['informacao-pessoal', { licensePlate: 'AA-00-ZZ' }],
])('asks for quotes by way of what is still open: %s', async (slug, kept) => {
  sessionDraft('car-insurance').write(kept)
  render(draw(page('all')))
  const asked = await screen.findByRole('link', { name: 'Quero propostas' })
  expect(asked.getAttribute('href')).toMatch(new RegExp(`^/seguros/simular/${slug}\\?product=car&`))
})

it('leads to what insurers ask next, and back here', () => {
  render(draw(page('all')))
  const link = screen.getByText('Completar os dados para a proposta').closest('a') as HTMLElement
  const next = /^\/seguros\/simular\/para-a-proposta\?product=car&.*returnTo=resultados$/
  expect(link.getAttribute('href')).toMatch(next)
})

it('hydrates exactly as the server printed it', async () => {
  await expectExactHydration(() => draw(page('robbery')))
})
