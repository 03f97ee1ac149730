import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectExactHydration } from '../../../../testing/exact-hydration'
import { expectLink } from '../../../../testing/expect-link'
import { toIsoDate } from '../../../rules/dates/iso-date'
import { recordedShell } from '../../funnel/ui/page-of.testing'
import { defineResults } from '../results-view'
import type { OfferWords, Row } from '../row'
import { useOfferList } from '../use-offer-list'
import { CompareTable } from './compare-table'
import { FilterForm, hiddenWords } from './filter-form'
import { OfferList } from './offer-list'
import { ResultsPage } from './results-page'

// Another product than energy: invented deposits, where more is better.

const results = defineResults({
  done: '/exemplo/resultados',
  path: '/exemplo/simular',
  sorts: { interest: 'Juros, do mais alto', bank: 'Banco, de A a Z' },
  columns: [
    { title: 'Banco', sort: 'bank' },
    { title: 'Prazo' },
    { title: 'Taxa' },
    { title: 'Ganhas', sort: 'interest', falls: true },
  ],
  choices: { bank: { label: 'Banco', accepts: /^[A-Z]+$/, all: 'Todos', first: () => '' } },
  boxes: [{ legend: 'Mostrar só', names: { free: 'Que se podem levantar antes' } }],
})
const words: OfferWords = {
  bestShort: 'o que rende mais',
  want: 'Quero este depósito',
  ask: 'Pedir a taxa de hoje',
  order: 'Por juros líquidos.',
  orderThen: (month) => `Por juros líquidos em ${month}.`,
}
const row = (id: string, place: number | undefined, cents: number, change: Partial<Row> = {}): Row => ({
  id,
  place,
  provider: `Banco ${id}`,
  title: `Depósito ${id}`,
  main: { cents },
  own: undefined,
  chips: [{ words: 'Só para novos clientes' }],
  doubts: [],
  evidence: { asOf: toIsoDate('2026-11-01'), ageDays: 20, standing: place ? 'current' : 'historic' },
  parts: [{ key: 'interest', title: 'Juros', cents }],
  reason: [`Rende ${cents / 100} €.`],
  ...change,
})
const [one, two, old] = [row('A', 1, 20_000), row('B', 2, 18_000), row('C', undefined, 30_000)]
const market = { placed: 2, first: one }
let shell = recordedShell()
const told = () => shell.events.map(({ name, detail }) => `${name} ${detail.offers}`)
const comparedInterest = () =>
  within(screen.getByRole('region', { name: 'Lado a lado' })).getByRole('row', { name: /^Juros/ })
const compareBoxes = () => screen.getAllByRole('checkbox', { name: 'Comparar lado a lado' })
const open = { bank: [{ value: 'B', label: 'Banco B' }] }

interface PageProps {
  readonly query?: string
  readonly rows?: readonly Row[]
  readonly total?: number
  readonly past?: { readonly title: string; readonly rows: readonly Row[] }
}

function Page({ query = '', rows = [one, two, old], total = rows.length, past }: PageProps) {
  const view = results.read(query, [['amount', '10000']])
  const [first] = rows
  const list = useOfferList({ results, view, total, vertical: 'exemplo', shell })
  const { draft } = list
  const compared = list.compared(rows)
  return (
    <>
      {compared.length > 1 && (
        <CompareTable
          results={results}
          view={view}
          amounts={[]}
          facts={[]}
          rows={compared}
          ageWords="preços"
          moreIsBetter
        />
      )}
      <FilterForm
        results={results}
        view={view}
        draft={draft}
        open={open}
        changes={{ free: -2 }}
        hidden={hiddenWords(1)}
        total={total}
        onChange={list.change}
      />
      <OfferList
        results={results}
        view={view}
        draft={draft}
        open={open}
        rows={rows}
        market={market}
        words={words}
        {...(past && { past })}
        total={total}
        firstId={first?.id}
        month="novembro"
        note=""
        compared={compared.length}
        want={({ id }) => `/exemplo/${id}`}
        onCompare={list.compare}
        details={({ id }) => <p>Contas de {id}</p>}
      />
    </>
  )
}

beforeEach(() => {
  shell = recordedShell()
})

it('draws any product in its own words: the offers, and history below them without a place', () => {
  render(<Page />)
  const cards = screen.getAllByRole('article')
  const places = cards.map((card) => within(card).queryByText(/^\d\.º$/)?.textContent)
  expect(places).toEqual(['1.º', '2.º', undefined])
  const ask = within(cards[2] as HTMLElement).getByRole('link', { name: 'Pedir a taxa de hoje' })
  expect(ask).not.toBeVisible()
  fireEvent.click(within(cards[2] as HTMLElement).getByText('Banco C'))
  expect(ask).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Histórico' })).toBeVisible()
  expect(screen.getByText('Contas de B')).toBeInTheDocument()
})

