import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TextField } from '../ui/text-field/text-field'
import { followMasks } from './follow-masks'
import type { Mask } from './masks'
import cases from './testing/follow-masks.json'

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

it.each(cases.shown as { mask: Mask; typed: string; shown: string; left?: string }[])(
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

it.each(cases.typed as { mask: Mask; label?: string; typed: string; left: string }[])(
  '$mask: $typed, key by key, becomes $left',
  async ({ mask, label, typed, left }) => {
    render(<Page mask={mask} label={label} />)
    const field = screen.getByRole('textbox')
    await userEvent.click(field)
    for (const key of typed)
      fireEvent.input(field, { target: { value: (field as HTMLInputElement).value + key } })
    await userEvent.tab()
    expect(screen.getByRole('status')).toHaveTextContent(left)
  },
)

it('lets a word be composed before it is shaped', () => {
  render(<Page mask="plate" />)
  const field = screen.getByRole('textbox')
  fireEvent.input(field, { target: { value: 'aa00' }, isComposing: true })
  expect(field).toHaveDisplayValue('aa00')
  fireEvent.compositionEnd(field)
  expect(screen.getByRole('status')).toHaveTextContent('AA-00')
})

it('shapes what is in the field in use when it begins', () => {
  render(<Page mask="postal" />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.focus()
  field.value = '1000001'
  act(() => void followMasks())
  expect(screen.getByRole('status')).toHaveTextContent('1000-001')
})
