import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { euros } from '../../form/fields'
import { recordedShell } from '../../funnel/ui/page-of.testing'
import { TodaySheet } from './today-sheet'

const field = euros({
  label: 'Mensalidade',
  description: 'Fee, EUR.',
  min: 1,
  max: 1000,
  invalid: 'Escreve um valor',
})

it.each([
  { query: 'tv=true', types: '45,5{Enter}', goes: 'tv=true&hasBill=true&fee=45%2C5' },
  { query: 'fee=30&tv=true', types: '{Backspace}{Backspace}{Enter}', goes: 'tv=true&hasBill=false' },
  { query: 'fee=30', types: '{Tab}28{Enter}', goes: 'hasBill=true&fee=30&next=28' },
])('counts the page of $query again', async ({ query, types, goes }) => {
  const user = userEvent.setup()
  const shell = recordedShell()
  const location = { path: '/resultados', query }
  render(
    <TodaySheet
      name="fee"
      field={field}
      location={location}
      shell={shell}
      against={{ name: 'next', field: { ...field, label: 'Outra' } }}
      along={{ hasBill: 'true' }}
      without={{ hasBill: 'false' }}
    />,
  )
  await user.click(screen.getByLabelText(/^Mensalidade/))
  await user.keyboard(types)
  expect(shell.visited).toEqual([{ url: `/resultados?${goes}`, replace: true }])
})

it('keeps what is no amount, with its mistake', async () => {
  const user = userEvent.setup()
  const shell = recordedShell()
  render(<TodaySheet name="fee" field={field} location={{ path: '/resultados', query: '' }} shell={shell} />)
  const box = screen.getByLabelText(/^Mensalidade/)
  await user.type(box, 'muito{Enter}')
  expect(box).toBeInvalid()
  expect(shell.visited).toEqual([])
})
