import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { goToResults } from 'shared-lib/kit/funnel/ui/go-to-results.testing'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import { homeLoanViews } from '../../funnel/home-loan.views'
import widget from './home-loan-funnel.widget'

const flow = '/credito-habitacao/simular'
const { draw, open, itHydrates } = widgetOf(widget, '2026-11-23')
const moving =
  'loanType=transfer&housing=permanent&propertyValue=250000&wantToBorrow=120000&wantToBorrowTime=25&age=45&currentRateType=variable&currentTan=4.322&currentBank=other&rateType=variable&holders=1'

beforeAll(() => homeLoanViews.load())
beforeEach(() => sessionStorage.clear())

it('walks the questions of a purchase and ends at the results, without what is earned in the address', async () => {
  const user = userEvent.setup()
  const shell = open(`${flow}/finalidade`)
  const next = () => user.click(screen.getByRole('button', { name: 'Continuar' }))
  const choose = (name: string | RegExp) => user.click(screen.getByRole('radio', { name }))
  await choose(/^Comprar casa/)
  await choose('Para viver')
  await next()
  await choose('Ando à procura de casa')
  await next()
  await user.type(screen.getByLabelText(/Preço da casa/), '250.000')
  await user.type(screen.getByLabelText(/Percentagem do valor/), '80')
  expect(screen.getByLabelText(/Montante do crédito/)).toHaveValue('200.000')
  await user.clear(screen.getByLabelText(/Montante do crédito/))
  expect(screen.getByLabelText(/Percentagem do valor/)).toHaveValue('')
  await user.type(screen.getByLabelText(/Montante do crédito/), '200000')
  expect(screen.getByLabelText(/Percentagem do valor/)).toHaveValue('80')
  await user.type(screen.getByLabelText(/^Prazo/), '35')
  await user.type(screen.getByLabelText(/Idade do titular/), '34')
  await next()
  await choose(/^Mista/)
  await next()
  await choose('Duas pessoas')
  await user.type(screen.getByLabelText(/Rendimento líquido/), '2600')
  await goToResults(user, 'Ver os resultados')
  expect(shell.visited.at(-1)?.url).toBe(
    '/credito-habitacao/resultados?loanType=acquisition&housing=permanent&buyingCycle=looking&propertyValue=250000&wantToBorrow=200000&wantToBorrowTime=35&age=34&rateType=mixed&holders=2',
  )
})

it('shows for an existing loan what is owed and left', () => {
  render(draw(`${flow}/montante-do-emprestimo?${moving}`))
  expect(screen.getByLabelText(/Quanto deves/)).toHaveValue('120.000')
  expect(screen.getByLabelText(/Valor da casa/)).toHaveValue('250.000')
  expect(screen.getByLabelText(/Anos que faltam/)).toHaveValue('25')
})

it('takes the amount where an address has the share as well, and moves the share with the price', async () => {
  const user = userEvent.setup()
  const shell = recordedShell()
  const both =
    'loanType=acquisition&housing=permanent&buyingCycle=looking&propertyValue=250000&wantToBorrow=200000&borrowingPercentage=80&wantToBorrowTime=30&age=40'
  render(draw(`${flow}/montante-do-emprestimo?${both}`, shell))
  await user.clear(screen.getByLabelText(/Preço da casa/))
  await user.type(screen.getByLabelText(/Preço da casa/), '400000')
  expect(screen.getByLabelText(/Percentagem do valor/)).toHaveValue('50')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(shell.visited[0]?.url).toMatch(/propertyValue=400000&wantToBorrow=200000&wantToBorrowTime/)
})

it('starts a tag in a story from its attributes', () => {
  render(draw(undefined, recordedShell(), { 'loan-type': 'transfer', heading: 'Vale a pena mudar?' }))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Vale a pena mudar?')
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Para que é o crédito?')
})

itHydrates(
  flow,
  'finalidade montante-do-emprestimo credito-atual tipo-de-taxa situacao-financeira respostas',
  moving,
)
