import { screen, within } from '@testing-library/react'
import { pageOpener } from 'shared-lib/kit/calculator/ui/open-page.testing'
import { homeLoanOnScreen } from '../../../calculators/home-loan.calculator'
import { homeLoanView } from './home-loan.view'

const open = pageOpener(homeLoanView, homeLoanOnScreen)

// 843,21 € a month: annuity tables, 200.000 € at 3 % over 30 years; stamp duty 0,6 % of the amount.
const fixed = 'wantToBorrow=200000&wantToBorrowTime=30&rateType=fixed&tan=3'
const figure = (name: string | RegExp) => screen.getByText(name, { selector: 'dt' }).parentElement

it('shows the instalment, and TAEG and MTIC in no smaller type than the nominal rate', () => {
  open(fixed)
  expect(
    screen.getByText(
      /Por 200\.000.€ durante 30 anos\. TAEG de 3,1.% sem seguros, comissões nem registos: ao todo pagas/,
    ),
  ).toBeVisible()
  const main = document.querySelectorAll('[data-main] dt')
  expect([...main].map((one) => one.textContent)).toEqual([
    'TAEG sem seguros, comissões nem registos',
    'MTIC sem seguros, comissões nem registos',
  ])
  expect(figure(/^TAEG/)).toHaveTextContent(/3,1.%/)
  expect(figure('TAN')).toHaveTextContent(/3,000.%/)
  const table = screen.getByRole('table', { name: 'Partes de tudo o que se paga' })
  expect(within(table).getByRole('row', { name: /Dinheiro emprestado 200\.000.€/ })).toBeVisible()
  expect(within(table).getByRole('row', { name: /Imposto do selo 1\.200.€/ })).toBeVisible()
  expect(within(table).queryByRole('row', { name: /Seguros/ })).toBeNull()
})

// Euribor of six months in September 2026, 2,922 %, and 0,73 of spread.
it('opens with an example whose index is the one in its account', () => {
  open('')
  expect(
    screen.getByText(/^Exemplo: 200\.000.€ a 30 anos, taxa variável com Euribor a 6 meses e spread/),
  ).toBeVisible()
  expect(figure('TAN')).toHaveTextContent(/3,652.%/)
})

it('shows what the usual costs make of it, and fills them in', () => {
  open(`${fixed}&assessmentDate=2026-11-21`)
  // 734,50 € of fees with 4 % on them, 250 € of registration and 40 € a month: 763,88 + 250 + 14.400 €.
  expect(screen.getByText(/Com os custos habituais, a TAEG é de 3,5.%/)).toBeVisible()
  expect(screen.getByText(/pagas mais 15\.414.€ até ao fim/)).toBeVisible()
  const link = screen.getByRole('link', { name: 'Fazer as contas com estes custos' })
  for (const input of ['openingFees=734%2C5', 'registrationCosts=250', 'monthlyInsurance=40'])
    expect(link).toHaveAttribute('href', expect.stringContaining(input))
})

it('names TAEG and MTIC as the law does once no cost is left out', () => {
  open(`${fixed}&openingFees=734,5&registrationCosts=250&monthlyInsurance=40`)
  const main = document.querySelectorAll('[data-main] dt')
  expect([...main].map((one) => one.textContent)).toEqual(['TAEG', 'MTIC'])
  expect(figure('TAEG')).toHaveTextContent(/3,5.%/)
  expect(screen.queryByText(/custos habituais/)).toBeNull()
})

const check = (name: string) =>
  screen.getByText(new RegExp(`^${name}:`), { selector: 'strong' }).parentElement

it('states for each limit whether the loan is within it, with the rule', () => {
  open(`${fixed}&propertyValue=210000&age=30&netMonthlyIncome=2000`)
  expect(check('Parte do valor da casa')).toHaveTextContent(
    /acima do limite \(95,2.%, máximo 90.%\).*até 189\.000.€/,
  )
  expect(check('Taxa de esforço')).toHaveTextContent(
    /^Taxa de esforço: dentro do limite \(42,2.%, máximo 45.%\)/,
  )
  expect(check('Prazo')).toHaveTextContent(/^Prazo: dentro do limite \(30 anos, máximo 40 anos\)/)
})

it('names what is missing to check a limit', () => {
  open(fixed)
  expect(screen.getAllByText('falta um valor')).toHaveLength(3)
  expect(check('Prazo')).toHaveTextContent('Diz a tua idade')
})

it('looks for the largest loan when only an income is given', () => {
  open('wantToBorrowTime=30&rateType=fixed&tan=3&netMonthlyIncome=2000')
  expect(screen.getAllByText('Podes pedir até')[0]).toBeVisible()
  expect(screen.getByText(/A prestação seria de 900.€ por mês durante 30 anos/)).toBeVisible()
  expect(screen.queryByText('E se…?')).toBeNull()
})

