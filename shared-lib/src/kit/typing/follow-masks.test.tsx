import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TextField } from '../ui/text-field/text-field'
import { followMasks } from './follow-masks'
import type { Mask } from './masks'

let stop = () => {}
beforeAll(() => {
  stop = followMasks()
})
afterAll(() => stop())

function Page({ mask, label = 'Campo' }: { readonly mask: Mask; readonly label?: string | undefined }) {
  const [value, setValue] = useState('')
  return (
    <>
      <TextField name="field" label={label} mask={mask} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

it.each<{ mask: Mask; typed: string; shown: string; left?: string }>([
  { mask: 'postal', typed: '10a00001', shown: '1000-001' },
  { mask: 'number', typed: '1234567,5', shown: '1.234.567,5' },
  { mask: 'number', typed: '1234.56', shown: '1234.56', left: '1.234,56' },
  { mask: 'number', typed: '1.234,50 €;', shown: '1.234,50 €;', left: '1.234,50' },
  { mask: 'date', typed: '1990.2.1', shown: '1990/2/1', left: '01/02/1990' },
  { mask: 'date', typed: '01021990', shown: '01/02/1990' },
  { mask: 'phone', typed: '912345678', shown: '912 345 678' },
  { mask: 'plate', typed: '0000aa', shown: '00-00-AA' },
])(
  '$mask: $typed is shown as $shown, and its form gets the same',
  async ({ mask, typed, shown, left = shown }) => {
    render(<Page mask={mask} />)
    const field = screen.getByRole('textbox')
    await userEvent.click(field)
    fireEvent.input(field, { target: { value: typed } })
    expect(field).toHaveDisplayValue(shown)
    expect(screen.getByRole('status')).toHaveTextContent(shown)
    await userEvent.tab()
    expect(field).toHaveDisplayValue(left)
    expect(screen.getByRole('status')).toHaveTextContent(left)
  },
)

it.each<{ mask: Mask; label?: string; typed: string; left: string }>([
  { mask: 'month', typed: 'março de 2027', left: '03/2027' },
  { mask: 'month', typed: 'mar/27', left: '03/2027' },
  { mask: 'month', typed: '15/3/2027', left: '03/2027' },
  { mask: 'date', typed: '1 de fev. de 1990', left: '01/02/1990' },
  { mask: 'number', typed: '1500 €/mês', left: '1.500/mês' },
  { mask: 'number', label: 'Preço por mês', typed: '1500 €/mês', left: '1.500' },
  { mask: 'number', label: 'Seguro anual', typed: '≈ 1500 euros por ano.', left: '1.500' },
])('$mask: $typed, key by key, becomes $left', async ({ mask, label, typed, left }) => {
  render(<Page {...{ mask, label }} />)
  const field = screen.getByRole('textbox')
  await userEvent.click(field)
  for (const key of typed)
    fireEvent.input(field, { target: { value: (field as HTMLInputElement).value + key } })
  await userEvent.tab()
  expect(screen.getByRole('status')).toHaveTextContent(left)
})

it('lets a word be composed before it is shaped', () => {
  render(<Page mask="plate" />)
  const field = screen.getByRole('textbox')
  fireEvent.input(field, { target: { value: 'aa00' }, isComposing: true })
  expect(field).toHaveDisplayValue('aa00')
  fireEvent.compositionEnd(field)
  expect(screen.getByRole('status')).toHaveTextContent('AA-00')
})

it('shapes what stands in the field in use when it begins', () => {
  render(<Page mask="postal" />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.focus()
  field.value = '1000001'
  act(() => void followMasks())
  expect(screen.getByRole('status')).toHaveTextContent('1000-001')
})
