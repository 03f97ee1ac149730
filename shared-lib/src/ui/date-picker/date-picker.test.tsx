import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DatePicker, type DatePickerProps } from './date-picker'
import { DatePickerCalendar } from './date-picker-calendar'
import type { DateRange } from './selection'

type Extra = Partial<Pick<DatePickerProps, 'required' | 'disabledRanges' | 'error' | 'debounceMs'>>

function Single({ from, ...extra }: Extra & { from?: string }) {
  const [value, setValue] = useState(from)
  return (
    <>
      <DatePicker name="day" label="Início" today="2026-11-21" value={value} onChange={setValue} {...extra} />
      <output>{value ?? 'nada'}</output>
    </>
  )
}

function Period({ from, ...extra }: Extra & { from?: DateRange }) {
  const [value, setValue] = useState(from)
  return (
    <>
      <DatePicker
        name="period"
        mode="range"
        label="Período"
        today="2026-11-21"
        value={value}
        onChange={setValue}
        {...extra}
      />
      <output>{value ? `${value.start} ${value.end}` : 'nada'}</output>
    </>
  )
}

const shown = () => document.querySelector('output')?.textContent
const openCalendar = () => userEvent.click(screen.getByRole('button', { name: 'Abrir calendário' }))
const day = (number: number) => screen.getByRole('button', { name: new RegExp(`\\b${number} de novembro`) })

describe('DatePicker', () => {
  it('picks a day in Portuguese and gives focus back to its button', async () => {
    render(<Single />)
    await openCalendar()
    await userEvent.click(day(5))
    expect(shown()).toBe('2026-11-05')
    expect(screen.getByRole('textbox', { name: 'Início' })).toHaveDisplayValue('05/11/2026')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Abrir calendário' })).toHaveFocus()
  })

  it.each([
    { required: false, left: 'nada' },
    { required: true, left: '2026-11-05' },
  ])('a press on the selected day, required $required, leaves $left', async ({ required, left }) => {
    render(<Single from="2026-11-05" required={required} />)
    await openCalendar()
    await userEvent.click(day(5))
    expect(shown()).toBe(left)
  })

  it('swaps a range drawn backwards', async () => {
    render(<Period />)
    await openCalendar()
    await userEvent.click(day(12))
    await userEvent.click(day(9))
    expect(shown()).toBe('2026-11-09 2026-11-12')
  })

  it('does not let a drag cross a disabled day: the other side is out of reach until it ends', async () => {
    render(<Period disabledRanges={[{ start: '2026-11-10', end: '2026-11-12' }]} />)
    await openCalendar()
    await userEvent.click(day(7))
    await userEvent.click(day(14))
    expect(shown()).not.toContain('2026-11-14')
    await userEvent.click(day(9))
    expect(shown()).toBe('2026-11-07 2026-11-09')
  })

  it('takes what is typed after the configured pause, and not before', () => {
    jest.useFakeTimers()
    render(<Single debounceMs={1000} />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '07/11/2026' } })
    act(() => jest.advanceTimersByTime(999))
    expect(shown()).toBe('nada')
    act(() => jest.advanceTimersByTime(1))
    expect(shown()).toBe('2026-11-07')
    jest.useRealTimers()
  })

  it('reverts a typed range that meets a disabled day', async () => {
    const from = { start: '2026-11-01', end: '2026-11-03' }
    render(<Period from={from} disabledRanges={[{ start: '2026-11-10', end: '2026-11-12' }]} />)
    const end = screen.getByRole('textbox', { name: 'Até' })
    await userEvent.clear(end)
    await userEvent.type(end, '15112026')
    await userEvent.tab()
    expect(shown()).toBe('2026-11-01 2026-11-03')
    expect(end).toHaveDisplayValue('03/11/2026')
  })

  it('offers to clear only where clearing is allowed', async () => {
    const { unmount } = render(<Single from="2026-11-05" required />)
    await openCalendar()
    expect(screen.queryByRole('button', { name: 'Limpar' })).not.toBeInTheDocument()
    unmount()
    render(<Single from="2026-11-05" />)
    await openCalendar()
    await userEvent.click(screen.getByRole('button', { name: 'Limpar' }))
    expect(shown()).toBe('nada')
  })

  it('closes with Escape', async () => {
    render(<Single />)
    await openCalendar()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('ties its error to the text', () => {
    render(<Single error="Insere uma data válida" />)
    expect(screen.getByRole('textbox')).toBeInvalid()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Erro: Insere uma data válida')
  })

  it('refuses a part outside a picker', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<DatePickerCalendar />)).toThrow('DatePicker context missing')
    quiet.mockRestore()
  })
})