it('offers the largest loan, other terms and every instalment as addresses', () => {
  open(`${fixed}&propertyValue=300000&netMonthlyIncome=2500`)
  const largest = screen.getByRole('link', { name: 'Fazer as contas com esse montante' })
  expect(largest).toHaveAttribute('href', expect.not.stringContaining('wantToBorrow='))
  const shorter = screen.getByRole('link', { name: /Em 25 anos \(menos .* ao todo\)/ })
  expect(shorter).toHaveAttribute('href', expect.stringContaining('wantToBorrowTime=25'))
  const monthly = screen.getByRole('link', { name: 'Ver todas as prestações, mês a mês' })
  expect(monthly).toHaveAttribute('href', expect.stringContaining('schedule=monthly'))
})

it('lists the debt by year, and each instalment only on request', () => {
  open(fixed)
  const table = screen.getByRole('table', { name: 'Juros, capital e dívida em cada ano' })
  expect(within(table).getAllByRole('row')).toHaveLength(31)
  expect(within(table).getByRole('row', { name: /^30 .* 0,00.€$/ })).toBeVisible()
  expect(screen.queryByRole('table', { name: 'Todas as prestações' })).toBeNull()
  expect(screen.getByRole('img', { name: /desce de 200\.000.€ até zero em 30 anos/ })).toBeVisible()
})

it('lists each instalment on request', () => {
  open('wantToBorrow=200000&wantToBorrowTime=2&rateType=fixed&tan=3&schedule=monthly')
  const table = screen.getByRole('table', { name: 'Todas as prestações' })
  expect(within(table).getAllByRole('row')).toHaveLength(25)
  expect(screen.getByRole('link', { name: 'Ver só ano a ano' })).toBeVisible()
})

it('moves a variable rate and leaves a fixed one where it is', () => {
  open('wantToBorrow=200000&wantToBorrowTime=30&tan=3')
  const table = screen.getByRole('table', { name: 'Prestação com outras taxas' })
  // 954,83 €: annuity tables at 4 %.
  expect(
    within(table).getByRole('row', { name: /\+1 p\.p\. 4,000.% 954,83.€ pagas mais 111 ?,62/ }),
  ).toBeVisible()
  expect(within(table).getByRole('row', { name: /Como agora 3,000.% 843,21.€ igual/ })).toBeVisible()
})

it('shows both instalments of a mixed loan', () => {
  open('wantToBorrow=200000&wantToBorrowTime=30&rateType=mixed&tan=2.85&fixedYears=5&spread=0.7')
  expect(screen.getByText(/Ao fim de 5 anos passa a .*, se a Euribor não mudar/)).toBeVisible()
  expect(figure('TAN depois do período fixo')).toBeVisible()
  expect(screen.getByText(/Depois do período fixo, se a Euribor subir um ponto/)).toBeVisible()
})

it('shows the early repayment with its fee, and the guarantee with what is missing', () => {
  open(
    `${fixed}&propertyValue=200000&age=29&earlyRepayment=10000&earlyRepaymentMonth=24&earlyRepaymentKeeps=instalment`,
  )
  expect(screen.getByText(/acabas .* mais cedo e poupas .*, já sem a comissão máxima/)).toBeVisible()
  // 2 % of 10.000 €: the largest fee at a fixed rate.
  expect(screen.getByText('Comissão de reembolso antecipado, no máximo').parentElement).toHaveTextContent(
    /200,00.€/,
  )
  expect(screen.getByText(/O Estado pode garantir 15,0.% do preço, 30\.000.€, se cumprires/)).toBeVisible()
  expect(screen.getByText(/Falta o rendimento coletável/)).toBeVisible()
})

it('names what is not known on another day', () => {
  open(`${fixed}&assessmentDate=2003-06-01`)
  expect(screen.getByText('Falta confirmar')).toBeVisible()
  expect(screen.getByText(/A TAEG e o total não são conhecidos/)).toBeVisible()
  expect(figure(/^TAEG/)).toHaveTextContent('Sem dados')
})

it.each([
  'wantToBorrow=200000&wantToBorrowTime=30&rateType=mixed&tan=2.85&fixedYears=5&spread=0.7',
  `${fixed}&propertyValue=200000&age=29&netMonthlyIncome=2500&earlyRepayment=10000&earlyRepaymentMonth=24`,
  `${fixed}&assessmentDate=2003-06-01&propertyValue=250000`,
])('explains every figure: %s', (query) => {
  const data = open(query)
  const result = data.kind === 'result' ? data.result : undefined
  const labels = result?.figures.map(({ label }) => label) ?? []
  expect(labels.length).toBeGreaterThan(2)
  for (const label of labels)
    expect(screen.getAllByText(label, { selector: 'summary > span' })).not.toHaveLength(0)
})
