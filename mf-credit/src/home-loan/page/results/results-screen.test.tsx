import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import { sessionDraft } from 'shared-lib/kit/form/draft'
import { locationOf, recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { loadLaterCode } from 'shared-lib/kit/ui/later-part/later-part'
import { creditScreenProblems } from 'shared-lib/rules/credit/display-duties/check-credit-screen.testing'
import { exactAmounts } from 'shared-lib/rules/money/exact-amounts.testing'
import { drawnOnce } from 'shared-lib/testing/drawn-once'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { expectLink } from 'shared-lib/testing/expect-link'
import { loadHomeLoan } from './home-loan.load'
import { loadOfferList } from './results.views'
import { ResultsScreen } from './results-screen'

const today = '2026-11-23'
const path = '/credito-habitacao/resultados'
const amounts = 'propertyValue=250000&wantToBorrow=200000&wantToBorrowTime=35&age=34'
const buying = `loanType=acquisition&housing=permanent&buyingCycle=looking&${amounts}&rateType=mixed&fixedYears=3&holders=1`
const building = buying.replace(
  /acquisition(.*)buyingCycle=looking/,
  'construction$1constructionCycle=search',
)
const moving = `loanType=transfer&housing=permanent&${amounts}&currentRateType=variable&currentTan=4.322&currentBank=other&rateType=variable&holders=1`
const staying = moving.replace('transfer', 'remortgage')

const draw = (query: string, shell = recordedShell(), offers: PartnerOffers = {}) => {
  const data = loadHomeLoan({ path, query, today, offers })
  if (!data) throw new Error('no results')
  return <ResultsScreen data={data} location={locationOf(`${path}?${query}`)} shell={shell} today={today} />
}

/** Drawn, with the notebook there and everything that is folded open. */
async function shown(query: string, shell = recordedShell()) {
  const page = render(draw(query, shell))
  await opened()
  return page
}
async function opened() {
  await screen.findByText('Importar')
  for (const details of document.querySelectorAll('details')) details.open = true
}

function expectDuties() {
  expect([...creditScreenProblems(), ...exactAmounts()]).toEqual([])
  expect(screen.getByText('Atenção! Pedir dinheiro emprestado custa dinheiro.')).toBeVisible()
}

beforeAll(() => Promise.all([loadOfferList(), loadLaterCode()]))
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')

/** Change of the answers → verdict, what follows it, and the marks. */
it.each([
  [
    buying,
    /^Pagas 7\d\d,\d\d € por mês, TAEG de \d,\d %$/,
    /^Durante 3 anos; depois, [\d,]+ € \(Euribor de [a-zç]+ de 2026\)\. Cada 0,1 % a menos na taxa poupa-te 4\.881 € até ao fim\.Já tens uma proposta\?/,
    ['Mista', 'Fixa', 'Variável'],
  ],
  [
    buying.replace('mixed&fixedYears=3', 'fixed'),
    /^Pagas 8\d\d,\d\d € por mês, TAEG de \d,\d %$/,
    /^Cada 0,1 % a menos na taxa poupa-te 5\.012 € até ao fim\.Já tens uma proposta\?/,
    ['Fixa', 'Mista', 'Variável'],
  ],
  [
    `${buying}&tan=2.5`,
    /^Boa proposta: 3\d € por mês abaixo da média$/,
    /^Pagas [\d,]+ € por mês, TAEG de \d,\d %\. Durante 3 anos; depois, [\d,]+ €/,
    ['A tua proposta', 'Mista', 'Fixa', 'Variável'],
  ],
  [
    `${buying.replace('mixed&fixedYears=3', 'variable')}&variableTan=4`,
    /^Cara: na média pagas menos \d+ € por mês$/,
    /^Pagas [\d,]+ € por mês, TAEG de \d,\d %\./,
    ['A tua proposta', 'Variável', 'Fixa', 'Mista'],
  ],
])('compares a new loan with the average of each kind of rate: %s', async (query, verdict, rest, marks) => {
  await shown(query)
  const ruler = document.querySelector('[data-ruler]') as HTMLElement
  const title = plain(within(ruler).getByRole('heading', { level: 1 })) ?? ''
  expect(title).toMatch(verdict)
  expect(plain(ruler)?.slice(title.length)).toMatch(rest)
  expect(within(ruler).getAllByRole('rowheader').map(plain)).toEqual(marks)
})

it('draws fixed, mixed and variable side by side, instalment and TAEG in one line, each a way to its results', async () => {
  await shown(`${buying}&tan=2.5&monthlyFee=5`)
  const table = within(screen.getByRole('table', { name: 'O mesmo crédito com cada tipo de taxa' }))
  const rows = table.getAllByRole('row').map((row) => [...row.children].map(plain))
  const percent = expect.stringMatching(/^\d,\d %$/)
  expect(rows).toEqual([
    ['Taxa', 'Por mês', 'TAEG'],
    ['Fixa', expect.stringMatching(/^8\d\d,\d\d €$/), percent],
    ['Mista (fixa 3 anos)', expect.stringMatching(/^7\d\d,\d\d €depois 8\d\d,\d\d €$/), percent],
    ['Variável', expect.stringMatching(/^8\d\d,\d\d €$/), percent],
  ])
  expectLink('Fixa', /^\/credito-habitacao\/resultados\?.*loanType=acquisition.*&rateType=fixed$/, table)
  expect(table.queryByRole('link', { name: /^Mista/ })).toBeNull()
})

describe('a purchase', () => {
  drawnOnce(() => draw(buying), opened)

  it('does the duties of a credit screen', expectDuties)

  it('shows the money needed besides the loan, and which side of the limits it is', () => {
    expect(screen.getByRole('heading', { name: /^Pagas .* durante 3 anos, depois/ })).toBeVisible()
    expect(screen.getByRole('heading', { name: /^Precisas de ter \d\d\.\d{3}\s€/ })).toBeVisible()
    expect(screen.getByText('Financiamento: dentro do limite')).toBeVisible()
    expect(screen.getByText('Prazo: dentro do limite')).toBeVisible()
    expect(screen.getByRole('img', { name: /Euribor \+2 pontos/ })).toBeVisible()
  })

  it('leads to the call and back to the answers', () => {
    expectLink(
      'Quero que me liguem',
      /^\/credito-habitacao\/simular\/dados-de-contacto\?loanType=acquisition/,
    )
    expect(screen.getByRole('link', { name: 'Alterar respostas' })).toBeVisible()
  })

  it('has no offers of banks where editors keep none', () =>
    expect(screen.queryByRole('heading', { name: 'Ofertas de bancos' })).toBeNull())
})

describe('a home that is built', () => {
  drawnOnce(() => draw(building), opened)

  it('does the duties of a credit screen', expectDuties)

  it('counts no tax of a purchase where a home is built', () => {
    const money = within(screen.getByRole('table', { name: 'Dinheiro de que precisas além do crédito' }))
    expect(money.queryByText('IMT')).toBeNull()
    expect(money.getByText('Imposto do selo do crédito')).toBeVisible()
  })
})

describe('a loan that moves', () => {
  drawnOnce(() => draw(moving), opened)

  it('does the duties of a credit screen', expectDuties)

  it('shows up to which rate leaving pays, its costs, and what to write to the bank of today', () => {
    expect(screen.getByText(/^Mudar compensa com uma TAN até 4,\d+\s%\.$/)).toBeVisible()
    expect(screen.getByRole('table', { name: 'Custos de mudar de banco' })).toBeVisible()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Texto para o banco').value).toMatch(
      /200\.000,00\s€ em dívida, 35 anos até ao fim e uma TAN de 4,322\s%/,
    )
    expect(screen.queryByRole('heading', { name: /^Precisas de ter/ })).toBeNull()
  })
})

