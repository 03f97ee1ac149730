import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { count, euros, percent } from '../fields'
import { defineForm, type Fields } from '../form'
import { FormSections } from './form-sections'
import { sliderControls } from './slider-controls'

const form = defineForm(
  {
    amount: euros({ label: 'Montante', min: 1, max: 1_000_000, slider: { min: 1000, max: 9000, step: 500 } }),
    rate: percent({ label: 'Taxa', min: -2, max: 20, slider: { min: -0.5, max: 6, step: 0.05 } }),
    months: count({ label: 'Meses', min: 1, max: 600 }),
  },
  [{ names: ['amount', 'rate'], decisive: true }, { names: ['months'] }],
  { amount: '5000', rate: '3,5', months: '60' },
)

function Sheet({ first, problem }: { first: Readonly<Record<string, string>>; problem?: string }) {
  const [texts, setTexts] = useState(first)
  return (
    <>
      <FormSections
        form={form as unknown as typeof form & { fields: Fields }}
        texts={texts}
        problems={problem ? [{ field: problem, message: 'Errado' }] : []}
        controls={sliderControls}
        idPrefix=""
        onChange={(changes) => setTexts((before) => ({ ...before, ...changes }))}
      />
      <output>{JSON.stringify(texts)}</output>
    </>
  )
}
const told = () => JSON.parse(screen.getByRole('status').textContent ?? '')
const opening = form.opening ?? {}
const more = () => screen.getByText(/^Mais opções/).closest('details')

describe('a number with a slider', () => {
  it('is written as it is typed when the slider moves it', () => {
    render(<Sheet first={opening} />)
    fireEvent.change(screen.getByRole('slider', { name: 'Montante' }), { target: { value: '7500' } })
    fireEvent.change(screen.getByRole('slider', { name: 'Taxa' }), { target: { value: '-0.45' } })
    expect(told()).toMatchObject({ amount: '7500', rate: '-0,45' })
    expect(screen.getByRole('textbox', { name: 'Montante' })).toHaveDisplayValue('7.500')
    expect(screen.getByRole('textbox', { name: 'Taxa' })).toHaveDisplayValue('-0,45')
    expect(screen.getByRole('slider', { name: 'Taxa' })).toHaveAttribute('aria-valuetext', '-0,45\u00a0%')
  })

  it('stays a plain number without one', () => {
    render(<Sheet first={opening} />)
    expect(screen.getByRole('textbox', { name: 'Meses' })).toBeInTheDocument()
    expect(screen.queryByRole('slider', { name: 'Meses' })).toBeNull()
  })
})

describe('what does not decide', () => {
  it('is closed while it is as the form opens', () => {
    render(<Sheet first={opening} />)
    expect(more()).not.toHaveAttribute('open')
    expect(screen.getByRole('textbox', { name: 'Montante' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Meses' })).not.toBeVisible()
  })

  it('is open on a wide screen where something in it is the visitor’s own', () => {
    render(<Sheet first={{ ...opening, months: '72' }} />)
    expect(more()).not.toHaveAttribute('open')
    expect(more()).toHaveAttribute('data-wide')
    expect(screen.getByText('Mais opções · com valores')).toBeVisible()
  })

  it('opens for a mistake in it', () => {
    const { rerender } = render(<Sheet first={opening} />)
    rerender(<Sheet first={opening} problem="months" />)
    expect(more()).toHaveAttribute('open')
  })

  it('stays closed for a mistake outside', () => {
    render(<Sheet first={opening} problem="amount" />)
    expect(more()).not.toHaveAttribute('open')
  })
})
