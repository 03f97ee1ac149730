import { memoize } from './memoize'

it('makes once for each object, and again for another key', () => {
  const make = jest.fn((source: object, key: string) => ({ source, key }))
  const made = memoize(make)
  const [one, other] = [{}, {}]
  const first = made(one, 'a')
  expect(made(one, 'a')).toBe(first)
  expect(made(other, 'a')).not.toBe(first)
  expect(made(one, 'b')).toEqual({ source: one, key: 'b' })
  expect(made(one, 'a')).not.toBe(first)
  expect(make).toHaveBeenCalledTimes(4)
})

it('keeps what was made of nothing', () => {
  const make = jest.fn((_source: object) => undefined)
  const made = memoize(make)
  const one = {}
  expect([made(one), made(one)]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(1)
})
