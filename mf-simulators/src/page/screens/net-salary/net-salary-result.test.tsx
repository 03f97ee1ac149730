import { screen, within } from '@testing-library/react'
import { pageOpener } from 'shared-lib/kit/calculator/ui/open-page.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import { netSalaryCalculator } from '../../../calculators/net-salary.calculator'
import { netSalaryView } from './net-salary.view'

const open = pageOpener(netSalaryView, netSalaryCalculator)

it('shows what a month brings and where each euro goes', () => {
  open('wage_raw=1500')
  expect(
    screen.getByText(/De 1\.500.€ brutos descontas 168.€ de IRS e 165.€ para a Segurança Social: 22,2.%/),
  ).toBeVisible()
  const table = screen.getByRole('table', { name: 'Do que a empresa paga num mês até ao que recebes' })
  expect(within(table).getByRole('row', { name: /Recebes 1\.167.€/ })).toBeVisible()
  expect(within(table).getByRole('row', { name: /Segurança Social da empresa 356,25.€/ })).toBeVisible()
})

it('lists every amount by month, year and hour, without lines of nothing', () => {
  open('wage_raw=1500')
  const table = screen.getByRole('table', { name: 'Valores por período de tempo' })
  expect(within(table).getByRole('row', { name: /Líquido 1\.167.€ 16\.338.€/ })).toBeVisible()
  expect(within(table).queryByRole('rowheader', { name: 'Subsídio de refeição' })).toBeNull()
})

it('shows what is left of one more euro, and that it costs the company more', () => {
  open('wage_raw=1000')
  const marginal = screen.getByText(/De cada euro a mais no ordenado, ficas com/)
  expect(marginal).toHaveTextContent(/ficas com 0,44.€; à empresa custa 1,24.€\./)
})

it('offers what would change as addresses', () => {
  open('wage_raw=1500&dependents=1&fiscal_situation=married2')
  const more = screen.getByRole('link', { name: 'Com mais um dependente' })
  expect(more).toHaveAttribute('href', expect.stringContaining('dependents=2'))
  expectLink('A viver na Madeira', /region=madeira/)
})

it('runs the pay through every set of tables, with the drawing’s twin', () => {
  open('wage_raw=1500')
  const table = screen.getByRole('table', { name: 'Líquido por mês em cada tabela de retenção' })
  expect(within(table).getAllByRole('row')).toHaveLength(8)
  expect(within(table).getByRole('row', { name: /agosto e setembro de 2025 8,00.€ 1\.327.€/ })).toBeVisible()
  expect(screen.getByRole('img', { name: /recebeste mais em agosto e setembro de 2025/ })).toBeVisible()
})

it('explains why there is no answer, and still shows what is known', () => {
  open('wage_raw=1000&period=2025-10&region=azores')
  expect(screen.getAllByText('Sem resposta')[0]).toBeVisible()
  expect(screen.getByRole('row', { name: /Líquido desconhecido/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Segurança Social 110.€/ })).toBeVisible()
})
