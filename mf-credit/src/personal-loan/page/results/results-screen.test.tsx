import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locationOf, recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { loadLaterCode } from 'shared-lib/kit/ui/later-part/later-part'
import {
  aboveCeilingProblems,
  creditScreenProblems,
} from 'shared-lib/rules/credit/display-duties/check-credit-screen.testing'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { exactAmounts } from 'shared-lib/rules/money/exact-amounts.testing'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { expectLink } from 'shared-lib/testing/expect-link'
import { resultsOf } from './results.load'
import { ResultsScreen } from './results-screen'

const asked =
  'loanType=others&wantToBorrowBase=10000&wantToBorrowTime=60&residentType=resident&employmentStatus=employed&unpayedCredits=no'
const joined = `${asked.replace('others&wantToBorrowBase=10000', 'consolidatedCredit&debts=3000*110*36_6200*215*34_4300*150*33')}`
const two =
  '&p1.proposta=Exemplo+Um&p1.loanAmount=10000&p1.loanMonths=60&p1.tan=8,9&p2.proposta=Exemplo+Dois&p2.loanAmount=10000&p2.loanMonths=60&p2.tan=16'
const draw = (query: string, today = '2026-11-22') => (
  <ResultsScreen
    data={resultsOf(query, toIsoDate(today))}
    location={locationOf(`/credito-pessoal/resultados?${query}`)}
    shell={recordedShell()}
    today={today}
  />
)
/** Waits until the notebook has loaded. */
const show = async (query: string, today?: string) => {
  render(draw(query, today))
  await screen.findByText('Importar')
}
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')

// As the server does before it draws.
beforeAll(loadLaterCode)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Instalment of a proposal → verdict, and a part of the note. */
it.each([
  [
    '',
    'Pagas cerca de 215,50 € por mês, TAEG de 12,0 %',
    'Poupas 803 € em relação ao máximo. Média: máximo ÷ 1,25.',
  ],
  ['240', 'Cara: acima do máximo legal', 'Sem seguros facultativos'],
  ['228,88', 'Cara: na média pagas menos 13 € por mês', 'a dividir por 1,25'],
  ['216,51', 'Cara: na média pagas menos 1 € por mês', 'a dividir por 1,25'],
  ['216,49', 'Proposta na média: tenta baixar', 'a dividir por 1,25'],
  ['205', 'Boa proposta: 11 € por mês abaixo da média', 'a dividir por 1,25'],
])('judges a proposal of %s € a month between average and maximum', async (given, verdict, note) => {
  await show(`${asked}${given && `&todayInstalment=${given}`}`)
  expect(plain(screen.getByRole('heading', { level: 1 }))).toBe(verdict)
  const ruler = screen.getByRole('region', { name: verdict.replaceAll(/ (?=[€%])/g, '\u00a0') })
  expect(plain(ruler)).toContain(note)
  expect(within(ruler).getAllByRole('row').map(plain)).toEqual([
    ...(given ? [`A tua proposta${given} €/mês`] : []),
    'Média215,50 €/mês',
    'Máximo legal228,88 €/mês',
  ])
  expectLink(
    'Pedir propostas',
    `/credito-pessoal/simular/dados-de-contacto?${asked}${given && `&todayInstalment=${encodeURIComponent(given)}`}`,
    within(ruler),
  )
})

it.each([asked, asked + two, joined])('does its duties as a screen of credit: %s', async (query) => {
  await show(query)
  expect([...creditScreenProblems(), ...aboveCeilingProblems(0.15), ...exactAmounts()]).toEqual([])
})

it('works out what is paid back early by its form, in the address and without script', async () => {
  await show(`${asked}&payoffAmount=2000&payoffAfter=12&payoffKeeps=term${two}`)
  const part = screen.getByRole('region', { name: 'E se pagares antes do fim?' })
  expect(plain(part)).toMatch(/Depois da prestação 12 de 60, poupas \d+ € se pagares de uma vez 2\.000 €/)
  expect(within(part).getByText('Prestação nova')).toBeVisible()
  const form = part.querySelector('form') as HTMLFormElement
  expect(form).toHaveAttribute('action', '/credito-pessoal/resultados#pagar-antes')
  const sent = new FormData(form)
  expect(sent.get('wantToBorrowBase')).toBe('10000')
  expect(sent.get('p2.proposta')).toBe('Exemplo Dois')
  expect(sent.getAll('payoffAmount')).toEqual(['2.000'])
})

