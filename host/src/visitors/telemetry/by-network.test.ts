import fc from 'fast-check'
import { forAll } from 'shared-lib/testing/for-all'
import { joined, networks, quieter, split } from './by-network'

const rows = fc.array(fc.record({ network: fc.nat(20), count: fc.nat(1000) }))
const sum = (counted: readonly { count: number }[]) => counted.reduce((total, { count }) => total + count, 0)

it('hears nothing while no more networks report than are left out', () => {
  const of = (network: number, count: number) => ({ network, count })
  expect(quieter([of(1, 900), of(1, 5), of(2, 9)], 2)).toEqual([])
})

it('whatever so few networks report changes nothing for the worse', () =>
  forAll(rows, fc.nat(4), fc.nat(100_000), (honest, leaveOut, count) => {
    const hostile = Array.from({ length: leaveOut }, (_, at) => ({ network: 100 + at, count }))
    expect(sum(quieter([...honest, ...hostile], leaveOut))).toBeLessThanOrEqual(sum(honest))
  }))

it('leaves nothing out where it may not', () =>
  forAll(rows, (given) => expect(quieter(given, 0)).toEqual(given)))

it('joins a network and a bucket to one number and back', () =>
  forAll(fc.nat(networks), fc.nat(31), (network, bucket) =>
    expect(split({ bucket: joined(network, bucket), count: 1 })).toEqual({ network, bucket, count: 1 }),
  ))
