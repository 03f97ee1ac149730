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
    { typed: '1234,56', shown: '1.234,56', value: '1234.56', why: 'thousands are grouped while typing' },
    { typed: '1234,567', shown: '1.234,56', value: '1234.56', why: 'two decimals at most' },
    { typed: '12.5', shown: '12,5', value: '12.5', why: 'the point of a numeric keypad is a comma' },
    { typed: '-5', shown: '5', value: '5', why: 'positive only by default' },
    { typed: 'abc', shown: '', value: 'undefined', why: 'letters are no number' },
  ])('takes "$typed" as $shown: $why', async ({ typed, shown, value }) => {
    render(<Amount />)
    const field = screen.getByRole('textbox', { name: 'Montante' })
    await userEvent.type(field, typed)
    expect(field).toHaveDisplayValue(shown)
    expect(screen.getByRole('status')).toHaveTextContent(value)
  })

  it('takes whole numbers and negative ones when told', async () => {
    const { unmount } = render(<Amount decimals={0} />)
    await userEvent.type(screen.getByRole('textbox'), '12,5')
    expect(screen.getByRole('status')).toHaveTextContent('125')
    unmount()
    render(<Amount allowNegative />)
    await userEvent.type(screen.getByRole('textbox'), '-5')
    expect(screen.getByRole('status')).toHaveTextContent('-5')
  })

  it('holds its limits on leaving, not while typing', async () => {
    render(<Amount min={10} max={40} />)
    await userEvent.type(screen.getByRole('textbox'), '4')
    expect(screen.getByRole('status')).toHaveTextContent('4')
    await userEvent.tab()
    expect(screen.getByRole('textbox')).toHaveDisplayValue('10')
  })

  it('empties to undefined', async () => {
    render(<Amount />)
    await userEvent.type(screen.getByRole('textbox'), '7')
    await userEvent.clear(screen.getByRole('textbox'))
    expect(screen.getByRole('status')).toHaveTextContent('undefined')
  })
})
