import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { NumberField, type NumberFieldProps } from './number-field'

function Amount(props: Partial<NumberFieldProps>) {
  const [value, setValue] = useState<number>()
  return (
    <>
      <NumberField name="amount" label="Montante" suffix="€" value={value} onChange={setValue} {...props} />
      <output>{String(value)}</output>
    </>
  )
}

describe('NumberField', () => {
  it.each([
    { typed: '250.000', shown: '250.000', value: '250000', why: 'a point groups thousands' },
    { typed: '1.234,56', shown: '1.234,56', value: '1234.56', why: 'as it is written in Portugal' },
    { typed: '1234,56', shown: '1.234,56', value: '1234.56', why: 'thousands are grouped on leaving' },
    { typed: '12.5', shown: '12,5', value: '12.5', why: 'the point of a numeric keypad is a comma' },
  ])('takes "$typed" as $shown: $why', async ({ typed, shown, value }) => {
    render(<Amount />)
    const field = screen.getByRole('textbox', { name: 'Montante' })
    await userEvent.type(field, typed)
    expect(field).toHaveDisplayValue(typed)
    expect(screen.getByRole('status')).toHaveTextContent(value)
    await userEvent.tab()
    expect(field).toHaveDisplayValue(shown)
    expect(field).toBeValid()
  })

  it.each<{ typed: string; says: RegExp; props?: Partial<NumberFieldProps> }>([
    { typed: '1234,567', says: /um número, por exemplo/ },
    { typed: '-5', says: /um número, por exemplo/ },
    { typed: 'abc', says: /um número, por exemplo/ },
    { typed: '12,5', says: /número inteiro/, props: { decimals: 0 } },
    { typed: '4', says: /entre 10.€ e 40.€/, props: { min: 10, max: 40 } },
    { typed: '500.000', says: /entre 1.€ e 500.€/, props: { min: 1, max: 500, decimals: 0 } },
  ])('keeps "$typed" and explains what is wrong, moving nothing', async ({ typed, says, props = {} }) => {
    render(<Amount {...props} />)
    const field = screen.getByRole('textbox')
    await userEvent.type(field, typed)
    await userEvent.tab()
    expect(field).toHaveDisplayValue(typed)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(says)
    expect(screen.getByRole('status')).toHaveTextContent('undefined')
    await userEvent.type(field, '0')
    expect(field).not.toHaveAccessibleDescription(says)
  })

  it('takes numbers below zero where its limits do', async () => {
    render(<Amount min={-2} max={20} />)
    const field = screen.getByRole('textbox')
    await userEvent.type(field, '-0,5')
    expect(screen.getByRole('status')).toHaveTextContent('-0.5')
    expect(field).toHaveAttribute('inputmode', 'text')
  })

  it('shows a number set from outside', async () => {
    const { rerender } = render(<NumberField name="a" label="A" value={5} onChange={() => undefined} />)
    rerender(<NumberField name="a" label="A" value={1234.5} onChange={() => undefined} />)
    expect(screen.getByRole('textbox')).toHaveDisplayValue('1.234,5')
    rerender(<NumberField name="a" label="A" value={undefined} onChange={() => undefined} />)
    expect(screen.getByRole('textbox')).toHaveDisplayValue('')
  })

  it('empties to undefined', async () => {
    render(<Amount />)
    await userEvent.type(screen.getByRole('textbox'), '7')
    await userEvent.clear(screen.getByRole('textbox'))
    expect(screen.getByRole('status')).toHaveTextContent('undefined')
  })
})
