import { screen, within } from '@testing-library/react'
import { pageOpener } from 'shared-lib/kit/calculator/ui/open-page.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import { wagesCalculator } from '../../../calculators/wages.calculator'
import { wagesView } from './wages.view'

const open = pageOpener(wagesView, wagesCalculator)

const card =
  'first_wage_raw=1500&second_wage_raw=1500&second_meal_subsidy_type=card&second_meal_subsidy_daily=10,46&second_car=100'

it('states which offer leaves more of a year and by how much', () => {
  open(card)
  expect(screen.getAllByText('A segunda proposta vale mais')[0]).toBeVisible()
  // 11 × 22 × 10,46 € of meal card and 12 × 100 € of car on top of 14 × 1.167 €.
  expect(screen.getByText(/Num ano ficas com 20\.069.€ na segunda e 16\.338.€ na primeira/)).toBeVisible()
  expect(screen.getByText('Vale mais')).toBeVisible()
})

it('puts both offers next to each other, with what each costs the company', () => {
  open(card)
  const second = screen.getAllByRole('listitem').find((one) => within(one).queryByText('Segunda proposta'))
  if (!second) throw new Error('no second offer')
  expect(within(second).getByText('Benefícios num ano').nextSibling).toHaveTextContent(/1\.200.€/)
  expect(within(second).getByText('Custo para a empresa').nextSibling).toHaveTextContent(/29\.719.€/)
  expect(screen.getByText(/A segunda custa à empresa mais 3\.731.€ por ano/)).toBeVisible()
})

it('explains the difference line by line, down to what is left', () => {
  open(card)
  const table = screen.getByRole('table', { name: 'As duas propostas num ano, linha a linha' })
  expect(within(table).getByRole('row', { name: /Carro 0.€ 1\.200.€ \+1\.200.€/ })).toBeVisible()
  expect(within(table).getByRole('row', { name: /Retenção de IRS −2\.352.€/ })).toBeVisible()
  expect(
    within(table).getByRole('row', { name: /O que fica 16\.338.€ 20\.069,32.€ \+3\.731,32.€/ }),
  ).toBeVisible()
})

it('shows the wage to ask for, as an address', () => {
  open('first_wage_raw=1500&second_wage_raw=1600')
  expect(screen.getByText(/A primeira proposta teria de pagar 1\.600.€ brutos por mês/)).toBeVisible()
  expectLink(/Ver a primeira com 1\.600.€/, /first_wage_raw=1600/)
})

it('finds equal offers equal', () => {
  open('first_wage_raw=1500&second_wage_raw=1500')
  expect(screen.getAllByText('Valem o mesmo')[0]).toBeVisible()
  expect(screen.queryByText('Vale mais')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Para valerem o mesmo' })).toBeNull()
})

it('explains why there is no answer, and shows what is known of the other offer', () => {
  open('first_wage_raw=1500&second_wage_raw=2000&second_contract=self_employed&region=azores')
  expect(screen.getAllByText('Sem resposta')[0]).toBeVisible()
  expect(screen.getAllByText(/Não conhecemos a retenção dos recibos verdes/)[0]).toBeVisible()
  expect(screen.queryByRole('table', { name: /linha a linha/ })).toBeNull()
  expect(screen.getByText(/Primeira proposta: o que fica num ano/)).toBeVisible()
})

it('asks what both offers pay first, and keeps the rest folded', () => {
  open('')
  expect(screen.getByRole('textbox', { name: 'Valor bruto da primeira proposta' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Valor bruto da segunda proposta' })).toBeVisible()
  const first = screen.getByRole('group', { name: 'Primeira proposta' })
  expect(within(first).getByRole('combobox', { name: 'Subsídio de refeição' })).not.toBeVisible()
  expect(screen.getByRole('textbox', { name: /Carro da segunda proposta/ })).not.toBeVisible()
})
