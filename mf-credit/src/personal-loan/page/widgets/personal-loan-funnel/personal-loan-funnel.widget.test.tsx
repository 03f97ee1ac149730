import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { goToResults } from 'shared-lib/kit/funnel/ui/go-to-results.testing'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import { personalLoanViews } from '../../funnel/personal-loan.views'
import widget from './personal-loan-funnel.widget'

const flow = '/credito-pessoal/simular'
const { draw, open, itHydrates } = widgetOf(widget, '2026-11-22')
const user = userEvent.setup()
const choose = (name: string | RegExp) => user.click(screen.getByRole('radio', { name }))
const type = (name: string | RegExp, text: string) => user.type(screen.getByRole('textbox', { name }), text)
const next = () => user.click(screen.getByRole('button', { name: 'Continuar' }))
const asked = 'loanType=others&wantToBorrowBase=10000&wantToBorrowTime=60'
const all = `${asked}&residentType=resident&employmentStatus=employed&unpayedCredits=no`

beforeEach(() => sessionStorage.clear())
beforeAll(() => personalLoanViews.load())

it('asks for the purpose, the amount and the term, and ends at the results', async () => {
  const shell = open(`${flow}/finalidade`)
  await choose(/^Outro fim/)
  await next()
  await type(/Quanto queres pedir/, '10000')
  fireEvent.change(screen.getByRole('slider', { name: /Em quantos meses/ }), { target: { value: '60' } })
  await goToResults(user, 'Ver o resultado')
  expect(shell.visited.at(-1)?.url).toBe(`/credito-pessoal/resultados?${asked}`)
})

it('asks about the borrower before the contact form, and keeps money out of the address', async () => {
  const shell = open(`${flow}/tipo-de-residencia?${asked}`)
  await choose(/^Nacionalidade portuguesa/)
  await next()
  await choose('Por conta de outrem, sem termo')
  await next()
  await choose('Não')
  await next()
  await type(/^Data de nascimento/, '31011990')
  await type(/^Rendimento líquido por mês/, '1300')
  await type(/^Prestações de créditos/, '250')
  await next()
  expect(shell.visited.at(-1)?.url).toBe(`${flow}/dados-de-contacto?${all}`)
  expect(JSON.parse(sessionStorage.getItem('qp:draft:personal-loan') ?? '{}')).toMatchObject({
    monthlyIncomeFirst: '1300',
  })
})

it('asks for each debt that is put together, and adds them up', async () => {
  render(draw(`${flow}/montante-do-emprestimo?loanType=consolidatedCredit`))
  expect(screen.queryByRole('textbox', { name: /Quanto queres pedir/ })).toBeNull()
  await type(/Falta pagar/, '3000')
  await type(/Prestação por mês/, '110')
  await type(/Meses que faltam/, '36')
  expect(screen.getByText(/O novo crédito seria de 3\.000\s€/)).toBeVisible()
})

it('takes the bounds that editors set, in the hint and in the error', () => {
  const url = `${flow}/montante-do-emprestimo?loanType=others&wantToBorrowBase=9000&wantToBorrowTime=60`
  render(
    draw(url, undefined, {}, { wantToBorrowTime: { max: 48 }, wantToBorrowBase: { min: 500, max: 8000 } }),
  )
  expect(screen.getByText(/^No máximo 48 meses/)).toBeVisible()
  expect(screen.getAllByText(/^Insere um valor entre/).map((error) => error.textContent)).toEqual(
    expect.arrayContaining([
      'Insere um valor entre 500\u00a0€ e 8.000\u00a0€',
      'Insere um valor entre 6 e 48\u00a0meses',
    ]),
  )
})

it('asks for both people where two ask', async () => {
  render(draw(`${flow}/situacao-financeira?${all}&returnTo=resultados`))
  expect(screen.getByRole('radio', { name: /^Só eu/ })).toBeChecked()
  await choose(/^Duas pessoas/)
  expect(screen.getByRole('textbox', { name: /Rendimento líquido da segunda pessoa/ })).toBeVisible()
})

it('starts a tag in a story from its attributes', async () => {
  render(
    draw(undefined, recordedShell(), { 'loan-type': 'others', amount: '5000', heading: 'Quanto custa?' }),
  )
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Quanto custa?')
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('De quanto precisas')
  expect(screen.getByRole('textbox', { name: /Quanto queres pedir/ })).toHaveValue('5.000')
})

itHydrates(
  flow,
  'finalidade montante-do-emprestimo tipo-de-residencia situacao-profissional creditos-em-incumprimento situacao-financeira respostas',
  all,
)
