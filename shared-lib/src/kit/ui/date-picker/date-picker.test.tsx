import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DatePicker, type DatePickerProps } from './date-picker'
import { DatePickerCalendar } from './date-picker-calendar'

type Extra = Partial<Pick<DatePickerProps, 'required' | 'error' | 'debounceMs' | 'min' | 'max' | 'startOpen'>>

function Single({ from, ...extra }: Extra & { from?: string }) {
  const [value, setValue] = useState(from)
  return (
    <>
      <DatePicker name="day" label="Início" today="2026-11-21" value={value} onChange={setValue} {...extra} />
      <output>{value ?? 'nada'}</output>
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

  it.each([
    ['650', 650],
    [undefined, 400],
    ['depressa', 400],
  ])('waits as the site is set where nothing else is given: %s', (set, pause) => {
    if (set) document.documentElement.dataset.datePause = set
    jest.useFakeTimers()
    render(<Single />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '07/11/2026' } })
    act(() => jest.advanceTimersByTime(pause - 1))
    expect(shown()).toBe('nada')
    act(() => jest.advanceTimersByTime(1))
    expect(shown()).toBe('2026-11-07')
    jest.useRealTimers()
    delete document.documentElement.dataset.datePause
  })

  it.each([
    ['01112026', 'Escolhe um dia a partir de 10/11/2026.'],
    ['01012030', 'Escolhe um dia até 31/12/2027.'],
    ['31022027', '31/02/2027 não existe no calendário.'],
    ['3101', 'Escreve o dia, o mês e o ano, por exemplo 31/01/2027.'],
  ])('explains why the typed %s is not taken, until something else is typed', async (text, why) => {
    render(<Single min="2026-11-10" max="2027-12-31" />)
    const field = screen.getByRole('textbox')
    await userEvent.type(field, text)
    await userEvent.tab()
    expect(shown()).toBe('nada')
    expect(field).toHaveAccessibleDescription(`Erro: ${why}`)
    await userEvent.clear(field)
    await userEvent.type(field, '20112026')
    expect(field).not.toBeInvalid()
  })

  it('begins the week on Monday and jumps between years', async () => {
    render(<Single startOpen />)
    const [first] = screen.getAllByRole('columnheader', { hidden: true })
    expect(first).toHaveTextContent(/^S/)
    const monday = screen.getByRole('button', { name: /\b2 de novembro de 2026/ }).closest('td')
    expect(monday?.cellIndex).toBe(0)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ano' }), '2010')
    await userEvent.click(screen.getByRole('button', { name: /\b5 de novembro de 2010/ }))
    expect(shown()).toBe('2010-11-05')
  })

  it('leaves no style element for the page’s policy to refuse', () => {
    render(<Single startOpen />)
    expect(document.getElementById('react-aria-pressable-style')?.tagName).toBe('META')
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
