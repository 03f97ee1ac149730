import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defineResults } from '../results-view'
import { AssumptionChips } from './assumption-chips'

const results = defineResults({
  done: '/exemplo/resultados',
  path: '/exemplo/simular',
  sorts: { cost: 'Custo' },
  choices: {},
  boxes: [],
})
const chip = (name: string, label: string, value: string) => ({
  name,
  label,
  value,
  options: ['1', '2', '3'].map((one) => ({ value: one, label: `${label} ${one}` })),
})

const asked: string[] = []
function Page({ people = '1', power = '1' }: { people?: string; power?: string }) {
  const view = results.read('', [
    ['people', people],
    ['power', power],
  ])
  return (
    <AssumptionChips
      results={results}
      view={view}
      chips={[chip('people', 'Pessoas', people), chip('power', 'Potência', power)]}
      ways={[]}
      onChange={(changed) => asked.push(results.address(changed))}
    />
  )
}

it('names each chip by what it assumes', () => {
  render(<Page />)
  expect(screen.getByRole('combobox', { name: 'Pessoas' })).toHaveDisplayValue('Pessoas 1')
  expect(screen.getByRole('combobox', { name: 'Potência' })).toHaveDisplayValue('Potência 1')
})

it('keeps an answer while the page for the one before is on its way', async () => {
  const user = userEvent.setup()
  const page = render(<Page />)
  const [people, power] = screen.getAllByRole('combobox') as HTMLElement[]
  await user.selectOptions(people as HTMLElement, '2')
  expect(people).toHaveDisplayValue('Pessoas 2')
  await user.selectOptions(power as HTMLElement, '3')
  page.rerender(<Page people="2" />)
  expect(power).toHaveDisplayValue('Potência 3')
  expect(asked.map((url) => url.split('?')[1])).toEqual(['people=2&power=1', 'people=2&power=3'])
  page.rerender(<Page people="2" power="3" />)
  page.rerender(<Page people="1" power="2" />) // the way back
  expect([people, power].map((select) => (select as HTMLSelectElement).value)).toEqual(['1', '2'])
})
