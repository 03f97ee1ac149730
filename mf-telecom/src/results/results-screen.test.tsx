import { render, screen, within } from '@testing-library/react'
import { recordedShell } from 'shared-lib/funnel/ui/page-of.testing'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { ResultsScreen } from './results-screen'

const query =
  'downloadSpeed=500&addSim=true&numOfSim=2&mobileData=50&contractExpiry=over4&expirationDate=2027-06-30&currentProvider=MEOX&zipcode=1000-001'
const draw = (today = '2026-11-21') => <ResultsScreen query={query} shell={recordedShell()} today={today} />

it('says that there are no prices and why, repeats the answers and offers the call', () => {
  render(draw())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ainda não mostramos preços')
  expect(screen.getByText(/Só ordenamos ofertas com preço, data e fonte/)).toBeVisible()
  expect(screen.getByText('Internet até 500 Mbps')).toBeVisible()
  expect(screen.getByText('Fidelização até 30 de junho de 2027')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Quero que me liguem' })).toHaveAttribute(
    'href',
    `/tv-net-voz/simular/dados-de-contacto?${query}`,
  )
  expect(screen.getByRole('link', { name: 'Alterar respostas' })).toHaveAttribute(
    'href',
    `/tv-net-voz/simular/respostas?${query}`,
  )
})

it('states the law with its source, works the exit charge through and names the official comparison', () => {
  render(draw())
  expect(screen.getByText('No máximo 24 meses, e só em troca de algo.')).toBeVisible()
  expect(screen.getByText(/sem fidelização, com 6 meses e com 12 meses/)).toBeVisible()
  expect(screen.getByText(/Lei n\.º 16\/2022/)).toBeVisible()
  const amountOf = (name: string) => within(screen.getByText(name).parentElement ?? document.body)
  // 240 × 14 ÷ 24 = 140 and 50 % × 14 × 35 = 245: the lower one is due.
  expect(amountOf('Benefício que falta').getByText(/^140,00/)).toBeVisible()
  expect(amountOf('Parte das mensalidades').getByText(/^245,00/)).toBeVisible()
  expect(amountOf('Pagas, no máximo').getByText(/^140,00/)).toBeVisible()
  expect(screen.getByRole('link', { name: /COM\.escolha/ })).toHaveAttribute('target', '_blank')
})

it('says nothing of the law on a day for which its rules are not known', () => {
  render(draw('2022-12-31'))
  expect(screen.queryByRole('heading', { name: 'O que a lei te garante' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
})

it('hydrates exactly as the server printed it', async () => {
  await expectExactHydration(() => draw())
})
