import { renderHook } from '@testing-library/react'
import { useAddedBlock } from './added-block'

const tell = jest.fn()
const block = () => renderHook(() => useAddedBlock(tell)).result.current

beforeEach(() => {
  jest.useFakeTimers()
  tell.mockReset()
})
afterEach(() => jest.useRealTimers())

it('tells the page of the block when it may have drawn it, and again after what is typed into it', () => {
  const { add, chosen, changed } = block()
  add('new')
  chosen('new')
  expect(tell).not.toHaveBeenCalled()
  jest.advanceTimersByTime(10_000)
  expect(tell).toHaveBeenLastCalledWith('new')
  const calls = tell.mock.calls.length
  changed()
  jest.advanceTimersByTime(10_000)
  expect(tell.mock.calls.length).toBeGreaterThan(calls)
})

it('leaves the page alone when another block was chosen', () => {
  const { add, chosen, changed } = block()
  add('new')
  chosen('other')
  changed()
  jest.advanceTimersByTime(10_000)
  expect(tell).not.toHaveBeenCalled()
})
