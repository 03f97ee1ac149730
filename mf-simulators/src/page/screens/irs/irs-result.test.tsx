import { screen, within } from '@testing-library/react'
import { pageOpener } from 'shared-lib/kit/calculator/ui/open-page.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import { irsCalculator } from '../../../calculators/irs.calculator'
import { irsView } from './irs.view'

const open = pageOpener(irsView, irsCalculator)

const salary = 'year=2025&gross_income_a=21000&county=Lisboa&general_family_a=0'
const couple =
  'year=2025&general_family_a=0&general_family_b=0&marital_status=married&gross_income_a=32000&withholding_a=5600&gross_income_b=17500&withholding_b=1500&dependents=2&dependents_up_to_3=1&municipal_participation=5&health=800&education=1200'

// 2025: 2.604,73 € before credits; Lisboa gives all of its 5 % back.
it('states the refund in a sentence, with the tax and what was paid', () => {
  open(`${salary}&withholding_a=2800`)
  expect(screen.getAllByText('Reembolso')[0]).toBeVisible()
  expect(
    screen.getByText(
      /O IRS de 2025 é de 2\.474.€ \(11,8.% do rendimento\)\. Já foram pagos 2\.800.€: devolvem-te 325,51.€\./,
    ),
  ).toBeVisible()
  expect(screen.queryByText(/−325,51/)).toBeNull()
  const table = screen.getByRole('table', { name: 'De que se faz a coleta' })
  expect(within(table).getByRole('row', { name: /Devolvido pelo município 130,24.€/ })).toBeVisible()
})

it('shows what is left to pay', () => {
  open(`${salary}&withholding_a=2000`)
  expect(screen.getAllByText('IRS a pagar')[0]).toBeVisible()
  expect(screen.getByRole('row', { name: /^A pagar 474,49.€/ })).toBeVisible()
})

it('shows the whole tax, and what to write, where the withholding is not known', () => {
  open(`${salary}&youth_irs_a=5`)
  expect(screen.getAllByText('IRS do ano')[0]).toBeVisible()
  expect(screen.getByText(/Escreve quanto te descontaram no ano/)).toBeVisible()
  expect(screen.getByRole('row', { name: 'A pagar ou a receber desconhecido' })).toBeVisible()
})

it('starts with a withholding by the tables and with usual expenses, and states both', () => {
  open('year=2026&gross_income_a=28000')
  expect(
    screen.getByText(/Com os 4\.214.€ que as tabelas descontam no ano: (faltam|devolvem-te)/),
  ).toBeVisible()
  expect(screen.getByText(/Contámos 750 € de despesas gerais familiares/)).toBeVisible()
})

it('puts joint and separate next to each other and states which costs less and by how much', () => {
  open(couple)
  expect(screen.getAllByText('Reembolso, em conjunto')[0]).toBeVisible()
  expect(screen.getByText(/Entregar em conjunto poupa 488,02.€\./)).toBeVisible()
  const joint = screen.getByRole('heading', { name: 'Em conjunto', level: 4 }).closest('li')
  const separate = screen.getByRole('heading', { name: 'Em separado', level: 4 }).closest('li')
  if (!joint || !separate) throw new Error('a way of filing is missing')
  expect(within(joint).getByText('Custa menos')).toBeVisible()
  expect(within(joint).getByText(/Recebes 2\.081.€/)).toBeVisible()
  expect(within(separate).getByText(/Recebes 1\.593.€/)).toBeVisible()
  expect(within(separate).getByText('A tua').nextSibling).toHaveTextContent(/recebes 955,09.€/)
  const table = screen.getByRole('table', { name: 'IRS de 2025, declaração a declaração' })
  expect(
    within(table).getByRole('row', { name: /Coleta líquida.* 5\.019,12.€ 4\.644,91.€ 862,23.€/ }),
  ).toBeVisible()
})

it('shows in one table which person gets back and which pays, by the sign', () => {
  open(
    'marital_status=couple&gross_income_a=30000&withholding_a=9000&gross_income_b=30000&withholding_b=1000',
  )
  const row = screen.getByRole('row', { name: /^A pagar \(com −, reembolso\)/ })
  const [, a, b] = within(row).getAllByRole('cell')
  expect(a).toHaveTextContent(/^−\d/)
  expect(b).toHaveTextContent(/^\d/)
})

