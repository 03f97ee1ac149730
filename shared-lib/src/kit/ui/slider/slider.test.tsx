import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { recordChanges } from '../../../platform/mount/replay'
import { NumberField } from '../number-field/number-field'
import { Slider } from './slider'

const words = (value: number) => `${value} €`

function Amount({ first }: { first: number | undefined }) {
  const [value, setValue] = useState(first)
  const shared = { label: 'Montante', value, onChange: setValue }
  return (
    <form aria-label="Conta">
      <NumberField name="amount" {...shared} />
      <Slider {...shared} min={900} max={5000} step={50} words={words} />
    </form>
  )
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Montante' })
const box = () => screen.getByRole('textbox', { name: 'Montante' })

describe('Slider', () => {
  it('moves the number of its field', () => {
    render(<Amount first={1500} />)
    fireEvent.change(slider(), { target: { value: '2050' } })
    expect(box()).toHaveDisplayValue('2.050')
    expect(slider()).toHaveAttribute('aria-valuetext', '2050 €')
  })

  it('follows what is typed, and states it whole where the track ends before it or steps over it', () => {
    render(<Amount first={1500} />)
    for (const { typed, place } of [
      { typed: '1234', place: '1250' },
      { typed: '100', place: '900' },
      { typed: '9000', place: '5000' },
    ]) {
      fireEvent.change(box(), { target: { value: typed } })
      expect(slider()).toHaveValue(place)
      expect(slider()).toHaveAttribute('aria-valuetext', `${typed} €`)
    }
  })

  it('is in the middle and states that there is no number', () => {
    render(<Amount first={undefined} />)
    expect(slider()).toHaveValue('2950')
    expect(slider()).toHaveAttribute('aria-valuetext', 'sem valor')
  })

  it.each([
    { min: 0, max: 1, step: 0.1, value: 0.3, place: '0.3' },
    { min: 1, max: 10, step: 4, value: 10, place: '9' },
    { min: -1, max: 6, step: 0.25, value: 2.3, place: '2.25' },
  ])('is on a step of $min to $max by $step', ({ place, ...track }) => {
    render(<Slider label="Taxa" words={words} onChange={() => {}} {...track} />)
    expect(screen.getByRole('slider')).toHaveValue(place)
  })

  it('sends nothing by itself', () => {
    render(<Amount first={1500} />)
    expect([...new FormData(screen.getByRole('form')).keys()]).toEqual(['amount'])
  })

  it('keeps what was typed when its code wakes, though that is between two steps', async () => {
    document.body.innerHTML = `<main>${renderToString(<Amount first={1234} />)}</main>`
    const main = document.querySelector('main') as HTMLElement
    const replay = recordChanges(main)
    const root = await act(async () => hydrateRoot(main, <Amount first={1234} />))
    await act(async () => replay())
    expect(box()).toHaveDisplayValue('1.234')
    await act(async () => root.unmount())
  })
})
