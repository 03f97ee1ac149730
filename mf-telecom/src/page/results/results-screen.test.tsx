import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { loadLaterCode } from 'shared-lib/kit/ui/later-part/later-part'
import { exactAmounts } from 'shared-lib/rules/money/exact-amounts.testing'
import { drawnOnce } from 'shared-lib/testing/drawn-once'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { loadResults } from './results.load'
import { ResultsScreen } from './results-screen'

const path = '/tv-net-voz/resultados'
const asked = 'downloadSpeed=500&tv=true&voice=true&addSim=true&numOfSim=2&mobileData=50'
const bound = `${asked}&contractExpiry=over4&currentProvider=MEOX&zipcode=1000-001`
const unbound = bound.replace('MEOX', 'none')
const bill = `${bound}&hasBill=true&monthlyFee=45&monthsLeft=14&benefit=240`
const free = `${asked}&contractExpiry=none&currentProvider=MEOX&zipcode=1000-001`

const draw = (query: string, today = '2026-11-23', shell = recordedShell()) => (
  <ResultsScreen
    // As it crosses to the browser: members without a value are gone on the way.
    data={JSON.parse(JSON.stringify(loadResults({ path, query, today })))}
    location={{ path, query }}
    shell={shell}
    today={today}
  />
)
/** Draws the page and waits for the notebook, which comes after it. No sentence shows cents from 1.000 € on. */
async function show(...given: Parameters<typeof draw>) {
  const drawn = render(draw(...given))
  await screen.findByText('Importar')
  expect(exactAmounts()).toEqual([])
  return drawn
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent?.replaceAll('\u00a0', ' ')

beforeAll(loadLaterCode)
beforeEach(() => localStorage.clear())

function expectSteps(heading: string, steps: number) {
  const list = screen.getByText(heading).closest('details') ?? document.body
  expect(within(list).getAllByRole('listitem')).toHaveLength(steps)
  expect(list).toHaveTextContent(/deve-te 10.€/)
}

describe('with a bill', () => {
  drawnOnce(
    () => draw(bill),
    () => screen.findByText('Importar'),
  )

  it('works out what leaving costs', () => {
    // 240 × 14 ÷ 24 = 140 and 50 % × 14 × 45 = 315: the lower one is due.
    expect(screen.getByText('Vantagem que falta').parentElement).toHaveTextContent(/14 ÷ 24 = 140.€/)
    expect(screen.getByText('Parte das mensalidades').parentElement).toHaveTextContent(/= 315.€/)
  })

  it.each([
    ['Mudaram o contrato ou subiram o preço.', /30 dias para sair.*não dá este direito/, '135.º da Lei'],
    ['Acabaste de contratar à distância ou à porta.', /em 14 dias.*ou em 30, se o vendedor/, '10.º do'],
    ['Ficaste sem serviço.', /24 horas.*15 dias/, '129.º da Lei'],
    ['Perdeste rendimento.', /60 dias.*20.%/, '133.º da Lei'],
    ['Mudaste de casa.', /não dá o mesmo serviço.*fora de Portugal/, '133.º da Lei'],
    ['Não vais usar o serviço durante uns tempos.', /suspensão.*180 dias/, '137.º da Lei'],
  ])('names the way out «%s», with a letter that names its article', (named, says, article) => {
    const exit = screen.getByText(named).closest('li') ?? document.body
    expect(exit).toHaveTextContent(says)
    expect(exit.querySelector('pre')).toHaveTextContent(
      /^Para: MEO Assunto: .*Exmos\. Senhores,.*\[rua e número\], 1000-001, .*\[Nome, contacto e data\]$/,
    )
    expect(exit.querySelector('pre')).toHaveTextContent(`artigo ${article}`)
  })

  it.each([
    ['Mudaste de casa.', 'a data do fim'],
    ['Não vais usar o serviço durante uns tempos.', 'a data em que a suspensão começa'],
  ])('the letter of «%s» asks for %s', (named, asks) => {
    const letter = screen.getByText(named).closest('li')?.querySelector('pre')
    expect(letter).toHaveTextContent(`Peço que confirmem por escrito ${asks} e que não cobrem`)
  })

  it('shows what the social tariff costs and who may have it', () => {
    expect(screen.getByText(/Internet a 6,15.€ por mês: tens direito\?/)).toBeVisible()
    expect(screen.getByText(/custa 173,98.€ em 24 meses/)).toBeInTheDocument()
  })

  it('lists what to do, and old packages as history', () => {
    expectSteps('Mudar de operadora, passo a passo', 8)
    const history = screen.getByText('Histórico: 7 pacotes de 2024').closest('details')
    expect(history).not.toHaveAttribute('open')
    expect(screen.getByRole('heading', { name: '5 ofertas, preços de 2025 e 2026' })).toBeVisible()
    expect(screen.queryByText('1.º')).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Canais premium' })).toBeNull()
  })
})

it('lists what to do before a first contract', async () => {
  await show(free.replace('MEOX', 'none'))
  expectSteps('Antes de assinares', 2)
})

it('leads to the call, to the answers and to the end of the loyalty', async () => {
  await show(`${bound}&hasBill=true&monthlyFee=45`)
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('Falta contar o custo de sair')).toMatch(/simular\/fidelizacao\?.*&returnTo=resultados$/)
  expect(link('Quero que me liguem')).toMatch(/^\/tv-net-voz\/simular\/dados-de-contacto\?/)
  expect(link('Alterar respostas')).toMatch(/^\/tv-net-voz\/simular\/respostas\?/)
})