describe('a bank that stays', () => {
  drawnOnce(() => draw(staying), opened)

  it('does the duties of a credit screen', expectDuties)

  it('finds no cost of leaving where the bank stays', () => {
    expect(screen.queryByRole('table', { name: 'Custos de mudar de banco' })).toBeNull()
    expect(screen.getByText(/^Sem custos de mudar/)).toBeVisible()
  })
})

it('judges the effort with what the device keeps, and asks for it where it keeps nothing', async () => {
  const { unmount } = await shown(buying)
  expect(screen.getByText(/um rendimento líquido de cerca de/)).toHaveTextContent(/2\.\d{3}\s€ por mês/)
  expectLink('Indica o rendimento', /\/simular\/situacao-financeira\?/)
  unmount()
  sessionDraft('home-loan').write({ netMonthlyIncome: '1500', otherInstalments: '300' })
  await shown(buying)
  expect(await screen.findByText('Taxa de esforço: acima do limite')).toBeVisible()
  expect(screen.getByRole('heading', { name: /^O teu rendimento permite até/ })).toBeVisible()
})

it('asks for other amounts by an address', async () => {
  const user = userEvent.setup()
  const shell = recordedShell()
  await shown(buying, shell)
  await user.click(screen.getByText('Alterar valores, taxa e ordem'))
  const form = within(screen.getByRole('form', { name: 'Alterar valores, taxa e ordem' }))
  const amount = form.getByLabelText(/Montante do crédito/)
  await user.clear(amount)
  await user.type(amount, '150000')
  await user.selectOptions(form.getByLabelText('Ordenar as propostas por'), 'monthlyRepayment')
  await user.click(form.getByRole('button', { name: 'Atualizar' }))
  const asked = new URLSearchParams(shell.visited[0]?.url.split('?')[1])
  const wanted = ['wantToBorrow', 'orderBy', 'age'].map((name) => asked.get(name))
  expect(wanted).toEqual(['150000', 'monthlyRepayment', '34'])
})

