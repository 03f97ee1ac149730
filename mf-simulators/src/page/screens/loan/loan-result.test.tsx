import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOpener } from 'shared-lib/kit/calculator/ui/open-page.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import { loanCalculator } from '../../../calculators/loan.calculator'
import { loanView } from './loan.view'

const open = pageOpener(loanView, loanCalculator)

const part = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('details, section') as HTMLElement)
const base = 'wantToBorrowBase=10000&wantToBorrowTime=60&tan=8,5'

// Worked apart from the rules: 206,81 € a month at 8,5 % × 1,04, 176 € of stamp duty and 156 € of fee on the first day.
it('shows what is paid by month and in all, with the TAEG', () => {
  open(`${base}&openingFee=150`)
  expect(
    screen.getByText(
      /Pedes 10\.000.€ e pagas ao todo 12\.740.€ em 60 meses: o crédito custa-te 2\.740.€\. A TAEG sem seguros é de 10,8.%\./,
    ),
  ).toBeVisible()
})

it('puts the TAEG first, with every other rate in its notes', () => {
  open(base)
  const names = part('Quanto custa')
    .getAllByRole('term')
    .map((one) => one.textContent)
  expect(names[0]).toBe('TAEG sem seguros nem comissões')
  expect(names).not.toContain('TAN')
  expect(part('Quanto custa').getByText(/^TAEG/).parentElement).toHaveTextContent(/TAN: 8,5.%, só os juros/)
  expect(part('Quanto custa').getByText(/^TAEG/).parentElement).toHaveTextContent(/máximo da lei: 15,0.%/)
  expect(part('Quanto custa').getByText('Imposto do selo').parentElement).toHaveTextContent(
    /176.€ sobre o montante/,
  )
})

it('shows of what the total is made', () => {
  open(`${base}&monthlyFee=2&monthlyInsurance=10&isInsuranceRequired=true`)
  const table = screen.getByRole('table', { name: 'Partes do total que pagas' })
  expect(within(table).getByRole('row', { name: /O que pediste 10\.000.€/ })).toBeVisible()
  expect(within(table).getByRole('row', { name: /Comissões 120.€/ })).toBeVisible()
  expect(within(table).getByRole('row', { name: /Seguro obrigatório 600.€/ })).toBeVisible()
  expect(part('Quanto custa').getByText('Tudo por mês')).toBeVisible()
})

it('offers other terms as addresses, its own as words', () => {
  open(base)
  expectLink('48 meses', /wantToBorrowTime=48/)
  expect(screen.queryByRole('link', { name: '60 meses' })).toBeNull()
  expect(screen.getByText(/Em 36 meses pagas mais .+ por mês e poupas .+ ao todo\./)).toBeVisible()
})

it('moves a variable rate, and leaves a fixed one alone', () => {
  open(base)
  expect(screen.queryByRole('heading', { name: 'E se a taxa mudasse?' })).toBeNull()
  open(`${base}&rateType=variable`)
  expectLink(/Com a TAN a 9,5.%/, /tan=9%2C5/)
})

it('draws what is owed, with every instalment in a table', () => {
  open(base)
  expect(
    screen.getByRole('img', { name: /Depois de 30 das 60 prestações ainda deves 5\.548.€\./ }),
  ).toBeVisible()
  const table = screen.getByRole('table', { name: 'Plano de prestações', hidden: true })
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(61)
  expect(within(table).getByRole('row', { name: /^60 .* 0,00.€$/, hidden: true })).toBeInTheDocument()
})

it('compares the effort with its limit, and states whether it is above or within', () => {
  open(`${base}&netMonthlyIncome=400`)
  expect(
    screen.getByText(/Acima do limite que o Banco de Portugal recomenda \(\d+,\d.%, máximo 45.%\)/),
  ).toBeVisible()
  open(`${base}&netMonthlyIncome=1300`)
  expect(screen.getByText(/Dentro do limite .* \(\d+,\d.%, máximo 45.%\)/)).toBeVisible()
})

it('shows an early repayment, with the largest fee of the law', () => {
  open(`${base}&earlyRepayment=3000&earlyRepaymentMonth=24&earlyRepaymentKeeps=instalment`)
  expect(part('Com o reembolso antecipado').getByText('Acabas mais cedo').parentElement).toHaveTextContent(
    /\d+ meses/,
  )
  expect(part('Com o reembolso antecipado').getByText(/Comissão/).parentElement).toHaveTextContent(/15.€/)
  expect(screen.queryByText('Falta confirmar')).toBeNull()
})

it('warns of a TAEG above the ceiling and of a term above the recommended one', () => {
  open('wantToBorrowBase=8000&wantToBorrowTime=96&tan=16')
  expect(
    screen.getByText(/A TAEG está acima do máximo do trimestre .*\(\d\d,\d.%, máximo 15,0.%\)/),
  ).toBeVisible()
  expect(screen.getByText(/recomenda no máximo 84 meses/)).toBeVisible()
})

it('states that an amount is outside the law of consumer credit', () => {
  open('wantToBorrowBase=90000&wantToBorrowTime=60&tan=8')
  expect(screen.getByText('Fora da lei do crédito ao consumo')).toBeVisible()
})

it('names what is not known without a guess in its place', () => {
  open(`${base}&contractDate=15%2F03%2F2020`)
  expect(screen.getByText(/Ainda não se sabe a TAEG nem o total\./)).toBeVisible()
  expect(part('Quanto custa').getByText(/^TAEG/).parentElement).toHaveTextContent(/desconhecido/)
  expect(screen.queryByRole('heading', { name: 'Para onde vai o que pagas' })).toBeNull()
})

it('explains why next to its figures, its tables and what would change', async () => {
  open(`${base}&rateType=variable`)
  const taeg = within(part('Quanto custa').getByText(/^TAEG/).parentElement as HTMLElement)
  await userEvent.click(taeg.getByText('porquê?', { selector: 'summary' }))
  expect(taeg.getByText(/soma de 60 pagamentos/)).toBeVisible()
  for (const name of [
    'E se o prazo fosse outro?',
    'E se a taxa mudasse?',
    'O crédito, prestação a prestação',
  ])
    expect(part(name).getByText('porquê?', { selector: 'summary' })).toBeInTheDocument()
})
