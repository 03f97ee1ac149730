import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locationOf, recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import {
  aboveCeilingProblems,
  creditScreenProblems,
} from 'shared-lib/rules/credit/display-duties/check-credit-screen.testing'
import { exactAmounts } from 'shared-lib/rules/money/exact-amounts.testing'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { expectLink } from 'shared-lib/testing/expect-link'
import { loadCardResults } from './results.load'
import { loadAnswer } from './results.views'
import { ResultsScreen } from './results-screen'
import cases from './testing/results-screen.json'

const today = '2026-11-22'
const done = '/cartao-de-credito/resultados'
const contact = '/cartao-de-credito/simular/dados-de-contacto'
const draw = (query: string, shell = recordedShell(), day = today) => (
  <ResultsScreen
    data={loadCardResults({ path: done, query, params: {}, today: day } as never)}
    location={locationOf(`${done}?${query}`)}
    shell={shell}
    today={day}
  />
)
const minimum = 'pays=minimum&balance=1500&tan=14&minimumShare=5&minimumFloor=25'
const title = () => screen.getByRole('heading', { level: 1 }).textContent?.replaceAll('\u00a0', ' ')
/** Everything that is folded is open. */
const unfold = () => {
  for (const details of document.querySelectorAll('details')) details.open = true
}
/** The notebook's store is there. */
const awake = async () => {
  await screen.findByText('Importar')
  unfold()
}

// As the server does before it draws; how the parts wake is tried in a browser.
beforeAll(loadAnswer)
beforeEach(() => localStorage.clear())

describe('before an answer', () => {
  it('asks the two questions and lists the cards by what they cost everybody', () => {
    render(draw(''))
    expect(title()).toBe('Quanto te custa o teu cartão de crédito?')
    expect(screen.queryByRole('alert')).toBeNull()
    unfold()
    expect(screen.getAllByRole('article')).toHaveLength(8)
    expect(screen.getByText(/o custo é só a anuidade/)).toBeVisible()
  })

  it('names what is missing in place, and leads to the answer once it is there', async () => {
    const user = userEvent.setup()
    const shell = recordedShell()
    render(draw('', shell))
    const form = screen.getByRole('form', { name: 'Como usas o cartão' })
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(within(form).getByRole('radio', { name: /Pago um valor certo/ }))
    const followUp = within(form).getByRole('textbox', { name: /Quanto pagas por mês/ })
    expect(scroll.mock.contexts).toEqual([followUp])
    scroll.mockRestore()
    await user.type(within(form).getByRole('textbox', { name: /Quanto deves hoje/ }), '1500')
    await user.click(within(form).getByRole('button', { name: 'Ver quanto me custa' }))
    expect(within(form).getByRole('alert')).toHaveTextContent('Insere quanto pagas por mês')
    await user.type(followUp, '100')
    await user.click(within(form).getByRole('button', { name: 'Ver quanto me custa' }))
    expect(shell.visited.at(-1)?.url).toBe(`${done}?pays=fixed&fixedPayment=100&balance=1500`)
  })

  it('asks without script for what the first answer needs', () => {
    render(draw('pays=fixed&monthlyPurchases=&balance=200'))
    expect(screen.getByRole('alert')).toHaveTextContent('Insere quanto pagas por mês')
  })

  it('shows a wrong text of an address in its field, and keeps it', () => {
    render(draw('pays=fixed&fixedPayment=abc&balance=200'))
    const field = screen.getByRole('textbox', { name: /Quanto pagas por mês/ })
    expect(field).toHaveValue('abc')
    expect(field).toHaveAccessibleDescription(/Insere um valor por mês entre/)
  })
})

it('loses without script nothing of the notebook and the list where one of them, or an answer, is changed', () => {
  const book = [
    ['p1.proposta', 'Banco Um'],
    ['p1.cardFee', '20'],
  ]
  render(draw(`${minimum}&sort=taeg&${new URLSearchParams(book)}`))
  const sent = (form: string) => [
    ...new FormData(screen.getByRole<HTMLFormElement>('form', { name: form, hidden: true })),
  ]
  expect(sent('Ordenar e filtrar')).toEqual(expect.arrayContaining([...book, ['pays', 'minimum']]))
  expect(sent('Juntar uma proposta')).toEqual(expect.arrayContaining([...book, ['sort', 'taeg']]))
  expect(sent('Como usas o cartão')).toEqual(expect.arrayContaining([...book, ['sort', 'taeg']]))
  expect(sent('Como usas o cartão').filter(([name]) => name === 'pays')).toHaveLength(1)
})