it.each([
  [asked, /^(Quanto pagas hoje|Hoje: quanto pagas)\?$/, /^Mensalidade/, 'hasBill=true&monthlyFee=45'],
  [unbound, /^(Que preço te pedem\?|Hoje: sem contrato)$/, /^Nova mensalidade/, 'tryPrice=45'],
])('asks for one field of today: %s', async (query, ask, label, adds) => {
  const user = userEvent.setup()
  const shell = recordedShell()
  await show(query, undefined, shell)
  const buttons = screen.getAllByRole('button', { name: ask })
  expect(buttons.map((button) => button.getAttribute('popovertarget'))).toEqual(['hoje', 'hoje'])
  await user.type(within(screen.getByRole('form', { name: 'Tu hoje' })).getByLabelText(label), '45{Enter}')
  expect(shell.visited.at(-1)?.url).toBe(`${path}?${query}&${adds}`)
})

it('works a price out that is tried, and keeps answers and proposals in the address', async () => {
  const user = userEvent.setup()
  const shell = recordedShell()
  await show(`${bill}&p1.proposta=Exemplo&p1.price=30`, undefined, shell)
  await user.type(screen.getByLabelText(/^Nova mensalidade/), '26')
  await user.click(screen.getByRole('button', { name: 'Fazer as contas' }))
  const went = new URLSearchParams(shell.visited.at(-1)?.url.split('?')[1])
  expect(Object.fromEntries(went)).toMatchObject({ tryPrice: '26', monthlyFee: '45', 'p1.price': '30' })
})

it('explains what is wrong with a price until it is right, and forgets nothing that was typed', async () => {
  await show(`${bill}&tryPrice=vinte`)
  const field = screen.getByLabelText(/^Nova mensalidade/)
  expect(field).toHaveValue('vinte')
  expect(field).toHaveAccessibleDescription(/Escreve a nova mensalidade em euros/)
  expect(title()).toMatch(/^Só compensa mudar/)
  await userEvent.clear(field)
  await userEvent.type(field, '26')
  expect(field).not.toHaveAccessibleDescription(/Escreve a nova mensalidade/)
})

