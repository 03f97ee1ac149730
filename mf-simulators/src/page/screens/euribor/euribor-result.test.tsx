import { fireEvent, screen, within } from '@testing-library/react'
import { pageOpener } from 'shared-lib/kit/calculator/ui/open-page.testing'
import { euriborCalculator } from '../../../calculators/euribor.calculator'
import { euriborView } from './euribor.view'

const open = pageOpener(euriborView, euriborCalculator)

const loan = 'initialFinancing=150000&loanDuration=360&startMonth=11%2F2025&euriborType=12&currentSpread=1'
it('shows what the next instalment is, by how much it moves and which month’s index makes it', () => {
  open(loan)
  expect(
    screen.getByText(
      /A partir de dezembro de 2026 pagas mais .+ por mês do que os 647,63.€ de agora\. A revisão de novembro de 2026 usa a Euribor média de outubro de 2026, que ainda não conhecemos; até lá contamos com a de setembro de 2026 \(3,247.%\), a mais recente\./,
    ),
  ).toBeVisible()
})

it('shows the index that counts once it is known', () => {
  open(loan, '2026-10-05')
  expect(screen.getByText(/A revisão de novembro de 2026 usa/)).toBeVisible()
  open(loan.replace('11%2F2025', '10%2F2025'), '2026-10-05')
  expect(screen.getByText(/Conta a Euribor média de setembro de 2026: 3,247.%\./)).toBeVisible()
})

it('puts now, next and one’s own index side by side, with the share of the income', () => {
  open(`${loan}&familyBudget=2000&otherEuribor=2.5`)
  const part = within(screen.getByRole('heading', { name: 'A tua prestação' }).parentElement as HTMLElement)
  expect(part.getByText('Agora').parentElement).toHaveTextContent(/647,63.€.*taxa de esforço: 32,4.%/)
  const simulated = part.getByText(/Com a Euribor a 2,5.%/).parentElement
  expect(simulated).toHaveTextContent(/taxa de esforço: \d\d,\d.%/)
})

it('drags the index on its chart: the instalment follows, aloud too, and is the one in the whole answer', () => {
  open(loan)
  const ball = screen.getByRole('slider', { name: 'Outra Euribor' })
  expect(ball).toHaveAttribute('aria-valuetext', expect.stringMatching(/^3,247.%: .+€ por mês, mais /u))
  fireEvent.change(ball, { target: { value: '2.5' } })
  const told = ball.getAttribute('aria-valuetext') ?? ''
  expect(told).toMatch(/^2,5.%: \d+,\d\d.€ por mês, mais .+ do que agora$/u)
  const amount = /: (\d+,\d\d)/u.exec(told)?.[1] ?? 'nothing'
  expect(screen.getByText(/Com a Euribor a 2,5.%, a próxima prestação é de/u)).toHaveTextContent(amount)
  expect(screen.getByRole('img', { name: /com a Euribor a 2,5.%$/u })).toBeVisible()
  const whole = screen.getByRole('link', { name: /Usar 2,5.% em todas as contas/u })
  expect(whole).toHaveAttribute('href', expect.stringContaining('otherEuribor=2%2C5'))
  open(`${loan}&otherEuribor=2,5`)
  const tiles = screen.getAllByRole('heading', { name: 'A tua prestação' }).at(-1)
    ?.parentElement as HTMLElement
  expect(within(tiles).getByText(/Com a Euribor a 2,5.%/u).parentElement).toHaveTextContent(amount)
})

it('offers other indices as addresses', () => {
  open(loan)
  const link = screen.getByRole('link', { name: /Com a Euribor a 2,747.%/ })
  expect(link).toHaveAttribute('href', expect.stringContaining('otherEuribor=2%2C747'))
})

it('lists every review and every month paid', () => {
  open(loan.replace('11%2F2025', '09%2F2022'))
  const reviews = screen.getByRole('table', { name: 'O contrato e cada revisão' })
  expect(within(reviews).getAllByRole('row')).toHaveLength(6)
  expect(
    within(reviews).getByRole('row', { name: /10\/2022 573,29.€ 2,249.% 1,249.% 08\/2022 150\.000.€/ }),
  ).toBeVisible()
  expect(screen.getByText('Ver mês a mês (50)')).toBeVisible()
})

it('draws the index next to the one that counted, with the same in a table', () => {
  open(loan)
  expect(
    screen.getByRole('img', {
      name: /^Desde janeiro de 1999, a Euribor a 12 meses andou entre .+ disponível aqui: 3,247.% em setembro de 2026/,
    }),
  ).toBeVisible()
  const table = screen.getByRole('table', { name: 'Euribor a 12 meses', hidden: true })
  // Sixty months one by one, and 22 Decembers before them.
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(1 + 60 + 22)
  expect(within(table).getByRole('row', { name: /12\/1999/, hidden: true })).toBeInTheDocument()
  expect(within(table).queryByRole('row', { name: /11\/1999/, hidden: true })).toBeNull()
  expect(
    within(table).getByRole('row', { name: /09\/2026 3,247.% 2,187.%/, hidden: true }),
  ).toBeInTheDocument()
})

it('still shows the next instalment when the index of now is not held', () => {
  open(loan.replace('11%2F2025', '11%2F2023').replace('euriborType=12', 'euriborType=3'), '2027-01-10')
  expect(screen.getByText('Falta confirmar')).toBeVisible()
  expect(screen.queryByText('Agora')).toBeNull()
  expect(screen.getByText('Na próxima revisão')).toBeVisible()
})

it('states that a loan near its end does not change any more', () => {
  open('initialFinancing=9000&loanDuration=12&startMonth=12%2F2025&euriborType=12&currentSpread=1')
  expect(screen.getByText(/Já não muda: o crédito termina em dezembro de 2026/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'E se a Euribor fosse outra?' })).toBeNull()
  expect(screen.queryByRole('slider', { name: 'Outra Euribor' })).toBeNull()
})
