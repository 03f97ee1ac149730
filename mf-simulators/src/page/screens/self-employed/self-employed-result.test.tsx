import { screen, within } from '@testing-library/react'
import { pageOpener } from 'shared-lib/kit/calculator/ui/open-page.testing'
import { selfEmployedCalculator } from '../../../calculators/self-employed.calculator'
import { selfEmployedView } from './self-employed.view'

const open = pageOpener(selfEmployedView, selfEmployedCalculator)

it('shows what a month brings, what the tax gives back and what is left of all of it', () => {
  open('receipts=2000&year=2026')
  expect(
    screen.getByText(/De 2\.000.€ saem 299,60.€ para a Segurança Social e 460.€ de retenção\./),
  ).toBeVisible()
  expect(
    screen.getByText(/No IRS devolvem-te 3\.167.€\. Depois de tudo ficas com 1\.504.€ por mês\./),
  ).toBeVisible()
  const table = screen.getByRole('table', { name: 'Partes dos recibos de um ano' })
  expect(within(table).getByRole('row', { name: /Ficas com 18\.051.€/ })).toBeVisible()
})

it('lists what to declare, what it costs and when it is paid', () => {
  open('receipts=2000&year=2026')
  const table = screen.getByRole('table', { name: 'Declarações trimestrais de 2026' })
  expect(
    within(table).getByRole('row', {
      name: /abril de 2026 janeiro a março 6\.000.€ maio, junho e julho 299,60.€/,
    }),
  ).toBeVisible()
})

it('shows what to set aside, with the tax that is not withheld', () => {
  open('receipts=2000&withholding=none&year=2026')
  expect(screen.getByText('Quanto pôr de lado')).toBeVisible()
  // 299,60 + 2.353,36 ÷ 12.
  expect(screen.getAllByText(/495,71.€/)[0]).toBeVisible()
})

it('states in the first year that nothing is due', () => {
  open('receipts=1200&activity_year=first&year=2026')
  expect(screen.getAllByText(/Nos primeiros 12 meses de atividade não pagas/)[0]).toBeVisible()
  expect(screen.queryByRole('table', { name: /Declarações trimestrais/ })).toBeNull()
})

it('names in the islands which rate is missing, and shows what is known all the same', () => {
  open('receipts=2000&region=madeira&year=2026')
  expect(screen.getAllByText(/escreve a que está nos teus recibos/)[0]).toBeVisible()
  expect(screen.getByText(/Depois de tudo ficas com/)).toBeVisible()
})
