import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locationOf, recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { exitPath } from './exit.form'
import { ExitCalculator } from './exit-calculator'

const draw = (query?: string) => (
  <ExitCalculator
    heading={undefined}
    location={query === undefined ? undefined : locationOf(`${exitPath}?${query}`)}
    shell={recordedShell()}
    today="2026-11-23"
  />
)
const sent = 'monthlyFee=35&monthsLeft=14&loyaltyMonths=24&loyaltyPeriod=first&benefit='
const amountOf = (name: string) => within(screen.getByText(name).parentElement ?? document.body)

it("works the cost through with the visitor's own figures while they are typed", async () => {
  const user = userEvent.setup()
  render(draw())
  expect(screen.queryByText('Pagas, no máximo')).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Mensalidade' }), '35')
  await user.type(screen.getByRole('textbox', { name: 'Meses que faltam' }), '14')
  expect(amountOf('Pagas, no máximo').getByText(/^245/)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /Valor da vantagem/ }), '240')
  // 240 × 14 ÷ 24 = 140 and 50 % × 14 × 35 = 245: the lower one is due.
  expect(amountOf('Pagas, no máximo').getByText(/^140.€/)).toBeVisible()
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'É a tua primeira fidelização nesta operadora?' }),
    'renewalSameLine',
  )
  expect(amountOf('Parte das mensalidades').getByText(/^147.€/)).toBeVisible()
})

it('answers the form that is sent without script, and reports what it lacks', () => {
  const { unmount } = render(draw(sent))
  expect(screen.getByText(/^Sair hoje custa, no máximo, 245/)).toBeVisible()
  unmount()
  render(draw(sent.replace('monthlyFee=35', 'monthlyFee=')))
  expect(screen.getByRole('textbox', { name: 'Mensalidade' })).toHaveAccessibleDescription(
    /Escreve quanto pagas por mês/,
  )
})

it.each([
  ['monthsLeft=25', 'Escreve um número de meses, de 0 a 24'],
  ['monthsLeft=13&loyaltyMonths=12', 'Escreve um número de meses, de 0 a 12'],
])('refuses %s with: %s', (change, says) => {
  render(draw(`monthlyFee=35&${change}`))
  expect(screen.getByRole('textbox', { name: 'Meses que faltam' })).toHaveAccessibleDescription(
    expect.stringContaining(says),
  )
  expect(screen.queryByText('Pagas, no máximo')).toBeNull()
})

it('states that leaving costs nothing when nothing is left', () => {
  render(draw(sent.replace('monthsLeft=14', 'monthsLeft=0')))
  expect(screen.getByText('Podes sair hoje sem pagar nada.')).toBeVisible()
})

it.each([undefined, '', sent])('hydrates exactly with %s', (query) => expectExactHydration(() => draw(query)))
