import { screen, within } from '@testing-library/react'
import { pageOpener } from 'shared-lib/kit/calculator/ui/open-page.testing'
import { homeLoanTransferCalculator } from '../../../calculators/home-loan-transfer.calculator'
import { homeLoanTransferView } from './home-loan-transfer.view'

const open = pageOpener(homeLoanTransferView, homeLoanTransferCalculator)

// By hand: 633,40 € and 569,05 € a month; 0,5 % of 120.000 € and 4 % on it are 624 €; 624 ÷ 64,35 = 9,7.
const pays = 'outstandingDebt=120000&monthsLeft=300&currentTan=4&rateType=fixed&tan=3'
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement

it('states that it pays, by how much and from when on', () => {
  open(pays)
  expect(
    screen.getByText(
      /Compensa: pagas menos 64,35.€ por mês no início e recuperas os 624.€ de custos ao fim de 10 meses/,
    ),
  ).toBeVisible()
  expect(figure('Recuperas o custo em')).toHaveTextContent('10 meses')
  expect(figure('Prestação nova')).toHaveTextContent(/569,05.€/)
})

it('lists each cost on its own line, with no stamp duty on the debt', () => {
  open(`${pays}&registrationCosts=250`)
  const value = (label: string) =>
    screen.getByText(label, { selector: 'summary > span, p > span' }).parentElement
  expect(value('Comissão de reembolso antecipado, no máximo')).toHaveTextContent(/600,00.€/)
  expect(value('Imposto do selo sobre as comissões')).toHaveTextContent(/24,00.€/)
  expect(value('Registos e escritura')).toHaveTextContent(/250,00.€/)
  expect(value('Imposto do selo sobre o montante')).toHaveTextContent(/0,00.€/)
  expect(screen.queryByText('Falta confirmar')).toBeNull()
})

it('draws the saving from its costs on, with its twin', () => {
  open(pays)
  const table = screen.getByRole('table', { name: 'Poupança acumulada, já sem os custos' })
  expect(within(table).getAllByRole('row')).toHaveLength(27)
  expect(within(table).getByRole('row', { name: /hoje −624 ?,00.€/ })).toBeVisible()
  // 12 × 64,35 − 624 = 148,20.
  expect(within(table).getByRole('row', { name: /^1 ano \+148 ?,20.€/ })).toBeVisible()
  expect(screen.getByRole('img', { name: /^Recuperas os [\d.]+.€ em 10 meses e poupas/ })).toBeVisible()
})

it('offers what to ask of lenders as addresses', () => {
  open(`${pays}&registrationCosts=250`)
  const same = screen.getByRole('link', { name: 'Se o teu banco igualar a proposta, sem custos' })
  expect(same).toHaveAttribute('href', expect.stringContaining('earlyRepaymentFee=0'))
  expect(same.parentElement).toHaveTextContent(/poupas mais 874,00.€/)
})

it('states that a transfer without costs costs nothing', () => {
  open(`${pays}&earlyRepaymentFee=0`)
  expect(screen.getByText(/pagas menos 64,35.€ por mês no início e mudar não te custa nada/)).toBeVisible()
  expect(figure('Poupas')).toHaveTextContent('Desde o início')
  expect(
    screen.getByText(/Não há custos a recuperar: poupas .+ no total, a partir do primeiro mês\./),
  ).toBeVisible()
})

it('states that it never pays, and shows no month', () => {
  open('outstandingDebt=120000&monthsLeft=300&currentTan=3&rateType=fixed&tan=4')
  expect(screen.getAllByText('Não compensa')[0]).toBeVisible()
  expect(screen.getByText(/pagas mais 64,35.€ por mês no início e até ao fim pagas mais/)).toBeVisible()
  expect(figure('Recuperas o custo em')).toHaveTextContent('Nunca')
  expect(screen.queryByText('desconhecido')).toBeNull()
})

it('states that a longer loan only lowers the instalment', () => {
  open('outstandingDebt=120000&monthsLeft=240&currentTan=3&rateType=fixed&tan=3&newMonths=360')
  expect(screen.getAllByText('Só baixa a prestação')[0]).toBeVisible()
  expect(screen.getByText(/pagas menos .* por mês no início, mas até ao fim pagas mais/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Em 20 anos, o que te falta agora' })).toBeVisible()
})

it('explains why there is no answer, and still shows what is known', () => {
  open(`${pays}&transferDate=2017-11-15`)
  expect(screen.getAllByText('Sem resposta')[0]).toBeVisible()
  expect(figure('Custos da mudança')).toHaveTextContent('Sem dados')
  expect(figure('Prestação nova')).toHaveTextContent(/569,05.€/)
  expect(screen.queryByRole('table')).toBeNull()
})

it('explains every figure that it shows', () => {
  const data = open(pays)
  const result = data.kind === 'result' ? data.result : undefined
  for (const { label } of result?.figures ?? [])
    expect(screen.getAllByText(label, { selector: 'summary > span' })).not.toHaveLength(0)
})
