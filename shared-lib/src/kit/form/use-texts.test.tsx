import { act, renderHook } from '@testing-library/react'
import { useTexts } from './use-texts'

const open = (place?: string) => renderHook(() => useTexts({ amount: '1000', months: '12' }, place))
const texts = (place?: string) => open(place).result.current[0]

beforeEach(() => sessionStorage.clear())

it('has what was half typed after a reload of the same page, over what the address gives, and nowhere else', () => {
  const { result, unmount } = open('sair?a=1')
  act(() => result.current[1]({ amount: '20' }))
  act(() => result.current[1]({ spread: '0,' }))
  expect(result.current[0]).toEqual({ amount: '20', months: '12', spread: '0,' })
  unmount()
  expect(texts('sair?a=1')).toEqual({ amount: '20', months: '12', spread: '0,' })
  expect(texts('sair?a=2')).toEqual({ amount: '1000', months: '12' })
})

it('keeps nothing without a place, as on a foreign page', () => {
  const { result } = open()
  act(() => result.current[1]({ amount: '20' }))
  expect(sessionStorage).toHaveLength(0)
})
