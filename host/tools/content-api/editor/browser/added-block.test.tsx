import { renderHook } from '@testing-library/react'
import { useAddedBlock } from './added-block'

const select = jest.fn()
const block = () => renderHook(() => useAddedBlock(select)).result.current

beforeEach(() => {
  jest.useFakeTimers()
  select.mockReset()
})
afterEach(() => jest.useRealTimers())

it('notifies the page of the block when it may have drawn it, and again after what is typed into it', () => {
  const { add, chosen, changed } = block()
  add('new')
  chosen('new')
  expect(select).not.toHaveBeenCalled()
  jest.advanceTimersByTime(10_000)
  expect(select).toHaveBeenLastCalledWith('new')
  const calls = select.mock.calls.length
  changed()
  jest.advanceTimersByTime(10_000)
  expect(select.mock.calls.length).toBeGreaterThan(calls)
})

it('leaves the page alone when another block was chosen', () => {
  const { add, chosen, changed } = block()
  add('new')
  chosen('other')
  changed()
  jest.advanceTimersByTime(10_000)
  expect(select).not.toHaveBeenCalled()
})