it('heads the list with its columns, each a way to its order, and shows how many are compared', async () => {
  render(<Page query="sort=bank&compare=A" />)
  const heads = screen.getAllByRole('columnheader')
  expect(heads.map((head) => head.textContent)).toEqual(['Banco', 'Prazo', 'Taxa', 'Ganhas'])
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(['ascending', null, null, null])
  expectLink('Ganhas', '/exemplo/resultados?amount=10000&compare=A')
  expect(screen.queryByRole('link', { name: 'Prazo' })).toBeNull()
  expect(screen.getByText('Escolhe mais uma oferta para comparar (máximo 3).')).toBeVisible()
  cleanup()
  render(<Page />)
  expect(screen.getByRole('columnheader', { name: 'Ganhas' })).toHaveAttribute('aria-sort', 'descending')
})

it('marks as repeated what a column of a wide screen shows too', () => {
  const chips = [{ words: '1 ano' }, { words: 'Só para novos clientes' }]
  const like = (id: string): Row => row(id, 1, 20_000, { chips, cells: ['3 %', '1 ano'] })
  const repeated = () =>
    ['Em todas:', '1 ano', 'Só para novos clientes'].map((text) =>
      Boolean(screen.getByText(text, { selector: 'header *' }).closest('.repeated')),
    )
  const page = render(<Page rows={[like('A'), like('B')]} />)
  expect(repeated()).toEqual([false, true, false])
  chips.pop()
  page.rerender(<Page rows={[like('A'), like('B')]} />)
  expect(screen.getByText('Em todas:').closest('.repeated')).not.toBeNull()
})

it('shows once what all offers have in common, and in each alone where only some are shown', () => {
  const rows = ['A', 'B'].map((id) => row(id, 1, 20_000, { chips: [{ words: '1 ano' }] }))
  const page = render(<Page rows={rows} />)
  expect(screen.getByText('Em todas:').parentElement).toHaveTextContent('Em todas: 1 ano')
  expect(screen.getAllByText('1 ano')).toHaveLength(1)
  page.rerender(<Page rows={rows} total={14} />)
  expect(screen.queryByText('Em todas:')).toBeNull()
  expect(screen.getAllByText('1 ano')).toHaveLength(2)
})

it('draws of a provider its name, without initials', () => {
  render(<Page rows={[{ ...one, chips: [] }]} />)
  const head = screen.getByRole('article').querySelector('summary')
  expect(head).toHaveTextContent(/^1\.ºBanco ADepósito A200,00.€$/)
})

it.each([
  { rows: [one, two], heading: '2 ofertas' },
  { rows: [], heading: 'Nenhuma oferta recente' },
])('folds what is too old to be listed below $heading', ({ rows, heading }) => {
  render(<Page rows={rows} past={{ title: 'Histórico: 1 de 2024', rows: [old] }} />)
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  const details = screen.getByText('Histórico: 1 de 2024').closest('details') as HTMLElement
  expect(details).not.toHaveAttribute('open')
  expect(within(details).getByText('Banco C')).not.toBeVisible()
})

it.each([
  { change: { cents: -849, period: 'mês' }, shown: '−8 €/mês', better: true },
  { change: { cents: 849, period: 'mês' }, shown: '+8 €/mês', better: false },
  { change: { cents: 11_300, isGain: true }, shown: '+113 €', better: true },
  { change: { cents: -11_300, isGain: true }, shown: '−113 €', better: false },
  { change: { cents: 0 }, shown: 'igual', better: false },
  { change: undefined, shown: '17,00 €', better: false },
] as const)(
  'writes in a row the difference to today, else the second figure: $shown',
  ({ change, shown, better }) => {
    render(<Page rows={[{ ...one, second: { cents: 1700 }, ...(change && { change }) }]} />)
    const head = screen.getByRole('article').querySelector('summary')
    expect(head).toHaveTextContent(shown)
    expect(head?.querySelector('[data-better]') !== null).toBe(better)
  },
)