describe('the answer', () => {
  it.each(cases.words)('of %s is «%s»', async (query, said) => {
    render(draw(query))
    await awake()
    expect(title()).toBe(said)
  })

  it('shows what ends the debt in a year and what that saves, and offers the call with the answers', async () => {
    render(draw(minimum))
    await awake()
    const ruler = document.querySelector('[data-ruler]') as HTMLElement
    expect(within(ruler).getByText(/^Paga 136,28.€ por mês e acabas em 12 meses\.$/)).toBeVisible()
    const rows = within(ruler).getAllByRole('row')
    const names = rows.map(({ textContent }) => textContent?.replace(/[\d.,]+.€$/, ''))
    expect(names).toEqual(['Tu hoje', 'Crédito pessoal', 'Em 12 meses'])
    expectLink(/Hoje: pago o mínimo$/, '#respostas')
    const answers = 'pays=minimum&minimumShare=5&minimumFloor=25&balance=1500&tan=14'
    expectLink('Quero que me liguem', `${contact}?${answers}`)
  })

  it('does not press who pays nothing to change', () => {
    render(draw('pays=all&monthlyPurchases=600&annualFee=20&cashback=1'))
    expect(screen.getByText('Recebes a mais no primeiro ano')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Falar sobre outros cartões' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'O que pode sair mais barato' })).toBeNull()
  })

  it('draws the debt over time with the same numbers as a table', async () => {
    render(draw('pays=fixed&fixedPayment=100&balance=1500&tan=14'))
    await awake()
    expect(screen.getByRole('img', { name: /acaba em 17 meses como pagas hoje e em 12 meses/ })).toBeVisible()
    const twin = screen.getByRole('table', { name: 'Dívida por mês' })
    expect(within(twin).getAllByRole('row').length).toBeGreaterThan(3)
  })
})

describe('the list', () => {
  it('is a history: no place, nothing to take, and a mark on each card above today’s ceiling', () => {
    render(draw('pays=interest&balance=1000'))
    expect(screen.getByText('Os cartões que conhecemos').closest('details')).not.toHaveAttribute('open')
    unfold()
    expect(screen.getByRole('heading', { name: /^2 ofertas, preços de novembro de 2025/ })).toBeVisible()
    const above = screen.getByText('Acima do máximo legal: 6 cartões').closest('details')
    expect(screen.getAllByText(/Acima do máximo legal para contratos novos, 18,5.%/)).toHaveLength(6)
    for (const one of screen.getAllByText(/Acima do máximo legal para contratos novos, 18,5.%/))
      expect(above).toContainElement(one)
    const [first] = screen.getAllByRole('article')
    if (!first) throw new Error('no card')
    expect(first).toHaveAccessibleName(/Novo Banco/)
    const answers = 'pays=interest&balance=1000&card=cc-novobanco-verde'
    expectLink('Pedir as condições de hoje', `${contact}?${answers}`, within(first))
  })

  it('draws the filters whose answers cards have, and no answer that no card has', () => {
    render(draw('pays=all'))
    const form = screen.getByRole('form', { name: 'Ordenar e filtrar' })
    const answersOf = (name: string) =>
      within(within(form).getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(within(form).getAllByRole('combobox')).toHaveLength(4)
    expect(answersOf('Tipo de cartão')).toEqual(['Todos', 'Clássico', 'Com reembolso'])
    expect(answersOf('Rede')).toEqual(['Todas', 'Mastercard', 'Visa'])
    expect(within(form).getByRole('combobox', { name: 'Banco ou emissor' })).toBeInTheDocument()
  })

  it('names a card of the address, and warns where it is none of ours', () => {
    const { unmount } = render(draw('pays=all&card=cc-unibanco'))
    expect(screen.getByText('Unibanco: Unibanco')).toBeVisible()
    unmount()
    render(draw('pays=all&card=cc-inventado'))
    expect(screen.getByText(/Já não temos esse cartão/)).toBeVisible()
  })
})

it.each(['', minimum, 'pays=all&monthlyPurchases=600', 'pays=fixed&fixedPayment=28&balance=2000'])(
  'shows every rate as the law wants it: %s',
  (query) => {
    render(draw(query))
    expect([...creditScreenProblems(), ...aboveCeilingProblems(0.185), ...exactAmounts()]).toEqual([])
  },
)

it('asks for the rate in a quarter whose ceiling is not published', () => {
  render(draw('pays=minimum&balance=1500', recordedShell(), '2027-01-02'))
  expect(screen.getByRole('alert')).toHaveTextContent(/Insere a TAN/)
})

it.each([minimum, 'pays=nunca'])('hydrates exactly as the server printed it: %s', (query) =>
  expectExactHydration(() => draw(query)),
)