it('asks of a loan that exists by its own words, and no share', async () => {
  await shown(moving)
  await userEvent.click(screen.getByText('Alterar valores, taxa e ordem'))
  const form = within(screen.getByRole('form', { name: 'Alterar valores, taxa e ordem' }))
  expect(form.getByLabelText(/Quanto deves/)).toHaveValue('200.000')
  expect(form.getByLabelText(/Anos que faltam/)).toHaveValue('35')
  expect(form.queryByLabelText(/Percentagem/)).not.toBeInTheDocument()
})

it('shows each proposal with its TAEG and the figures next to it', async () => {
  const two =
    '&p1.proposta=Exemplo+Um&p1.proposedRate=mixed&p1.proposedTan=2.6&p1.proposedFixedYears=3&p1.proposedSpread=0.75&p1.openingCosts=1690.8&p1.insurance=37.9' +
    '&p2.proposta=Exemplo+Dois&p2.proposedRate=variable&p2.proposedSpread=0.7'
  await shown(buying + two)
  const rates = within(screen.getByRole('article', { name: 'Taxas da proposta de Exemplo Um' }))
  expect(rates.getByText(/^TAEG \d,\d\s%$/)).toBeVisible()
  expect(rates.getByText(/^TAN inicial 2,6\s%$/)).toBeVisible()
  expect(
    rates.getByText(/durante 3 anos, depois .* com 37,90\s€ por mês de seguros e produtos/),
  ).toBeVisible()
  const other = within(screen.getByRole('article', { name: 'Taxas da proposta de Exemplo Dois' }))
  expect(other.getByText(/^TAN variável 3,622\s%$/)).toBeVisible()
  expect(creditScreenProblems()).toEqual([])
})