it('shows each credit with its limit and what still fits', () => {
  open(couple)
  const table = screen.getByRole('table', { name: /Deduções e limites/ })
  expect(within(table).getByRole('row', { name: /Saúde 120,00.€ 1\.000.€ 880,00.€/ })).toBeVisible()
  expect(within(table).getByRole('row', { name: /Dependentes 1\.500.€ não tem –/ })).toBeVisible()
  expect(screen.getByText(/com limite global somam no máximo 2\.245.€/)).toBeVisible()
})

it('asks for expenses where no credit counted', () => {
  open(salary)
  expect(screen.getByText(/Ainda não contámos nenhuma/)).toBeVisible()
})

it('offers what would change as addresses', () => {
  open(`${salary}&health=200`)
  expectLink(/mais um dependente/, /dependents=1/)
  expectLink(/Com mais 500.€ de despesas de saúde/, /health=700/)
})

it('offers the rates of the other regions, with the share of the municipality as a figure', () => {
  open(salary)
  // 2.604,73 € × 70 % × 95 %, against 2.604,73 € × 95 %.
  const link = screen.getByRole('link', { name: 'Com as taxas dos Açores' })
  const address = new URL(link.getAttribute('href') ?? '', 'https://queropoupar.pt').searchParams
  expect(Object.fromEntries(address)).toMatchObject({ region: 'azores', municipal_participation: '0' })
  expect(address.has('county')).toBe(false)
  expect(link.closest('li')).toHaveTextContent(/ficas com mais 742,35.€/)
  expect(screen.getByRole('link', { name: 'Com as taxas da Madeira' })).toBeVisible()
})

it('shows between what the result lies where the share of the municipality is not known', () => {
  open('year=2023&county=Lisboa&gross_income_a=28000&withholding_a=5000&general_family_a=0')
  expect(screen.getAllByText(/^(Recebes|Pagas) entre|^Entre receber/)[0]).toBeVisible()
  expect(screen.getByText('Falta a parte do município')).toBeVisible()
  expect(screen.getByRole('row', { name: /Benefício municipal desconhecido/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Coleta líquida.* 5\.311,89.€ a 5\.591,46.€/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /^A pagar 311,89.€ a 591,46.€/ })).toBeVisible()
})

it('shows the steps of the table with the filer on theirs, and the same in a table', () => {
  open('gross_income_a=21000&year=2025')
  expect(
    screen.getByRole('img', { name: /chega ao 3\.º de 9 escalões: só a parte que lá está paga 21,5.%/ }),
  ).toBeVisible()
  const table = screen.getByRole('table', { name: 'Escalões do IRS' })
  expect(within(table).getAllByRole('row')).toHaveLength(10)
  // Lei n.º 55-A/2025: 12,5 % up to 8.059 €, 16 % up to 12.160 €.
  expect(within(table).getByRole('row', { name: /até 8\.059.€ 12,5 8\.059.€/ })).toBeInTheDocument()
  expect(within(table).getByRole('row', { name: /até 12\.160.€ 16 4\.101.€/ })).toBeInTheDocument()
  expect(within(table).getByRole('row', { name: /mais de 83\.696.€ 48 0,00.€/ })).toBeInTheDocument()
})

it('puts a couple on one staircase, with half of what they earn', () => {
  open('marital_status=married&gross_income_a=60000&gross_income_b=0&year=2025')
  expect(screen.getByRole('img', { name: /Metade do vosso rendimento chega ao \d\.º/ })).toBeVisible()
})

// 2026: 9 600 € at 10 % are 960 €; added to 25 412,91 € they would pay 3 041,03 €.
it('shows what rents would pay on the other side, and links there', () => {
  open('year=2026&gross_income_a=30000&withholding_a=0&rents_received_a=9600')
  expect(screen.getByText(/Contámos a taxa das rendas moderadas/)).toBeVisible()
  const link = screen.getByRole('link', { name: /Com as rendas englobadas/ })
  expect(link.closest('li')).toHaveTextContent(/ficas com menos 2\.\d{3}.€/)
  expect(link).toHaveAttribute('href', expect.stringContaining('include_rents_a=true'))
})