it('marks a wrong amount as invalid, and goes on with all that is owed', async () => {
  await show(`${asked}&payoffAmount=muito`)
  expect(screen.getByLabelText(/Quanto pagas de uma vez/)).toBeInvalid()
  expect(screen.getByText('Falta pagar nesse dia')).toBeVisible()
})

it('shows the effort of some incomes to a visitor who gives none', async () => {
  await show(asked)
  await userEvent.click(screen.getByText('A taxa de esforço de vários rendimentos'))
  const table = screen.getByRole('table', { name: /^Taxa de esforço por rendimento/ })
  expect(plain(within(table).getByRole('row', { name: /^900/ }))).toBe('900 €23,9 %dentro')
})

it('puts the proposals on the scale, and marks the one above the ceiling', async () => {
  await show(asked + two)
  const scale = screen.getByRole('region', { name: 'O mesmo crédito, do mais barato ao mais caro' })
  const rows = within(scale).getAllByRole('rowheader').map(plain)
  expect(rows).toEqual(['Exemplo Um', 'Média do mercado', 'Máximo legal', 'Exemplo Dois'])
  const figures = within(scale).getAllByRole('cell').map(plain)
  expect(figures.slice(0, 4)).toEqual(['10,5 %', '208,83 €', '2.706 €', '12.706 €'])
  expect(figures).toHaveLength(16)
  expect(screen.getAllByText(/Acima do máximo legal para contratos novos, 15.%/)).toHaveLength(1)
})

it('begins the form of the notebook with what a calculator was looked at with', async () => {
  await show(`${asked}&proposalTan=9,9&proposalFee=150`)
  expect(screen.getByLabelText(/^TAN/)).toHaveValue('9,9')
  expect(screen.getByLabelText(/^Comissão de abertura/)).toHaveValue('150')
})

it('shows from which income it fits, before the visitor gives one', async () => {
  await show(asked)
  expect(screen.getByText(/508,63/)).toBeInTheDocument()
})

it('shows whether the instalment fits, from what never was in the address', async () => {
  const told = { dateOfBirth: '31/01/1990', monthlyIncomeFirst: '1300', monthlyExpensesFirst: '250' }
  sessionStorage.setItem('qp:draft:personal-loan', JSON.stringify(told))
  await show(asked)
  const effort = 'Taxa de esforço: dentro do limite (35,8 %, máximo 45 %)'
  expect(plain(await screen.findByText(/^Taxa de esforço: dentro do limite/))).toBe(effort)
  expect(screen.getByText(/Cabe também em \d+ meses/)).toBeVisible()
})

it('states that putting the debts together costs more, and up to which rate it would not', async () => {
  await show(joined)
  expect(plain(screen.getByText(/^A prestação baixa/))).toMatch(/mas pagas mais [\d.]+ € até ao fim\.$/)
  expect(screen.getByText(/só pagas menos ao todo com uma TAEG até/)).toBeVisible()
})

it.each([
  ['unpayedCredits', 'no', 'yes', 'Primeiro, trata das prestações em atraso'],
  ['residentType', 'resident', 'nonResident', 'Só tratamos créditos de quem vive em Portugal'],
])('explains with %s not %s but %s why it asks for nothing, and what to do', (name, from, to, heading) => {
  render(draw(asked.replace(`${name}=${from}`, `${name}=${to}`)))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  expect(screen.queryByRole('link', { name: 'Pedir propostas' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Alterar respostas' })).toBeVisible()
})

it('shows the loan without a ceiling before the quarter is published', async () => {
  await show(asked, '2027-01-02')
  expect(plain(screen.getByRole('heading', { level: 1 }))).toBe('O teu crédito de 10.000 € em 60 meses')
  expect(screen.getByText('Ainda sem TAEG máxima')).toBeVisible()
})

it('counts the days to change one’s mind', async () => {
  const user = userEvent.setup()
  await show(asked)
  await user.click(screen.getByText(/^Pagar antes, atrasos/))
  await user.click(screen.getByText(/^Depois de assinar/))
  await user.type(screen.getByLabelText(/Dia em que assinaste/), '20122026')
  expect(await screen.findByText('3 de janeiro de 2027')).toBeVisible()
})

it.each([asked + two, joined])('hydrates exactly as the server printed it: %s', (query) =>
  expectExactHydration(() => draw(query)),
)