it('offers the same proposals by what they cost in seven years and each month', async () => {
  await shown(`${buying}&keptYears=7`)
  const orders = within(screen.getByRole('navigation', { name: 'Ordem das propostas' }))
  expect(orders.getByRole('link', { current: true })).toHaveTextContent('Custo em 7 anos')
  expectLink('Pagamento por mês', /loanType=acquisition.*orderBy=monthlyRepayment#propostas$/, orders)
  expect(orders.getByRole('link', { name: 'Custo até ao fim' })).not.toHaveAttribute(
    'href',
    expect.stringContaining('keptYears'),
  )
})

describe('what editors keep', () => {
  const evidence = { asOf: '2026-10-01', until: '2026-12-31', sources: ['exemplo'], confidence: 'A' as const }
  const source = { title: 'Tabela do banco', dated: '2026-10-01' }
  const kept = (id: string, change: object = {}) => ({
    offer: {
      id,
      bank: `Banco Exemplo ${id}`,
      name: 'Casa Exemplo',
      rateType: 'fixed',
      tan: 3.2,
      evidence,
      openingFees: 700,
      registrationCosts: 250,
      insurancePerMonth: 40,
      productsPerMonth: 5,
      page: 'https://exemplo.pt',
      ...change,
    },
    source,
  })
  const offers = {
    'home-loan': [kept('um'), kept('dois', { rateType: 'mixed', tan: 2.5, fixedYears: 3, spread: 1.2 })],
  }

  it('is in the order of what is paid, each with its rate, its day and the way to the call', async () => {
    render(draw(buying, recordedShell(), offers))
    await screen.findByText('Importar')
    const first = within(screen.getByRole('article', { name: /^Banco Exemplo um/ }))
    expect(first.getByText('1.º')).toBeVisible()
    expect(first.getByText(/Preços de outubro, há 1 mês/)).toBeVisible()
    expectLink('Quero esta oferta', /simular\/dados-de-contacto\?loanType=acquisition.*&offer=um$/, first)
    expect([...creditScreenProblems(), ...exactAmounts()]).toEqual([])
  })

  it('is put side by side by an address', async () => {
    const shell = recordedShell()
    const { unmount } = render(draw(`${buying}&compare=um`, shell, offers))
    await screen.findByText('Importar')
    await userEvent.click(screen.getAllByRole('checkbox', { name: 'Comparar lado a lado' })[1] as HTMLElement)
    expect(shell.visited[0]?.url).toMatch(/compare=um&compare=dois/)
    const detail = { vertical: 'home-loan', offers: 2 }
    expect(shell.events).toContainEqual({ name: 'offers-compared', detail })
    unmount()
    render(draw(`${buying}&compare=um&compare=dois&compare=nenhum`, recordedShell(), offers))
    await screen.findByText('Importar')
    const table = within(screen.getByRole('region', { name: 'Tabela de comparação' }))
    expect(table.getAllByRole('columnheader')).toHaveLength(3)
    expect([...creditScreenProblems(), ...exactAmounts()]).toEqual([])
  })

  it('hydrates exactly as the server printed it', () =>
    expectExactHydration(() => draw(`${buying}&compare=um&compare=dois`, recordedShell(), offers)))
})

it('judges products for a spread as they are typed', async () => {
  const user = userEvent.setup()
  await shown(buying)
  await user.type(screen.getByLabelText(/Spread sem produtos/), '1,3')
  await user.type(screen.getByLabelText(/Spread com produtos/), '0,8')
  const products = screen.getByLabelText(/Quanto custam os produtos/)
  await user.type(products, '10')
  expect(screen.getByText(/^Compensa: ficas com/)).toBeVisible()
  await user.type(products, '0')
  expect(screen.getByText(/^Não compensa: pagas mais/)).toBeVisible()
})

it('explains the FINE with the numbers of this loan, and counts its days', async () => {
  const user = userEvent.setup()
  await shown(buying)
  expect(screen.getByText('15. Autoridade de supervisão')).toBeVisible()
  await user.type(screen.getByLabelText(/Quando recebeste a FINE/), '01/12/2026')
  expect(await screen.findByText('8 de dezembro de 2026:')).toBeVisible()
  expect(screen.getByText('31 de dezembro de 2026:')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pôr os dois prazos no calendário' })).toBeVisible()
})

it('puts a FINE into the notebook in one press, with the last day that follows from its own', async () => {
  const user = userEvent.setup()
  const shell = recordedShell()
  await shown(buying, shell)
  const fine = within(screen.getByRole('form', { name: 'Passar a FINE para o caderno' }))
  await user.type(fine.getByLabelText('Banco da FINE'), 'Exemplo')
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  await user.selectOptions(fine.getByLabelText('Tipo de taxa'), 'variable')
  expect(scroll.mock.contexts).toEqual([fine.getByLabelText('Spread')])
  scroll.mockRestore()
  await user.type(fine.getByLabelText(/Quando recebeste a FINE/), '01/12/2026')
  await user.click(fine.getByRole('button', { name: 'Pôr no caderno' }))
  // The spread is missing: nothing typed is lost.
  expect(fine.getByRole('alert')).toHaveTextContent('Insere o spread da proposta')
  expect(fine.getByLabelText('Banco da FINE')).toHaveValue('Exemplo')
  await user.type(fine.getByLabelText('Spread'), '0,7')
  await user.click(fine.getByRole('button', { name: 'Pôr no caderno' }))
  expect(await screen.findByRole('article', { name: 'Taxas da proposta de Exemplo' })).toBeVisible()
  expect(screen.getByText('Proposta de Exemplo guardada.')).toBeVisible()
  expect(fine.getByLabelText('Banco da FINE')).toHaveValue('')
  expect(shell.events.map(({ name }) => name)).toContain('proposal-added')
  const kept = localStorage.getItem('qp:notebook:home-loan') ?? ''
  expect(JSON.parse(kept).proposals[0].texts.validUntil).toBe('31/12/2026')
})

/** Change of the answers → verdict, what was counted, and the marks. */
it.each([
  [
    moving.replace('rateType=variable&', 'rateType=mixed&'),
    'Poupas 170 € por mês',
    /^Recuperas os 2\.054 € em 1 ano e 1 mês e poupas 69\.525 € no total, se as taxas não mudarem\..*Com 2,86 %, a taxa dos créditos novos de agosto de 2026$/,
    ['Tu hoje4,3 %', 'Créditos novos2,9 %'],
  ],
  [
    moving.replace('rateType=variable&', 'rateType=fixed&tan=3,5&'),
    'Poupas 98 € por mês',
    /^Recuperas os 2\.054 €.*Com 3,5 %, a taxa que indicaste$/,
    ['Tu hoje4,3 %', 'Créditos novos4,0 %', 'A tua proposta3,5 %'],
  ],
  [
    moving.replace('4.322', '3.2'),
    'Já estás bem: não mudes',
    /^Não recuperas os 2\.054 €\..*Com 3,19 %, .* de junho de 2026$/,
    ['Tu hoje3,2 %', 'Créditos novos3,2 %'],
  ],
  [
    staying,
    'Poupas 134 € por mês',
    /^Sem custos de mudar, poupas [\d.]+ € no total/,
    ['Tu hoje4,3 %', 'Créditos novos3,2 %'],
  ],
])('compares the rate of today with that of new loans: %s', async (query, verdict, note, marks) => {
  await shown(query)
  const ruler = document.querySelector('[data-ruler]') as HTMLElement
  expect(plain(within(ruler).getByRole('heading', { level: 1 }))).toBe(verdict)
  expect(plain(ruler)?.slice(verdict.length)).toMatch(note)
  expect(within(ruler).getAllByRole('row').map(plain)).toEqual(marks)
})

it.each([buying, moving])('hydrates exactly as the server printed it: %s', (query) =>
  expectExactHydration(() => draw(query)),
)
