import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordedShell } from 'shared-lib/funnel/ui/page-of.testing'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { loadResults } from './results.load'
import { ResultsScreen } from './results-screen'

const path = '/energia/resultados'
const answers =
  'energyType=electricity&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&contractedPower=3.45&currentProvider=EDPC'
const islands = 'energyType=dual&addressType=new&postalCode=9500'

const draw = (query: string, shell = recordedShell()) => (
  <ResultsScreen
    data={JSON.parse(JSON.stringify(loadResults({ path, query, today: '2026-11-21' })))}
    query={query}
    shell={shell}
  />
)

it('puts the cheapest first and big, says why, how it is ranked, from when and from whom', () => {
  render(draw(answers))
  const winner = screen.getByRole('region', { name: 'A oferta mais barata para ti' })
  expect(within(winner).getByText(/É a mais barata para as tuas respostas/)).toBeVisible()
  expect(within(winner).getByRole('link', { name: 'Quero esta oferta' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/energia\/simular\/dados-de-contacto\?energyType=electricity.*&oferta=/),
  )
  expect(screen.getByText(/nenhuma comissão entra na conta/)).toBeVisible()
  expect(screen.getByText(/11 de junho de 2026/)).toBeVisible()
  expect(screen.getByText(/CC BY 4\.0/)).toBeVisible()
  expect(screen.getByRole('link', { name: /simulador da ERSE/ })).toHaveAttribute('target', '_blank')
})

it('goes to the address of the filters, sort and boxes that were set', async () => {
  const shell = recordedShell()
  const user = userEvent.setup()
  render(draw(answers, shell))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'provider')
  await user.click(screen.getByRole('checkbox', { name: /100 % renovável/ }))
  await user.click(screen.getByRole('button', { name: 'Atualizar a lista' }))
  expect(shell.visited.at(-1)?.url).toBe(`${path}?${answers}&sort=provider&renewable=true`)
})

it('puts up to three offers side by side and keeps them in the address', async () => {
  const shell = recordedShell()
  const user = userEvent.setup()
  render(draw(answers, shell))
  const boxes = screen.getAllByRole('checkbox', { name: 'Comparar lado a lado' })
  for (const box of boxes.slice(0, 3)) await user.click(box)
  expect(boxes[3]).toBeDisabled()
  const table = screen.getByRole('region', { name: 'Lado a lado' })
  expect(within(table).getAllByRole('columnheader')).toHaveLength(4)
  expect(new URLSearchParams(shell.visited.at(-1)?.url.split('?')[1]).getAll('compare')).toHaveLength(3)
})

it('says at once that the islands have no number, and offers a call', () => {
  render(draw(islands))
  expect(screen.getByText(/nos Açores/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Quero que me liguem' })).toHaveAttribute(
    'href',
    `/energia/simular/dados-de-contacto?${islands}`,
  )
})

it('says so when no offer passes the filters', () => {
  render(draw(`${answers}&timeOption=tri`))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nenhuma oferta passa nestes filtros')
})

it.each([answers, islands, `${answers}&sort=conditions&shown=24`])(
  'hydrates %s exactly as the server printed it',
  async (query) => {
    await expectExactHydration(() => draw(query))
  },
)

it('offers electricity instead, for the same home, where there is no gas network', () => {
  render(draw('energyType=gas&addressType=new&postalCode=7700'))
  expect(screen.getByText(/Não há rede de gás natural/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Comparar só a eletricidade' })).toHaveAttribute(
    'href',
    '/energia/simular?energyType=electricity&addressType=new&postalCode=7700',
  )
})
