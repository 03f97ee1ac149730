import '@testing-library/jest-dom'
import { act, render, screen } from '@testing-library/react'
import { Collapse } from './collapse'

const scroll = jest.fn()
const motion = (reduced: boolean) =>
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: reduced }) })
const panel = (open: boolean) => (
  <Collapse open={open} id="sub">
    <a href="/energia">Energia</a>
  </Collapse>
)

beforeEach(() => {
  jest.useFakeTimers()
  scroll.mockClear()
  Element.prototype.scrollIntoView = scroll
  motion(false)
})
afterEach(() => jest.useRealTimers())

describe('Collapse', () => {
  it('cannot be reached while folded', () => {
    const { rerender, container } = render(panel(false))
    expect(container.firstElementChild).toHaveAttribute('inert')
    rerender(panel(true))
    expect(container.firstElementChild).not.toHaveAttribute('inert')
    expect(screen.getByRole('link', { name: 'Energia' })).toBeInTheDocument()
  })

  it('scrolls to its content 250 ms after opening, not when it was open from the start', () => {
    const { rerender } = render(panel(true))
    act(() => jest.advanceTimersByTime(300))
    expect(scroll).not.toHaveBeenCalled()
    rerender(panel(false))
    rerender(panel(true))
    act(() => jest.advanceTimersByTime(249))
    expect(scroll).not.toHaveBeenCalled()
    act(() => jest.advanceTimersByTime(1))
    expect(scroll).toHaveBeenCalledTimes(1)
  })

  it('leaves the page where it is under reduced motion', () => {
    motion(true)
    const { rerender } = render(panel(false))
    rerender(panel(true))
    act(() => jest.advanceTimersByTime(300))
    expect(scroll).not.toHaveBeenCalled()
  })
})