it.each([
  ['MEOX', /^A MEO anunciou uma subida com a inflação em 2026: 2,3.%, no máximo\. A subida de 2027/],
  ['NOSX', /^A NOS anunciou uma subida de alguns serviços .* a partir de 1 de fevereiro de 2026/],
  ['VODA', /a partir de 9 de janeiro de 2026.*Ficaram de fora .* desde 11 de novembro de 2025/],
  ['WOOX', /^Em 2026, .* 2,3.%, no máximo\. Da WOO não sabemos: vê no contrato/],
  ['other', /^Em 2026, as subidas com a inflação foram de 2,3.%, no máximo\. A subida de 2027/],
])('shows for %s what was announced for its prices', async (code, says) => {
  await show(bill.replace('MEOX', code))
  const form = screen.getByRole('form', { name: 'Experimentar uma proposta' })
  expect(within(form).getByText(/ainda não se conhece/)).toHaveTextContent(says)
})

it('calls the operator by its name in the steps, and leaves it out of letters where it has none', async () => {
  const { unmount } = await show(bill.replace('MEOX', 'VODA'))
  expect(screen.getByText('Pergunta à Vodafone que preço te faz para ficares.')).toBeInTheDocument()
  expect(screen.getByText('Termina por escrito o contrato com a Vodafone.')).toBeInTheDocument()
  unmount()
  await show(bill.replace('MEOX', 'other'))
  expect(screen.getByText('Termina por escrito o contrato com a operadora.')).toBeInTheDocument()
  for (const letter of document.querySelectorAll('pre')) expect(letter).toHaveTextContent(/^Assunto: /)
})

it('marks packages of the visitor’s own operator, and names the postal code to ask for', async () => {
  await show(`${bill.replace('MEOX', 'WOOX')}&provider=WOOX`)
  expect(screen.getByText('A tua operadora')).toBeInTheDocument()
  expect(screen.getByText(/confirma no site de cada uma, com o código postal 1000-001\./)).toBeInTheDocument()
})

it.each([
  // 24 × 5 € × 1,22 + 21,45 € × 1,22, and with 1,16: each rounded to the cent.
  ['9000-001', '6,10', '172,57', 'da Madeira (22 %)'],
  ['9500-001', '5,80', '164,08', 'dos Açores (16 %)'],
])('counts the social tariff with the VAT of %s', async (zipcode, monthly, total, vat) => {
  await show(bill.replace('1000-001', zipcode))
  const words = screen
    .getByText(/tens direito\?/)
    .closest('details')
    ?.textContent?.replaceAll('\u00a0', ' ')
  expect(words).toContain(`Internet a ${monthly} € por mês`)
  expect(words).toContain(`custa ${total} € em 24 meses`)
  expect(words).toContain(`, já com o IVA ${vat}. Basta que`)
  expect(screen.getByText(/Os preços têm o IVA do Continente; o (da|dos) /)).toBeInTheDocument()
})

it('lists what was published as history, filtered by the address', async () => {
  await show(`${bill}&loyalty=0&provider=DIGI`)
  const list = within(screen.getByRole('region', { name: 'Nenhuma oferta recente' }))
  // The line across all bars has one label.
  expect(list.getByText(/^Hoje/)).toHaveTextContent(/Hoje: 45,00.€\/mês/)
  expect(list.getAllByText('Ativação e instalação: não indicado')).toHaveLength(2)
  expect(list.getAllByRole('link', { name: 'Pedir o preço de hoje' })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('oferta=tc-digi-'),
  )
})

it('shows nothing of the law on a day for which its rules are not known', async () => {
  await show(bill, '2022-11-01')
  expect(screen.queryByText('O que a lei te garante')).toBeNull()
  expect(screen.queryByText('Casos em que sais sem pagar')).toBeNull()
  expect(screen.queryByText(/passo a passo/)).toBeNull()
  expect(title()).toBe('Diz quanto pagas e vê quanto podes poupar')
})

it.each([bound, `${bill}&tryPrice=26`])('hydrates exactly: %s', (query) =>
  expectExactHydration(() => draw(query)),
)