it('shows the place in the whole market of what a filter leaves, and leads back to all', () => {
  render(<Page query="bank=B" rows={[two]} />)
  expect(screen.getByText('2.ª de 2; o que rende mais é Banco A, Depósito A')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Tirar: Banco B' })).toBeVisible()
})

it('asks at once for what is set, in place of the page, and shows what a box would hide', async () => {
  const user = userEvent.setup()
  const page = render(<Page />)
  await user.click(screen.getByText('Ordenar e filtrar'))
  const free = screen.getByRole('checkbox', { name: 'Que se podem levantar antes' })
  expect(free).toHaveAccessibleDescription('\u22122 ofertas')
  expect(screen.getByText('3 ofertas na lista.')).toBeVisible()
  expect(screen.getByText('1 oferta escondida por estes filtros.')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Banco' }), 'B')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'bank')
  expect(shell.visited).toEqual([{ url: '/exemplo/resultados?amount=10000&bank=B', replace: true }])
  page.rerender(<Page query="bank=B" rows={[two]} />)
  expect(screen.getByText('1 oferta na lista.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ver a lista' }))
  const sorted = '/exemplo/resultados?amount=10000&bank=B&sort=bank'
  expect(shell.visited.slice(1)).toEqual([{ url: sorted, replace: true }])
})

it('puts two side by side with their parts, until another address comes', async () => {
  const user = userEvent.setup()
  const page = render(<Page />)
  for (const box of compareBoxes().slice(0, 2)) await user.click(box)
  const interest = comparedInterest()
  expect(interest).toHaveTextContent(/200,00.€mais alto180,00.€mais baixo/)
  expect(interest.querySelector('[data-good]')).toHaveTextContent('mais alto')
  page.rerender(<Page query="sort=bank" />)
  expect(screen.queryByRole('region', { name: 'Lado a lado' })).toBeNull()
})

it('marks nothing lowest or highest for less than a euro', async () => {
  const user = userEvent.setup()
  render(<Page rows={[row('A', 1, 12_542), row('B', 2, 12_532)]} />)
  for (const box of compareBoxes()) await user.click(box)
  const interest = comparedInterest()
  expect(interest).toHaveTextContent(/125,42.€125,32.€$/)
  expect(interest.querySelector('[data-good]')).toBeNull()
})

it('loses no press while the answer to the press before is on its way', async () => {
  const user = userEvent.setup()
  const page = render(<Page />)
  const [boxA, boxB] = compareBoxes() as [HTMLElement, HTMLElement]
  await user.click(boxA)
  await user.click(boxB)
  page.rerender(<Page query="compare=A" />)
  expect(boxA).toBeChecked()
  expect(boxB).toBeChecked()
  const free = screen.getByRole('checkbox', { name: 'Que se podem levantar antes' })
  await user.click(free)
  page.rerender(<Page query="compare=A&compare=B" />)
  expect(free).toBeChecked()
  await user.click(boxA)
  expect(shell.visited.at(-1)?.url).toBe('/exemplo/resultados?amount=10000&free=true&compare=B')
  page.rerender(<Page query="free=true&compare=B" />)
  page.rerender(<Page query="compare=A" />) // the way back
  expect(boxA).toBeChecked()
  expect(boxB).not.toBeChecked()
  expect(free).not.toBeChecked()
})

it('reports what is shown, what is side by side and another order, each once, with how many offers', async () => {
  const user = userEvent.setup()
  const page = render(<Page />)
  page.rerender(<Page />)
  expect(told()).toEqual(['results-shown 3'])
  for (const box of compareBoxes().slice(0, 2)) await user.click(box)
  expect(told().slice(1)).toEqual(['offers-compared 2'])
  page.rerender(<Page query="compare=A&compare=B" />)
  page.rerender(<Page query="compare=A&compare=B&bank=B" rows={[two]} />)
  page.rerender(<Page query="bank=B" rows={[two]} />)
  expect(told().slice(2).sort()).toEqual(['filter-changed 1', 'results-shown 1'])
  page.rerender(<Page />)
  expect(told().slice(4).sort()).toEqual(['filter-changed 3', 'results-shown 3'])
  expect(shell.events.every(({ detail }) => detail.vertical === 'exemplo')).toBe(true)
})

it('hydrates exactly as the server printed it', async () => {
  await expectExactHydration(() => <Page query="free=true" />)
})

it('states on paper whose results they are, of which day, and where they are found again', () => {
  history.replaceState(null, '', '/exemplo/resultados?montante=1000')
  const { container } = render(<ResultsPage printed="Marca: depósitos de 1 de novembro">{null}</ResultsPage>)
  const sheet = container.querySelector('[data-on-paper]')
  expect(sheet).toHaveTextContent('Marca: depósitos de 1 de novembro')
  expect(sheet).toHaveTextContent('http://localhost/exemplo/resultados?montante=1000')
})
