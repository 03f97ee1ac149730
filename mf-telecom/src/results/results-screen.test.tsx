import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordedShell } from 'shared-lib/funnel/ui/page-of.testing'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { ResultsScreen } from './results-screen'

const query =
  'downloadSpeed=500&addSim=true&numOfSim=2&mobileData=50&contractExpiry=over4&expirationDate=2027-06-30&currentProvider=MEOX&zipcode=1000-001'
const draw = (today = '2026-11-21', asked = query) => (
  <ResultsScreen query={asked} shell={recordedShell()} today={today} />
)
const amountOf = (name: string) => within(screen.getByText(name).parentElement ?? document.body)

it('offers the call first and repeats the answers', () => {
  render(draw())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recebe propostas de TV, net e voz')
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

it('states the law with a way to its text and names the official comparison', () => {
  render(draw())
  expect(screen.getByText('No máximo 24 meses, e só em troca de algo.')).toBeVisible()
  expect(screen.getByText(/sem fidelização, com 6 meses e com 12 meses/)).toBeVisible()
  expect(screen.getByRole('link', { name: /Lei n\.º 16\/2022/ })).toHaveAttribute(
    'href',
    expect.stringContaining('3560A0131'),
  )
  expect(screen.getByRole('link', { name: /COM\.escolha/ })).toHaveAttribute('target', '_blank')
})

it.each([
  ['Mudaram o contrato ou subiram o preço.', /30 dias para sair.*não dá este direito/],
  ['Acabaste de contratar à distância ou à porta.', /em 14 dias.*ou em 30, se o vendedor/],
  ['Ficaste sem serviço.', /24 horas.*15 dias/],
  ['Perdeste rendimento.', /60 dias.*20.%/],
  ['Mudaste de casa.', /não dá o mesmo serviço.*fora de Portugal/],
  ['Não vais usar o serviço durante uns tempos.', /suspensão.*180 dias/],
])('names the way out «%s»', (title, says) => {
  render(draw())
  expect(screen.getByText(title).parentElement).toHaveTextContent(says)
})

it('leads to the cancellation platform', () => {
  render(draw())
  expect(screen.getByRole('link', { name: /abrir a plataforma/ })).toHaveAttribute(
    'href',
    'https://www.cessacaodecontratos.pt/',
  )
})

it("works the exit charge through with the visitor's own figures, and shows no sum before", async () => {
  const user = userEvent.setup()
  render(draw())
  expect(screen.queryByText('Pagas, no máximo')).toBeNull()
  const months = screen.getByRole('textbox', { name: 'Meses que faltam' })
  expect(months).toHaveValue('8')
  await user.clear(months)
  await user.type(months, '14')
  await user.type(screen.getByRole('textbox', { name: 'Mensalidade' }), '35')
  expect(amountOf('Pagas, no máximo').getByText(/^245,00/)).toBeVisible()
  expect(screen.queryByText('Vantagem que falta')).toBeNull()
  await user.type(screen.getByRole('textbox', { name: /Valor da vantagem/ }), '240')
  // 240 × 14 ÷ 24 = 140 and 50 % × 14 × 35 = 245: the lower one is due.
  expect(amountOf('Vantagem que falta').getByText(/^140,00/)).toBeVisible()
  expect(amountOf('Parte das mensalidades').getByText(/^245,00/)).toBeVisible()
  expect(amountOf('Pagas, no máximo').getByText(/^140,00/)).toBeVisible()
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Que fidelização é esta?' }),
    'renewalSameLine',
  )
  expect(amountOf('Parte das mensalidades').getByText(/^147,00/)).toBeVisible()
})

it.each([
  ['Meses que faltam', '25', 'Escreve um número de meses, de 0 a 24'],
  ['Meses que faltam', '1,5', 'Escreve um número de meses, de 0 a 24'],
  ['Mensalidade', 'trinta', 'Escreve a mensalidade em euros, por exemplo 35,99'],
])('says what is wrong with %s «%s»', async (name, text, says) => {
  const user = userEvent.setup()
  render(draw())
  const field = screen.getByRole('textbox', { name })
  await user.clear(field)
  await user.type(field, text)
  expect(field).toHaveAccessibleDescription(expect.stringContaining(says))
  expect(screen.queryByText('Pagas, no máximo')).toBeNull()
})

it('asks nobody without loyalty for the cost of leaving', () => {
  render(
    draw('2026-11-21', query.replace(/contractExpiry=over4&expirationDate=[^&]+/, 'contractExpiry=none')),
  )
  expect(screen.queryByRole('heading', { name: 'Quanto custa sair antes do fim' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Quando sais sem pagar' })).toBeVisible()
})

it('says nothing of the law on a day for which its rules are not known', () => {
  render(draw('2022-11-01'))
  expect(screen.queryByRole('heading', { name: 'O que a lei te garante' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Quando sais sem pagar' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
})

it('hydrates exactly as the server printed it', async () => {
  await expectExactHydration(() => draw())
})
