import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageOpener } from 'shared-lib/kit/calculator/ui/open-page.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import { deedCostsCalculator } from '../../../calculators/deed-costs.calculator'
import { deedCostsView } from './deed-costs.view'

const open = pageOpener(deedCostsView, deedCostsCalculator)

const result = () => within(screen.getByRole('region', { name: 'Resultado: Custos de escritura' }))

it('shows what a purchase costs besides the price, and of what that is made', () => {
  open('price=300000')
  expect(
    result().getByText(
      /Além do preço da casa, pagas 12\.942.€ de impostos sobre a compra e 375.€ de escritura e registo\./,
    ),
  ).toBeVisible()
  const bill = result().getByRole('table', { name: 'Partes dos custos de escritura' })
  expect(within(bill).getByRole('row', { name: /IMT 10\.542.€ 79,2.%/ })).toBeVisible()
  expect(within(bill).getByRole('row', { name: /Imposto do selo da compra 2\.400.€/ })).toBeVisible()
  expect(screen.queryByText('Valores que podem mudar')).toBeNull()
})

it('explains each cost by its formula and law', async () => {
  open('price=300000')
  const imt = result()
    .getAllByRole('group')
    .find((group) => within(group).queryByText('IMT'))
  expect(imt).toBeDefined()
  await userEvent.click(within(imt as HTMLElement).getByText('IMT'))
  expect(within(imt as HTMLElement).getByText(/300\.000,00.€ × 7.% −/)).toBeVisible()
})

it('gives the two ends of what is disputed, with the reason', () => {
  open('price=400000&purpose=other_housing&nonResident=true&date=2026-06-15')
  expect(screen.getAllByText('Custos de escritura, no máximo')[0]).toBeVisible()
  expect(result().getByText(/No mínimo, .* ao todo\./)).toBeVisible()
  expect(result().getByText('Valores que podem mudar')).toBeVisible()
  expect(result().getByText(/^IMT: 19\.300.€ a 30\.000.€/)).toBeVisible()
  expect(result().getByRole('row', { name: /IMT, pelo menos 19\.300.€/ })).toBeVisible()
})

it('names what is missing in the sum, and what can be had back', () => {
  open('price=400000&purpose=other_housing&nonResident=true&desk=separate&date=2026-10-15')
  expect(result().getByText('Custos de escritura que se sabem')).toBeVisible()
  expect(result().getByText(/Falta somar: escritura no notário\./)).toBeVisible()
  expect(result().getByText(/Podes recuperar 10\.700.€ de IMT/)).toBeVisible()
})

it('shares the taxes out by buyer', () => {
  open('price=250000&region=azores&buyers=2&young=true')
  const table = result().getByRole('table', { name: 'Impostos por comprador' })
  expect(within(table).getByRole('row', { name: /1\.º 50.% jovem 0.€ 0.€/ })).toBeVisible()
  expect(within(table).getByRole('row', { name: /2\.º 50.% comum 2\.213,76.€ 1\.000.€/ })).toBeVisible()
})

it('offers what would change as addresses', () => {
  open('price=300000')
  const link = (name: RegExp) => result().getByRole('link', { name })
  expect(link(/Com mais 10\.000/)).toHaveAttribute('href', expect.stringContaining('price=310000'))
  expect(link(/35 anos/)).toHaveAttribute('href', expect.stringContaining('young=true'))
  expect(link(/Sem ser para viver/)).toHaveAttribute('href', expect.stringContaining('purpose=other_housing'))
  expect(link(/Com mais 10\.000/).closest('li')).toHaveTextContent(/pagas mais 780,00.€$/)
})

it('leads on to the journey of the loan with what was calculated', () => {
  open('price=300000&loan=200000')
  expectLink(
    'Comparar propostas com estes valores',
    '/credito-habitacao/simular?loanType=acquisition&housing=permanent&propertyValue=300000&wantToBorrow=200000',
    result(),
  )
})

it('asks the young whether they own a home, and states what they must keep to', () => {
  open('price=250000&young=true&date=2026-10-15')
  const question = screen.getByRole('radiogroup', {
    name: /dono de casa, mesmo em parte, nos últimos três anos/,
  })
  expect(within(question).getByRole('radio', { name: 'Não' })).toBeChecked()
  expect(result().getByText(/^Além do preço da casa, pagas 150.€ de escritura e registo\.$/)).toBeVisible()
  expect(result().getByText(/Poupas 9\.042.€ com o regime dos jovens/)).toBeVisible()
  expect(
    result().getByText(/habitação própria e permanente até 15 de outubro de 2032 \(6 anos\)/),
  ).toBeVisible()
})

it('taxes the heir of a share by the ordinary table, and explains why', () => {
  open('price=250000&young=true&ownedHome=yes&date=2026-10-15')
  expect(result().getByText(/9\.042.€ de impostos sobre a compra/)).toBeVisible()
  expect(result().getByText(/mesmo em parte, paga IMT e imposto do selo pela tabela comum/)).toBeVisible()
  expect(result().queryByText(/regime dos jovens/)).toBeNull()
})
