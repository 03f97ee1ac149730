import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locationOf, recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { loadLaterCode } from 'shared-lib/kit/ui/later-part/later-part'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { expectLink } from 'shared-lib/testing/expect-link'
import { loadDepositResults } from './results.load'
import { ResultsScreen } from './results-screen'
import cases from './testing/results-screen.json'

const path = '/depositos-a-prazo/resultados'
const year = 'amount=10000&horizon=12&mayLock=true&origin=newBank'
/** As it comes to the browser: plain JSON. */
const crossed = <Data,>(data: Data): Data => JSON.parse(JSON.stringify(data))
const draw = (query: string, { today = '2026-11-23', shell = recordedShell() } = {}) => (
  <ResultsScreen
    data={crossed(loadDepositResults({ path, query, today }))}
    location={locationOf(`${path}?${query}`)}
    shell={shell}
    today={today}
  />
)
const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')

beforeAll(loadLaterCode)
beforeEach(() => localStorage.clear())

it('draws what each leaves against what keeps the money’s worth, which is shown once', () => {
  render(draw(year))
  expect(screen.getByText(/^Inflação:$/)).toHaveTextContent(/357,00.€/)
})

/** Verdict, note, current value, change of the first row. */
it.each(cases.beside)(
  'compares where the money is now with the average and the best: %s',
  (query, verdict, note, today, change) => {
    render(draw(query))
    const ruler = screen.getByRole('region', { name: (name) => name.replaceAll('\u00a0', ' ') === verdict })
    expect(text(ruler)).toContain(note)
    const [own, average, best] = within(ruler).getAllByRole('row').map(text)
    expect(own).toBe(today)
    expect([average, best].join()).toMatch(/^Média dos bancos[\d,]+ €,O melhor[\d,]+ €$/)
    const [first] = screen.getAllByRole('article')
    if (change) expect(text(first as HTMLElement)).toContain(change)
    else expect(text(first as HTMLElement)).not.toMatch(/[+−]\d+ €/)
  },
)

it('names the best deposit with the truths and the way to its plan', () => {
  render(draw(year))
  const ruler = screen.getByRole('region', { name: /^Ganhas mais/ })
  expect(text(ruler)).toMatch(
    /BAI Europa.*222,65 €.*perdes 134,35 € para a inflação.*Taxas de outubro, há 1 mês/,
  )
  expectLink(/Ver o plano/, `/depositos-a-prazo/resumo?${year}&oferta=td-bai-naomob`, within(ruler))
})

it('counts again with the rate of today, and marks a wrong one as invalid', async () => {
  const user = userEvent.setup()
  const shell = recordedShell()
  render(draw(`${year}&bank=Bankinter`, { shell }))
  const field = screen.getByLabelText(/^Quanto rende hoje o teu dinheiro/)
  await user.type(field, 'muito{Enter}')
  expect(field).toBeInvalid()
  await user.clear(field)
  await user.type(field, '1,5{Enter}')
  expect(shell.visited).toEqual([{ url: `${path}?${year}&bank=Bankinter&todayRate=1%2C5`, replace: true }])
})

it('promises nothing by old rates', () => {
  render(draw(year, { today: '2027-03-01' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Com as taxas de outubro de 2026, ganhas mais/,
  )
  expect(screen.getByRole('link', { name: /Quero as taxas de hoje/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Ver o plano/ })).toBeNull()
})

it('warns where the account costs more than the interest', () => {
  render(draw('amount=2500&horizon=6&mayLock=true&origin=newBank&doubtful=true&bank=Atl%C3%A2ntico+Europa'))
  const [card] = screen.getAllByRole('article')
  expect(text(card as HTMLElement)).toMatch(
    /Abaixo de [\d.]+ €, a conta e a transferência custam mais do que o juro/,
  )
  expect(text(card as HTMLElement)).toMatch(/Perdes dinheiro com este montante/)
})

it('divides an amount above the guarantee, and explains what stays out', () => {
  render(draw('amount=250000&horizon=12&mayLock=true&origin=newBank'))
  const split = screen.getByText('Dividir para ficar tudo na garantia').closest('details') as HTMLElement
  expect(within(split).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
  expect(screen.getByText(/não aceitam este montante/)).toBeInTheDocument()
})

it('leads back where nothing fits', () => {
  render(draw('amount=1&horizon=date&needOn=2026-11-24&mayLock=false&origin=sameBank'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nenhuma oferta passa nestes filtros')
  expect(screen.getAllByRole('link', { name: 'Alterar respostas' })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('/depositos-a-prazo/simular/poupanca?amount=1'),
  )
})

it('ranks what the visitor’s own bank proposes by what it leaves', async () => {
  const user = userEvent.setup()
  render(draw(`${year}&p1.proposta=Banco+Um&p1.ownRate=2&p1.ownMonths=12&p1.ownAccount=0`))
  await screen.findByText('Importar')
  await user.type(screen.getByRole('textbox', { name: 'Banco' }), 'Banco Dois')
  await user.type(screen.getByLabelText('TANB'), '3')
  await user.type(screen.getByLabelText('Prazo'), '6')
  await user.click(screen.getByRole('button', { name: 'Juntar ao caderno' }))
  expect(await screen.findByText(/^Banco Dois é a que rende mais: mais 73.€/)).toBeVisible()
})

describe('without script, what one form asks for loses nothing of the other', () => {
  const book = [
    ['p1.proposta', 'Banco Um'],
    ['p1.ownRate', '2'],
    ['p1.ownMonths', '12'],
  ]
  const query = `${year}&bank=Bankinter&withdrawable=true&${new URLSearchParams(book)}`
  const sent = (form: string) => [...new FormData(screen.getByRole<HTMLFormElement>('form', { name: form }))]

  it('of the notebook, where the list is filtered', () => {
    render(draw(query))
    expect(sent('Ordenar e filtrar')).toEqual(expect.arrayContaining(book))
  })

  it('of the list, where a proposal is put in', () => {
    render(draw(query))
    expect(sent('Juntar uma proposta')).toEqual(
      expect.arrayContaining([...book, ['bank', 'Bankinter'], ['withdrawable', 'true']]),
    )
  })

  it('and other pages get the answers alone', () => {
    render(draw(query))
    for (const { href } of screen.getAllByRole<HTMLAnchorElement>('link', { name: /plano|respostas/ }))
      expect(href).not.toContain('p1.')
  })
})

it.each([
  year,
  `${year}&sort=rate&withdrawable=true&compare=td-ctt-novos`,
  'amount=250000&horizon=3&mayLock=false&origin=sameBank',
  // Deposits of several terms: the shorter lines of the chart end before the others.
  'amount=500&horizon=6&mayLock=true&origin=newBank&doubtful=true&unknownWho=true',
])('hydrates exactly as the server printed it: %s', (query) => expectExactHydration(() => draw(query)))
